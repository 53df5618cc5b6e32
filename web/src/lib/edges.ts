/** What is scrolled says so: at which of its edges there is more, as `data-more="before after"`. */
import type { Attachment } from "svelte/attachments";

const LEAST = 4;

export const edges: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const more = [
      node.scrollTop > LEAST ? "before" : "",
      node.scrollTop + node.clientHeight < node.scrollHeight - LEAST ? "after" : "",
    ]
      .filter(Boolean)
      .join(" ");
    if (node.dataset["more"] !== more) node.dataset["more"] = more;
  };
  const sizes = globalThis.ResizeObserver ? new ResizeObserver(look) : undefined;
  sizes?.observe(node);
  const changes = globalThis.MutationObserver ? new MutationObserver(look) : undefined;
  changes?.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes?.disconnect();
    changes?.disconnect();
    node.removeEventListener("scroll", look);
  };
};
