import { BEARDS, BUILDINGS, CREATURES, HATS, MARKS, THINGS, TOLD, WOMEN } from "./emblem_shapes";
import type { CardFacts } from "./protocol";

/** A stroke of the picture on a card. */
export interface Shape {
  d: string;
  fill: string;
}

/** Numbers that are always the same for one name: what makes ten dudes ten faces. */
function dice(name: string): <T>(choices: readonly T[]) => T {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return <T>(choices: readonly T[]): T => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393;
    return choices[(state >>> 8) % choices.length] as T;
  };
}

const SKIN = ["#f0cda8", "#e2b48a", "#c98f62", "#a87048", "#83532f", "#643d24"];
const CLOTH = [
  "#3a2c20",
  "#5a4630",
  "#7a5a2c",
  "#2f3f55",
  "#58302a",
  "#3d4a2c",
  "#4d3a5c",
  "#1f1b1a",
  "#8a7a5c",
];
const HAIR = ["#1d1511", "#4a2f1c", "#7a4a22", "#b5823e", "#8d8a86", "#c7c2b8"];
const SCARF = ["#a5362a", "#2f6f9f", "#4c7a3a", "#b5862c", "#6b4a8c", "#2f7f78", "#c9bfae", "#7a3a55"];
const SKY = ["#e9d3a4", "#d9c9b0", "#e6c2a0", "#cfd3c0", "#d8c4cc", "#c9d4dc", "#eadfc2", "#d9cf9f"];

const disc = (fill: string): Shape => ({ d: "M24 2a22 22 0 1 1 0 44a22 22 0 0 1 0-44z", fill });
const block = (fill: string): Shape => ({ d: "M4 6h40v36H4z", fill });

/** The picture of a card, drawn from its facts. */
export function emblemOf(facts: CardFacts): Shape[] {
  const pick = dice(`${facts.title}/${facts.experience ?? 0}/${facts.type}`);
  const words = (facts.keywords ?? []).map((word) => word.replace(/ -?\d+$/, ""));
  switch (facts.type) {
    case "dude":
    case "legend":
      return portrait(facts.title, words, pick);
    case "deed":
    case "outfit":
      return building(words, facts.type, pick);
    default:
      return thing(facts, words, pick);
  }
}

type Pick = ReturnType<typeof dice>;

function portrait(title: string, words: string[], pick: Pick): Shape[] {
  const undead = words.includes("Harrowed");
  const monster = words.includes("Abomination");
  const skin = undead
    ? pick(["#9fb39a", "#a9a8b8", "#8fa3a0"])
    : monster
      ? pick(["#8a9a55", "#7d6f9a", "#9a5a4a", "#5f8a86"])
      : pick(SKIN);
  const hair = pick(HAIR);
  const scarf = pick(SCARF);
  const shapes: Shape[] = [disc(pick(SKY))];
  // Shoulders, scarf, head.
  shapes.push({
    d: pick([
      "M8 46c1-8 7-11 16-11s15 3 16 11z",
      "M6 46c2-7 8-9 18-9s16 2 18 9z",
      "M11 46c1-9 6-12 13-12s12 3 13 12z",
    ]),
    fill: pick(CLOTH),
  });
  shapes.push({
    d: pick([
      "M17 34c4 4 10 4 14 0l-2 7-5 3-5-3z",
      "M16 35h16l-8 8z",
      "M17 34h14v4H17z",
      "M20 35l4 2 4-2 2 5-6-2-6 2z",
    ]),
    fill: scarf,
  });
  const long = pick([true, false, false]);
  if (long) shapes.push({ d: "M13 20c-1 9 0 15 3 18h16c3-3 4-9 3-18z", fill: hair });
  shapes.push({
    d: pick([
      "M15 19h18v8c0 6-4 10-9 10s-9-4-9-10z",
      "M16 18h16v10c0 5-3 9-8 9s-8-4-8-9z",
      "M14.500 19h19l-1 9c-1 5-4 9-8.500 9s-7.500-4-8.500-9z",
    ]),
    fill: skin,
  });
  shapes.push({
    d: "M19 25h2.500v2.500H19zM26.500 25H29v2.500h-2.500z",
    fill: monster ? "#ffe36b" : "#17110c",
  });
  const beard = pick(BEARDS);
  const smooth = monster || title.split(/[^\p{L}]+/u).some((word) => WOMEN.has(word));
  if (beard && !smooth) shapes.push({ d: beard, fill: hair });
  if (monster) shapes.push({ d: pick(CREATURES), fill: "#2b1d12" });
  const own = HATS[words.find((word) => HATS[word]) ?? ""];
  const hat = own ?? pick(Object.values(HATS));
  shapes.push({ d: hat, fill: pick(CLOTH) });
  shapes.push({ d: pick(["M15 17h18v2H15z", "M16 16h16v1.500H16z", ""]), fill: pick(SCARF) });
  for (const word of words) {
    const mark = MARKS[word];
    if (mark) shapes.push({ d: mark.d, fill: mark.fill });
  }
  return shapes.filter((shape) => shape.d);
}

function building(words: string[], type: string, pick: Pick): Shape[] {
  const wall = pick(["#8a5a32", "#a06a3c", "#6f4a30", "#9a7a52", "#7a6a58", "#b08a5c", "#8c4a3a", "#5f6a5a"]);
  const roof = pick(["#3f2a1c", "#5a2a20", "#2f3a44", "#4a4030", "#3d4a38", "#552f3f"]);
  const light = pick(["#ffd97a", "#f4e3bd", "#ffc06b", "#d9e6ea"]);
  const shapes: Shape[] = [type === "outfit" ? disc(pick(SKY)) : block(pick(SKY))];
  shapes.push({
    d: pick([
      "M4 36l12-8 10 6 10-9 8 7v10H4z",
      "M4 33l9-3 12 4 11-6 8 4v10H4z",
      "M4 38h40v4H4z",
      "M4 30l7-7 8 8 9-12 10 12 6-4v15H4z",
    ]),
    fill: pick(["#b99c6c", "#a98f80", "#9aa07c", "#b5886a"]),
  });
  const special = words.map((word) => BUILDINGS[word]).find((one) => one);
  const body = special ?? pick(Object.values(BUILDINGS));
  shapes.push({ d: body.wall, fill: wall }, { d: body.roof, fill: roof });
  shapes.push({
    d: pick([
      "M14 26h5v6h-5zM29 26h5v6h-5z",
      "M13 25h4v4h-4zM22 25h4v4h-4zM31 25h4v4h-4z",
      "M15 24h7v4h-7zM26 24h7v4h-7z",
      "M12 27h6v3h-6zM30 27h6v3h-6z",
    ]),
    fill: light,
  });
  shapes.push({
    d: pick(["M21 33h6v9h-6z", "M20 32c0-4 8-4 8 0v10h-8z", "M15 33h6v9h-6z", "M28 33h6v9h-6z"]),
    fill: roof,
  });
  shapes.push({ d: pick(["M16 20h16v3H16z", "M18 19h12v4H18z", "M20 18h8v5h-8z", ""]), fill: pick(SCARF) });
  for (const word of words) {
    const mark = MARKS[word];
    if (mark) shapes.push({ d: mark.d, fill: mark.fill });
  }
  return shapes.filter((shape) => shape.d);
}

const KINDS: Record<string, string[]> = {
  goods: ["Horse", "Sidekick", "Attire", "Melee", "Weapon", "Mystical", "Improvement", "Gadget"],
  spell: ["Totem", "Hymn", "Hex", "Miracle", "Spirit"],
  action: ["Technique", "Headline", "Condition", "Feat", "Con"],
};

/** What is no dude and no place: a sign for its kind on a ground of its own. */
function thing(facts: CardFacts, words: string[], pick: Pick): Shape[] {
  const kind = (KINDS[facts.type] ?? []).find((word) => words.includes(word)) ?? facts.type;
  const time = /^(Noon|Shootout|Resolution|React|Cheatin)/.exec(facts.text?.[0] ?? "")?.[1] ?? "";
  const signs = THINGS[kind === "action" && time ? time : kind] ?? THINGS["action"] ?? [];
  const told = facts.type === "goods" ? TOLD.find(([name]) => name.test(facts.title))?.[1] : undefined;
  const [ground, sign] = pick([
    ["#efe0b8", "#6b3a10"],
    ["#dfe3d0", "#2f4a33"],
    ["#e3d4dc", "#5a2440"],
    ["#d5dfe8", "#23405f"],
    ["#f0d6c0", "#7a2a18"],
    ["#e6e0d2", "#3a3128"],
    ["#d8e6e2", "#14504b"],
    ["#e6dcee", "#463163"],
  ] as const);
  const rays = pick([
    "M24 2l3 15 9-12-5 14 14-7-11 11 13 1-13 3 11 9-14-5 5 13-9-11-3 15-3-15-9 11 5-13-14 5 11-9-13-3 13-1L3 12l14 7-5-14 9 12z",
    "M24 4a20 20 0 1 1 0 40a20 20 0 0 1 0-40zM24 9a15 15 0 1 0 0 30a15 15 0 0 0 0-30z",
    "M24 3l21 21-21 21L3 24z",
    "M6 6h36v36H6zM10 10v28h28V10z",
    "M2 24h44v4H2zM2 34h44v3H2zM2 14h44v3H2z",
    "M24 2l19 11v22L24 46 5 35V13z",
    "M4 44L44 4v6L10 44zM4 30L30 4h6L4 36zM18 44l26-26v6L24 44z",
    "M24 5a19 19 0 0 1 19 19h-6a13 13 0 0 0-26 0H5A19 19 0 0 1 24 5zM24 43a19 19 0 0 1-19-19h3a16 16 0 0 0 32 0h3a19 19 0 0 1-19 19z",
  ]);
  const shapes: Shape[] = [
    facts.type === "spell" ? disc(ground) : block(ground),
    { d: rays, fill: `${pick(SCARF)}55` },
    { d: told ?? pick(signs), fill: sign },
    { d: studs(pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])), fill: sign },
    {
      d: pick([
        "M4 6h40v2H4z",
        "M4 40h40v2H4z",
        "M4 6h2v36H4z",
        "M42 6h2v36h-2z",
        "M4 6h8v2H6v6H4z",
        "M44 42h-8v-2h6v-6h2z",
      ]),
      fill: pick(SCARF),
    },
  ];
  if (words.includes("Gadget") && kind !== "Gadget") shapes.push({ d: GEAR, fill: "#b5862c" });
  if (words.includes("Mystical") && kind !== "Mystical") shapes.push({ d: MOON, fill: "#6b4a8c" });
  return shapes;
}

const GEAR =
  "M38 30l1 2 2-1 1 2-2 1 1 2h2v2h-2l-1 2 2 1-1 2-2-1-1 2h-2l-1-2-2 1-1-2 2-1-1-2h-2v-2h2l1-2-2-1 1-2 2 1 1-2z";
const MOON = "M12 32a6 6 0 1 0 4 10a7 7 0 0 1-4-10z";

/** Four rivets in the corners, each there or not. */
function studs(which: number): string {
  const corners: [number, number][] = [
    [8, 10],
    [37, 10],
    [8, 36],
    [37, 36],
  ];
  return corners
    .filter((_, place) => which & (1 << place))
    .map(([x, y]) => `M${x} ${y}h3v3h-3z`)
    .join("");
}
