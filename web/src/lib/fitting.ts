/** The town is drawn as roomy as it fits: step by step tighter, and only at last it is scrolled. */

/** Texts whole, of four lines, of two, none; what dudes carry as signs; no pictures; everything small. */
const STEPS = 6;

const overflows = (node: HTMLElement): boolean =>
  [node, ...node.querySelectorAll<HTMLElement>("[data-fits]")].some(
    (one) => one.scrollHeight > one.clientHeight + 1,
  );

/**
 * Writes the steps that are taken on the page as `data-tight="1 2 3"`, until the returned function is called. Meanwhile
 * nothing becomes roomy again: what one reads and clicks does not jump with every move.
 */
export function fitting(node: HTMLElement): () => void {
  const page = node.closest<HTMLElement>("[data-page]") ?? node;
  let taken = 0;

  const fit = (): void => {
    for (let step = taken; ; step += 1) {
      page.dataset["tight"] = Array.from({ length: step }, (_, place) => place + 1).join(" ");
      taken = step;
      if (step === STEPS || !overflows(node)) return;
    }
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
