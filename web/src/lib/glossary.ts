/** The words of the game, each in a sentence or two. */
export const GLOSSARY: Record<string, string> = {
  ace: "Send a card to Boot Hill, from where it does not come back.",
  adjacent:
    "Next to each other. The town square is next to every location in town; locations on a street are next to their neighbours.",
  ante: "One ghost rock that everybody puts into the pot before lowball.",
  boot: "A booted card is used up for today; here it slants and has stripes. Booted dudes cannot move, call out or help from next door.",
  "Boot Hill": "The graveyard. Cards there are out of the game.",
  bounty: "The price on a wanted dude’s head: who kills him in a fight collects it.",
  bullets: "How well a dude shoots. Silver is stud: more cards to draw. Brass is draw: more cards to redraw.",
  callout: "A challenge. Accept and there is a shootout; refuse and your dude goes home booted.",
  casualties:
    "What a lost round of a shootout costs: the difference of the hand ranks. A discarded dude covers one, an aced dude two.",
  "Cheatin’":
    "A draw hand with two equal cards (same suit and value), jokers apart: they make no hand Cheatin’. Others may punish it.",
  "control points": "What wins the game. Deeds give them to the player with the most influence there.",
  deed: "A place on a street. Its control points count for whoever controls it; its ghost rock is paid to its owner alone, and only while he controls it.",
  "discard pile": "Used cards. When a deck is empty, they are shuffled and are the deck again.",
  "draw hand": "Five cards that count as a poker hand, in lowball and in shootouts.",
  dude: "A character in your gang. Dudes move, fight, carry goods and bring influence.",
  Gambling: "The first phase of a day: everybody puts 1 ghost rock into the pot and plays lowball for it.",
  "ghost rock": "The money of the town. You pay cards, upkeep and the ante with it.",
  goods: "Weapons, horses and other things that a dude carries.",
  "hand rank": "How good a poker hand is, from 1 (high card) to 11 (the Dead Man’s Hand).",
  "High Noon": "The main phase: in turns, everybody makes one play or passes, until all pass in a row.",
  home: "Where your outfit lives. Your dudes start here, and flee here.",
  "home booted":
    "Back to the home of his outfit, and used up for today: a booted dude makes no plays until he unboots at Sundown. He can be fought, and some cards still bring him into a fight.",
  influence:
    "How much a dude counts in town. It decides who controls a deed, and it shields you: a rival needs more control points than you have influence.",
  job: "A leader boots to do something at a mark; the rivals may form a posse against it.",
  joker: "A wild card: its owner names its suit and value when hands are revealed.",
  leader: "Who began it: the dude who called out, or who leads the job. His side is the leader’s posse.",
  lowball: "The poker round at dawn: the lowest hand wins the pot and is the Winner of the day.",
  mark: "The dude, deed or place that a callout or a job is aimed at.",
  posse: "The dudes on one side of a shootout or job.",
  Private:
    "A deed says so among its keywords; every home is Private. A shootout there makes strangers wanted: who does not belong to the owner gains 1 bounty.",
  production: "Ghost rock that a home, deed or dude brings at Upkeep.",
  Public: "A deed says so among its keywords; the town square is Public too. Nobody gains a bounty there.",
  pull: "Turn over the top card of your deck for a test: its value counts.",
  shooter: "The dude whose bullets count in full this round; all others add one.",
  shootout: "A fight between two posses, round by round, decided by poker hands.",
  spell: "Hexes, miracles, spirits and the like: a gifted dude tests a skill to use them.",
  stash: "The ghost rock you have.",
  stud: "A silver bullet rating: each bullet is one more card in the draw hand to choose from.",
  Sundown: "The end of the day: victory is checked, hands are filled, cards unboot.",
  "town square": "The middle of the town, next to every street.",
  unboot: "Make a card ready again, usually at Sundown.",
  upkeep: "What a card costs every day; who is not paid for leaves.",
  wanted: "With a bounty on his head.",
  Winner: "Who won lowball: acts first and wins ties of timing today.",
};

const FORMS: Record<string, string> = {
  aced: "ace",
  aces: "ace",
  rank: "hand rank",
  ranks: "hand rank",
  leads: "leader",
  marks: "mark",
  boots: "boot",
  booted: "boot",
  unboots: "unboot",
  bullet: "bullets",
  casualty: "casualties",
  "Cheatin'": "Cheatin’",
  "called out": "callout",
  "call out": "callout",
  "control point": "control points",
  control: "control points",
  deeds: "deed",
  dudes: "dude",
  jobs: "job",
  jokers: "joker",
  Lowball: "lowball",
  posses: "posse",
  Posse: "posse",
  pulls: "pull",
  Shootout: "shootout",
  shooters: "shooter",
  spells: "spell",
  sundown: "Sundown",
  Upkeep: "upkeep",
  Noon: "High Noon",
  Casualties: "casualties",
};

/** A stretch of a text; with an explanation where it is a word of the game. */
export interface Stretch {
  text: string;
  meaning?: string;
}

const words = [...Object.keys(GLOSSARY), ...Object.keys(FORMS)].sort((a, b) => b.length - a.length);
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const PATTERN = new RegExp(`(?<![\\w’'])(${words.map(escape).join("|")})(?![\\w’'])`, "g");

/** A text with the words of the game explained, each at its first appearance; not within the name of a card. */
export function explained(text: string, titles: readonly string[] = []): Stretch[] {
  const named = titles.flatMap((title) =>
    [...text.matchAll(new RegExp(escape(title), "g"))].map(
      ({ index }) => [index, index + title.length] as const,
    ),
  );
  const found: Stretch[] = [];
  const known = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(PATTERN)) {
    const term = FORMS[match[0]] ?? match[0];
    const meaning = GLOSSARY[term];
    if (!meaning || known.has(term) || isCard(text, match)) continue;
    if (named.some(([from, to]) => match.index >= from && match.index < to)) continue;
    known.add(term);
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[0], meaning });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The ace of a suit is a card; to ace is a verb. */
function isCard(text: string, match: RegExpExecArray): boolean {
  if (match[0] === "aces") return /\b(two|three|four|five|of|pair of|and) $/.test(text.slice(0, match.index));
  return match[0] === "ace" && /^ace (of|high)\b/.test(text.slice(match.index));
}

/** When an ability can be used, by the words before its colon. */
const TIMES: Record<string, string> = {
  Noon: "in your turn at High Noon, as your play",
  Shootout: "in your turn to make plays in a shootout",
  Resolution: "after the draw hands are revealed",
  "Cheatin’ Resolution": "after the draw hands are revealed, if an opponent cheats",
  React: "at once, when what it names happens",
  Boot: "boots the card to use it",
  Repeat: "any number of times a day; others once a day",
  Job: "sends a posse to a mark; the leader boots",
  Trait: "works by itself",
};

/** Which of these words a card’s text begins with. */
export function timesOf(text: readonly string[]): [string, string][] {
  const heads = text.map((line) => line.split(":")[0] ?? "").filter((head) => head.length < 60);
  return Object.entries(TIMES).filter(([word]) =>
    heads.some((head) => new RegExp(`(^|[ ,])${word.replace("’", "[’']")}($|[ ,])`).test(head)),
  );
}
