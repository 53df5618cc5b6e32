/** On a small screen the question has the room that it needs: it may become more while it is asked, never less. */

/** So much the words of what one marks may grow before anything moves. */
const SLACK = 28;
/** News of two lines. */
const NEWS = 66;
/** Chances that are still to come. */
const ODDS = 45;
/** What a card can do needs so much, if one can act. */
const MENU = 176;

/** How high the panel of the question is by itself. The town above it stays where it is while that is measured. */
function natural(panel: HTMLElement): number {
  const { flex } = panel.style;
  panel.dataset["measured"] = "";
  panel.style.flex = "0 0 0px";
  const height = panel.scrollHeight;
  panel.style.flex = flex;
  delete panel.dataset["measured"];
  return height;
}

/** Writes as `--room` how much the foot of the page needs, until the returned function is called. */
export function steady(foot: HTMLElement): () => void {
  let room = 0;
  const look = (): void => {
    const panel = foot.querySelector<HTMLElement>(":scope > .prompt");
    // What one opens oneself lies over the town or borrows from it: the room of the question stays.
    if (!panel || panel.matches(".choosing, .open, .risen, .brief")) return;
    const news = foot.querySelector(":scope > .latest") ? NEWS : 0;
    const odds = panel.matches(".weighed") && !panel.querySelector(".odds") ? ODDS : 0;
    const wanted = Math.max(
      panel.matches(".acts") ? MENU : 0,
      natural(panel) + news + odds + (panel.matches(".gathers.mine") ? SLACK : 0),
    );
    if (wanted <= room) return;
    room = wanted;
    foot.style.setProperty("--room", `${room}px`);
  };
  const changes = globalThis.MutationObserver ? new MutationObserver(look) : undefined;
  changes?.observe(foot, { childList: true, characterData: true, subtree: true });
  let gone = false;
  void document.fonts?.ready.then(() => gone || look());
  look();
  return () => {
    gone = true;
    changes?.disconnect();
    foot.style.removeProperty("--room");
  };
}
