import type { Play } from "./play.svelte";

/** What the page does for keys that are not about the decision. */
export interface PageKeys {
  help: () => void;
  undo: () => void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Everything can be done by keyboard: see the help page. Says whether the key was used. */
export function pressed(event: KeyboardEvent, play: Play, page: PageKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  const focused = document.activeElement as HTMLElement | null;
  if (play.curtain) {
    // Behind the curtain nothing can be done but to lift it.
    if (event.key !== "Enter") return event.key !== "Tab";
    play.lift();
    return true;
  }
  if (play.past && past(event.key, play)) return true;
  switch (event.key) {
    case "?":
      page.help();
      return true;
    case "u":
      page.undo();
      return true;
    case "o":
      if (play.mine) play.listOpen = !play.listOpen;
      return play.mine;
    case "h":
      if (play.seat >= 0 && !play.mine) play.connection?.send({ type: "hurry" });
      return true;
    case "w":
      return why(play, focused);
    case "i":
      return read(play, focused);
    case "p":
      if (play.mine && play.pass?.key === "pass") play.rest();
      return play.mine;
    case "b":
      return play.connection?.lookAgain() ?? false;
    case "Escape":
      play.connection?.skipScene();
      play.listOpen = false;
      play.clear();
      return true;
    case " ":
      return space(play);
    case "Enter":
      return enter(play, focused);
    case "ArrowRight":
    case "ArrowLeft":
    case "ArrowDown":
    case "ArrowUp":
      return walk(event.key, focused);
  }
  if (/^[1-9]$/.test(event.key)) {
    // The menu of a selected card comes before the buttons of the question.
    const place = Number(event.key) - 1;
    const line = play.menu.find((one) => one.number === place + 1);
    const option = play.choices.buttons[place];
    if (line) play.choose(line);
    else if (option && !play.menu.length) play.answer(option);
    else return false;
    return true;
  }
  return false;
}

/** Looking back: to the line before or after, or back to now. */
function past(key: string, play: Play): boolean {
  if (key === "ArrowLeft") void play.lookBeside(-1);
  else if (key === "ArrowRight") void play.lookBeside(1);
  else if (key === "Escape") play.backToNow();
  else return false;
  return true;
}

function why(play: Play, focused: HTMLElement | null): boolean {
  const id = Number(focused?.dataset["id"] ?? play.selected ?? 0);
  if (!id) return false;
  play.selected = id;
  play.ask(id);
  return true;
}

function read(play: Play, focused: HTMLElement | null): boolean {
  const id = Number(focused?.dataset["id"] ?? play.selected ?? play.inspected?.id ?? 0);
  if (!id) return false;
  play.reading = id;
  return true;
}

function space(play: Play): boolean {
  // What lies over the town goes first: nobody passes by a key that was meant for it.
  if (play.scene) return play.connection?.skipScene() ?? false;
  if (play.held && play.seat >= 0) {
    play.ready();
    return true;
  }
  const pass = play.pass;
  if (!pass) return false;
  play.answer(pass);
  return true;
}

function enter(play: Play, focused: HTMLElement | null): boolean {
  // What was just chosen has the focus still: the key now means the button that shows it.
  if (focused?.matches(".chosen[data-id]") && play.choices.gathering && play.complete) {
    play.confirm();
    return true;
  }
  // The only play of the card that is open: the same key again makes it.
  const [only, ...others] = play.plays;
  if (only && !others.length && focused?.dataset["id"] === String(play.selected)) {
    play.answer(only);
    return true;
  }
  if (focused && focused !== document.body && focused.matches("button, a")) return false;
  if (play.scene) return play.connection?.skipScene() ?? false;
  const best = play.words?.best?.[0]?.[0];
  const named = play.choices.buttons.find((option) => option.key === best);
  if (named) play.answer(named);
  else if (play.choices.gathering && play.complete && !play.unwise) play.confirm();
  else return false;
  return true;
}

/** The next thing that can be chosen in a direction; cards that can act come before all others. */
function walk(key: string, focused: HTMLElement | null): boolean {
  const all = [
    ...document.querySelectorAll<HTMLElement>(".able[data-id], .target[data-id], .chosen[data-id]"),
  ];
  const list = all.length ? all : [...document.querySelectorAll<HTMLElement>("[data-id]")];
  if (!list.length) return false;
  if (!focused || !list.includes(focused)) {
    list[0]?.focus();
    return true;
  }
  const sideways = key === "ArrowRight" || key === "ArrowLeft";
  const forward = key === "ArrowRight" || key === "ArrowDown";
  const from = focused.getBoundingClientRect();
  const distance = (element: HTMLElement): number => {
    const box = element.getBoundingClientRect();
    const [x, y] = [
      box.left + box.width / 2 - (from.left + from.width / 2),
      box.top + box.height / 2 - (from.top + from.height / 2),
    ];
    const [along, across] = sideways ? [x, y] : [y, x];
    const ahead = forward ? along : -along;
    return ahead > 4 ? ahead + 2.5 * Math.abs(across) : Number.POSITIVE_INFINITY;
  };
  const others = list.filter((element) => element !== focused);
  const nearest = others.reduce<HTMLElement | undefined>(
    (best, element) =>
      distance(element) < (best ? distance(best) : Number.POSITIVE_INFINITY) ? element : best,
    undefined,
  );
  const step = forward ? 1 : -1;
  (nearest ?? list[(list.indexOf(focused) + step + list.length) % list.length])?.focus();
  return true;
}
