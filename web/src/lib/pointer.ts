/** Where the mouse is and was. What slides under a pointer at rest is not pointed at. */
let [x, y, stirred] = [-1, -1, false];

globalThis.addEventListener?.(
  "pointermove",
  (event: PointerEvent) => {
    stirred = event.clientX !== x || event.clientY !== y;
    [x, y] = [event.clientX, event.clientY];
  },
  { capture: true },
);

/** Whether the event that is handled comes from a mouse that was really moved. */
export const pointed = (event: PointerEvent): boolean => event.pointerType === "mouse" && stirred;
