import { MediaQuery } from "svelte/reactivity";

/** Whether there is room for a bar at the side. */
export const wide = new MediaQuery("min-width: 901px", true);
