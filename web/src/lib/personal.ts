import type { DecisionView } from "./protocol";

/** What somebody does, and what you do, where it is not just a letter less. */
const DOING: Readonly<Record<string, string>> = { is: "are", has: "have", was: "were" };
/** What may follow a name and is nothing that somebody does. */
const NO_VERBS = new Set(["as", "plus", "this", "always", "across"]);

/** What you do, from what somebody does. */
function doing(verb: string): string {
  if (DOING[verb]) return DOING[verb];
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/ss$/.test(verb)) return verb;
  return /(ss|sh|ch|x|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** A sentence for the player it is about: "you win", "your hand", wherever it calls the player by name.
 *  A name that begins a longer one, as that of a card, stays. */
export function toYou(text: string, name: string | undefined): string {
  if (!name || !text.includes(name)) return text;
  const exactly = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(
    `(^|[.?!“] |[^\\p{L}\\p{N}])(the home of )?${exactly}(?:(['’]s)(?![\\p{L}\\p{N}])( again)?|(?![\\p{L}\\p{N}'’])(?! \\p{Lu})( \\p{Ll}+s(?![\\p{L}'’]))?)`,
    "gu",
  );
  const spoken = text.replace(
    found,
    (whole, before: string, home = "", whose = "", again = "", verb = "", at: number = 0) => {
      const after = text.slice(at + whole.length);
      const begins = before === "" || /^[.?!“]/.test(before);
      let word = `you${verb}`;
      if (whose) word = again || !/^ [\p{L}\p{N}“"(]/u.test(after) ? `yours${again}` : "your";
      else if (home) word = `your home${verb}`;
      else if (verb && !NO_VERBS.has(verb.trim())) word = `you ${doing(verb.trim())}`;
      if (home && whose) return whole;
      return before + (begins ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    },
  );
  return spoken.replace(FURTHER, (_, before: string, verb: string) => before + doing(verb));
}

/** What you do besides, in the same sentence. */
const FURTHER = /(\b[Yy]ou \p{Ll}+[^.;:]*, and )(goes|wins|takes|pays|draws|gains|loses|passes)\b/gu;

/** A question whose answers speak to the player who is asked. */
export function spokenTo(
  seat: number,
  decision: DecisionView | undefined,
  say: (text: string) => string,
): DecisionView | undefined {
  if (!decision?.options || decision.seat !== seat) return decision;
  return { ...decision, options: decision.options.map((option) => ({ ...option, text: say(option.text) })) };
}
