import { FACETS, nothing, SORTS, VIEWS, type Chosen, type Sort, type View } from "./choosing";

/** A search as it stands in the address. */
export interface Wanted {
  query: string;
  chosen: Chosen;
  view: View;
  sort: Sort;
}

/** What an address asks for; what it says wrongly is left out. */
export function fromAddress(text: string): Wanted {
  const said = new URLSearchParams(text);
  const chosen = nothing();
  for (const facet of FACETS) chosen[facet] = said.get(facet)?.split("|").filter(Boolean) ?? [];
  return {
    query: said.get("q") ?? "",
    chosen,
    view: VIEWS.find((view) => view === said.get("view")) ?? "list",
    sort: SORTS.find((sort) => sort === said.get("sort")) ?? "title",
  };
}

export function toAddress({ query, chosen, view, sort }: Wanted): string {
  const said = new URLSearchParams();
  if (query.trim()) said.set("q", query.trim());
  for (const facet of FACETS) if (chosen[facet].length) said.set(facet, chosen[facet].join("|"));
  if (view !== "list") said.set("view", view);
  if (sort !== "title") said.set("sort", sort);
  const text = said.toString();
  return text && `?${text}`;
}
