// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

export type * from "./advice";
export type * from "./asked";
export type * from "./card_facts";
export type * from "./deck_pages";
export type * from "./endings";
export type * from "./exhibits";
export type * from "./lab_pages";
export type * from "./library_pages";
export type * from "./pages";
export type * from "./reasons";
export type * from "./shapes";
export type * from "./told";
export type * from "./words";
