/** The town is drawn as roomy as it fits: step by step tighter, and only at last it is scrolled. */

/**
 * Texts of four lines, of two; no large portraits; no texts; what dudes carry as signs; no pictures; everything small; and
 * where somebody has chosen large letters, at last smaller ones, in two steps.
 */
const STEPS = ["1", "2", "plain", "3", "4", "5", "6", "7", "8"];
/** Up to here nothing changes but the town: beyond it the whole page has other letters, and keeps them. */
const TOWN = STEPS.indexOf("6") + 1;
/** So many pixels must be free before the town becomes roomier again: what one reads does not jump with every move. */
const RESERVE = 96;

const overflows = (node: HTMLElement): boolean =>
  [node, ...node.querySelectorAll<HTMLElement>("[data-fits]")].some(
    (one) => one.scrollHeight > one.clientHeight + 1,
  );

/**
 * Writes the steps that are taken on the page as `data-tight="1 2 plain"`, until the returned function is called. It
 * becomes roomy again when there is much room, as after a hint that was closed.
 */
export function fitting(node: HTMLElement): () => void {
  const page = node.closest<HTMLElement>("[data-page]") ?? node;
  let taken = 0;
  let letters = "";

  const take = (step: number): void => {
    page.dataset["tight"] = STEPS.slice(0, step).join(" ");
    taken = step;
  };
  const tighten = (from: number, last: number): void => {
    for (let step = from; ; step += 1) {
      take(step);
      if (step >= last || !overflows(node)) return;
    }
  };
  const loosen = (): void => {
    const { scrollTop } = node;
    node.style.maxHeight = `${node.clientHeight - RESERVE}px`;
    tighten(0, taken);
    node.style.maxHeight = "";
    node.scrollTop = scrollTop;
  };
  const fit = (): void => {
    // What borrows room from the town for a moment leaves it as it is drawn.
    if (page.querySelector("[data-borrows]")) return;
    const size = document.documentElement.style.getPropertyValue("--text-size");
    // With letters of another size it is drawn anew, and what was scrolled begins at its beginning.
    if (letters && size !== letters) {
      taken = 0;
      for (const strip of node.querySelectorAll("[data-fits]")) strip.scrollTop = 0;
    }
    letters = size;
    // While others decide there is more room, but not for long.
    if (taken && taken <= TOWN && !page.querySelector("[data-waits]")) loosen();
    // Letters that nobody has made large do not become smaller, so nothing is gained beyond the town itself.
    tighten(taken, parseFloat(size || "1") > 1 ? STEPS.length : TOWN);
  };
  const anew = (): void => {
    taken = 0;
    fit();
  };
  const changes = globalThis.MutationObserver ? new MutationObserver(fit) : undefined;
  changes?.observe(node, { childList: true, characterData: true, subtree: true });
  const sizes = globalThis.ResizeObserver ? new ResizeObserver(fit) : undefined;
  sizes?.observe(node);
  globalThis.addEventListener("resize", anew);
  let gone = false;
  void document.fonts?.ready.then(() => gone || anew());
  fit();
  return () => {
    gone = true;
    changes?.disconnect();
    sizes?.disconnect();
    globalThis.removeEventListener("resize", anew);
  };
}
