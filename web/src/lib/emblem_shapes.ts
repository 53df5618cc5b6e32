/** The stencils that pictures on cards are made of; all in a square of 48. */

const WIDE = "M6 19c5-2 9-2 10-2 0-8 2-13 8-13s8 5 8 13c1 0 5 0 10 2-4 3-10 4-18 4S10 22 6 19z";

/** What a head wears, by keyword; others take any of them. */
export const HATS: Record<string, string> = {
  "": WIDE,
  Huckster: "M12 18h3V3h18v15h3v3H12z",
  Blessed: "M15 19c0-8 4-13 9-13s9 5 9 13l-3-4-6-2-6 2z",
  Shaman: "M15 19c1-4 4-6 9-6s8 2 9 6l-9-3zM31 15l5-13 2 2-4 12zM28 13l2-12h2l-1 12z",
  "Mad Scientist": "M13 18c0-9 5-13 11-13s11 4 11 13l-3-2H16zM14 20h9v5h-9zM25 20h9v5h-9zM23 21h2v2h-2z",
  "Kung Fu": "M5 20L24 5l19 15-6 2H11z",
  Grifter: "M11 19c3-1 5-1 5-1 0-7 3-11 8-11s8 4 8 11c0 0 2 0 5 1v3H11z",
  Deputy: "M5 17c6 1 10 0 10 0 1-8 3-12 9-12s8 4 9 12c0 0 4 1 10 0-3 5-9 6-19 6S8 22 5 17z",
  Union: "M15 18V8h15l3 10h4v3H14z",
  Bonnet: "M13 24c-2-12 4-19 11-19s13 7 11 19l-3-8c-4-4-12-4-16 0z",
  Bare: "M15 20c-1-8 3-12 9-12s10 4 9 12l-2-4c-5-2-9-2-14 0z",
  Tall: "M7 19c6-2 9-2 9-2L18 2h12l2 15s3 0 9 2c-4 3-10 4-17 4S11 22 7 19z",
  Flat: "M8 16h32v4H8zM16 16V8h16v8z",
};

/** Whose faces have no beard, by a word of the name. */
export const WOMEN = new Set(
  (
    "Abuelita Adelaide Alice Allie Amity Angela Angélica Antheia Arielle Aunt Auntie Avie Bethany Caitlin Carmilla " +
    "Christine Clementine Constance Daomei Dawn Deborah Delphi Denise Doris Emilia Erin Eva Eve Florence Genesee " +
    "Hattie Jackie Jacqueline Jessica Jia Joan Kassandra Kate Laura Lillian Lorena Lucinda Lucretia Lucy Lydia " +
    "Maggie Marcia Margaret Maria Mariel Matilda Mimi Miranda Monomi Natalya Nicole Olivia Rhonda Rosaleen " +
    "Samantha Sarah Sister Sloane Sophie SuAnne Sue Tallulah Ursula Valeria Violet Virginia Vivene Wendy Willa " +
    "Winona Woman Yasmin Zoe"
  ).split(" "),
);

export const BEARDS = [
  "",
  "",
  "",
  "M18 30c2-2 4-2 6-1 2-1 4-1 6 1-2 2-4 2-6 1-2 1-4 1-6-1z",
  "M15 27c0 9 4 13 9 13s9-4 9-13c-2 4-4 4-5 3-3-1-5-1-8 0-1 1-3 1-5-3z",
  "M21 33h6v6l-3 3-3-3z",
  "M16 29c4 1 4-1 8-1s4 2 8 1l2 3c-4 0-6-2-10-2s-6 2-10 2z",
  "M15 22h2v10l-2-2zM31 22h2v8l-2 2z",
  "M17 29c2-2 5-2 7-1 2-1 5-1 7 1l-1 9-6 6-6-6z",
];

/** What makes a face an abomination's. */
export const CREATURES = [
  "M18 31h12v2l-2 3-2-3-2 3-2-3-2 3-2-3z",
  "M17 30c4 3 10 3 14 0l-1 4-3-1-3 3-3-3-3 1z",
  "M20 31h8v5h-8z",
  "M19 30l2 6 3-5 3 5 2-6z",
  "M18 32c4-2 8-2 12 0v2c-4-1-8-1-12 0z",
];

/** Small signs at the side, by keyword. */
export const MARKS: Record<string, { d: string; fill: string }> = {
  Deputy: {
    d: "M10 32l1.500 4 4.500.3-3.500 2.800 1.200 4.400L10 41l-3.700 2.500 1.200-4.400L4 36.300l4.500-.3z",
    fill: "#d9b24a",
  },
  Huckster: { d: "M36 32l7 2-3 11-7-2zM31 34l3-1-3 10-2-1z", fill: "#f7f2e4" },
  Blessed: { d: "M37 31h3v4h4v3h-4v7h-3v-7h-4v-3h4z", fill: "#f7e9b0" },
  Shaman: { d: "M38 30c4 4 4 9 0 15-4-6-4-11 0-15z", fill: "#2f7f78" },
  "Mad Scientist": { d: "M36 32h5v4l3 8H33l3-8z", fill: "#6fbf8f" },
  "Kung Fu": {
    d: "M38 31a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM38 33a5 5 0 0 1 0 10a2.500 2.500 0 0 1 0-5a2.500 2.500 0 0 0 0-5z",
    fill: "#17110c",
  },
  Grifter: { d: "M33 38a3 3 0 1 1 6 0a3 3 0 0 1-6 0zM38 42a3 3 0 1 1 6 0a3 3 0 0 1-6 0z", fill: "#d9ae5b" },
  Abomination: { d: "M12 15C6 13 5 7 7 3c2 4 5 6 9 8zM36 15c6-2 7-8 5-12-2 4-5 6-9 8z", fill: "#4a3428" },
  Harrowed: { d: "M28 22l4 3-3 2 3 3-4-1z", fill: "#5a1410" },
  Token: { d: "M4 4h8v3H7v5H4z", fill: "#17110c" },
  Government: { d: "M24 6l1.500 4h4l-3 2.500 1 4-3.500-2.500-3.500 2.500 1-4-3-2.500h4z", fill: "#d9b24a" },
  "Holy Ground": { d: "M23 5h2v4h4v2h-4v6h-2v-6h-4V9h4z", fill: "#f7e9b0" },
  "Out of Town": { d: "M38 42V26h3v5h3v3h-3v8zM35 30h3v4h-3z", fill: "#3d6b2e" },
  Gadget: {
    d: "M38 8l1 2 2-1 1 2-2 1 1 2h2v2h-2l-1 2 2 1-1 2-2-1-1 2h-2l-1-2-2 1-1-2 2-1-1-2h-2v-2h2l1-2-2-1 1-2 2 1 1-2z",
    fill: "#b5862c",
  },
  Mystical: { d: "M11 8a6 6 0 1 0 4 10a7 7 0 0 1-4-10z", fill: "#6b4a8c" },
};

/** House fronts, by keyword; others take any of them. */
export const BUILDINGS: Record<string, { wall: string; roof: string }> = {
  Saloon: { wall: "M9 42V20h30v22z", roof: "M7 20v-4h5v-6h24v6h5v4z" },
  Casino: { wall: "M10 42V18h28v24z", roof: "M8 18l16-12 16 12zM23 3h2v6h-2z" },
  Ranch: { wall: "M7 42V26h34v16z", roof: "M4 26L16 14h16l12 12z" },
  "Holy Ground": { wall: "M13 42V22h22v20z", roof: "M11 22l10-9V5h6v8l10 9z" },
  Government: { wall: "M9 42V22h4v16h4V22h4v16h6V22h4v16h4V22h4v20z", roof: "M6 22l18-12 18 12z" },
  Strike: { wall: "M8 42l5-18h22l5 18zM18 42h12l-3-12h-6z", roof: "M11 24h26v-4H11zM20 20l2-14h4l2 14z" },
  "Out of Town": { wall: "M12 42V28h24v14z", roof: "M9 28l15-13 15 13zM32 18h3v6h-3z" },
  Front: { wall: "M10 42V14h28v28z", roof: "M8 14V9h32v5zM8 20h32v2H8z" },
  Gable: { wall: "M11 42V22h26v20z", roof: "M8 22L24 8l16 14z" },
  Tower: { wall: "M8 42V26h14V12h12v14h6v16z", roof: "M20 12l8-7 8 7zM6 26h16v-3H6z" },
  Shed: { wall: "M8 42V24l32-6v24z", roof: "M6 24l36-7v-4L6 20z" },
  Arcade: { wall: "M7 42V19h34v23z", roof: "M5 19l3-6h32l3 6zM14 13V8h20v5z" },
};

const PISTOL = "M6 17h34v6H27l-2 4h-6l-4 13H7l4-15H6z";
const RIFLE = "M3 21h30l4-3h9v9h-8l-6-2H18l-2 4h-4l1-4H3z";
const SHOTGUN = "M3 18h28v2h4l11 4v7l-11-4H20l-2 5h-4l1-5H3v-4h24v-1H3z";
const KNIFE = "M6 40l4-10L34 6c4 2 6 6 6 10L18 34l-3-1z";
const HORSE = "M10 42c0-10 2-14 6-18l-6 1-4-4 9-9 3-6 3 4c8 1 14 7 16 16v16h-7V32h-9l-4 10z";
const HATTED = "M4 30c6-4 8-4 9-4 1-10 4-16 11-16s10 6 11 16c1 0 3 0 9 4-6 5-12 6-20 6S10 35 4 30z";
const COAT = "M16 6h16l8 10-5 4-3-4v26H16V16l-3 4-5-4z";
const BOOTS = "M16 5h12v22l12 6v8H16z";
const BOOK = "M8 9c6-2 11-1 16 2 5-3 10-4 16-2v29c-6-2-11-1-16 2-5-3-10-4-16-2zM23 14v22h2V14z";
const AMULET = "M14 6l10 16L34 6h3L27 25a9 9 0 1 1-6 0L11 6z";
const SKULL =
  "M24 6c10 0 16 7 16 15 0 6-3 9-6 11v8H14v-8c-3-2-6-5-6-11C8 13 14 6 24 6zM16 19v6h6v-6zM26 19v6h6v-6z";
const COG =
  "M21 4h6l1 6 4 2 5-4 4 4-4 5 2 4 6 1v6l-6 1-2 4 4 5-4 4-5-4-4 2-1 6h-6l-1-6-4-2-5 4-4-4 4-5-2-4-6-1v-6l6-1 2-4-4-5 4-4 5 4 4-2zM24 18a6 6 0 1 0 0 12a6 6 0 0 0 0-12z";
const FLASK = "M18 5h12v3h-2v10l11 20c1 3-1 5-3 5H12c-2 0-4-2-3-5l11-20V8h-2z";
const PAW =
  "M24 22c7 0 12 8 12 14s-7 6-12 4c-5 2-12 2-12-4s5-14 12-14zM10 16a4 6 0 1 1 0 12a4 6 0 0 1 0-12zM38 16a4 6 0 1 1 0 12a4 6 0 0 1 0-12zM18 6a4 6 0 1 1 0 12a4 6 0 0 1 0-12zM30 6a4 6 0 1 1 0 12a4 6 0 0 1 0-12z";
const BIRD = "M4 22c8-4 12-2 16 2 3-8 10-14 24-14-6 3-7 6-9 12-2 8-8 14-17 14l-8 6 2-8c-4-2-7-6-8-12z";
const HAMMER = "M10 8h24v4l6 3v5h-6v3H10v-5H6v-6h4zM20 23h7v21h-7z";
const FAN = "M8 14l10-4 6 28-9 3zM20 9h9l-2 29h-4zM31 11l10 4-10 24-5-2z";
const CROSS = "M20 4h8v11h11v8H28v21h-8V23H9v-8h11z";
const SUN =
  "M24 14a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM22 2h4v9h-4zM22 37h4v9h-4zM2 22h9v4H2zM37 22h9v4h-9zM7 10l3-3 6 6-3 3zM32 35l3-3 6 6-3 3zM7 38l6-6 3 3-6 6zM32 13l6-6 3 3-6 6z";
const FEATHER = "M38 4C22 6 12 16 12 30l-4 12 4 1 4-10c14 0 22-12 22-29z";
const TOTEM = "M15 4h18v10h6v6h-6v4h6v6h-6v14H15V30H9v-6h6v-4H9v-6h6zM19 8v4h4V8zM25 8v4h4V8zM19 32h10v3H19z";
const FLAME = "M24 3c2 9 12 13 12 25 0 9-5 15-12 15s-12-6-12-14c0-6 4-9 5-14 3 2 4 5 4 8 3-5 4-11 3-20z";
const EYE =
  "M2 24c7-10 14-14 22-14s15 4 22 14c-7 10-14 14-22 14S9 34 2 24zM24 15a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM24 20a4 4 0 1 1 0 8a4 4 0 0 1 0-8z";
const NOTE = "M18 8l20-4v26a6 5 0 1 1-4-5V13l-12 2v21a6 5 0 1 1-4-5z";
const BOLT = "M27 3L10 27h11l-4 18 21-27H26z";
const CLOCK = "M24 4a20 20 0 1 1 0 40a20 20 0 0 1 0-40zM22 10v16l11 6 2-3-9-5V10z";
const STAR = "M24 3l6 14 15 1-12 10 4 15-13-8-13 8 4-15L3 18l15-1z";
const TARGET =
  "M24 4a20 20 0 1 1 0 40a20 20 0 0 1 0-40zM24 9a15 15 0 1 0 0 30a15 15 0 0 0 0-30zM22 2h4v13h-4zM22 33h4v13h-4zM2 22h13v4H2zM33 22h13v4H33zM24 20a4 4 0 1 1 0 8a4 4 0 0 1 0-8z";
const BULLET = "M18 20c0-9 3-14 6-17 3 3 6 8 6 17v16H18zM16 38h16v6H16z";
const CARDS = "M6 12l14-4 8 30-14 4zM24 8h16v32H31z";
const FIST =
  "M10 20c0-3 2-4 4-3v-3c0-4 5-4 6-1 1-4 6-3 6 0 2-3 6-1 6 2 4-1 6 1 6 4v9c0 7-5 12-13 12S10 35 10 28z";
const PAPER = "M8 5h32v38H8zM12 10v6h24v-6zM12 20v2h11v-2zM12 25v2h11v-2zM12 30v2h11v-2zM26 20v14h10V20z";
const HAND = "M14 22V9h4v12h2V5h4v16h2V7h4v15h2V12h4v18c0 8-5 13-12 13-6 0-8-3-11-8l-6-9 4-3z";
const BUBBLE = "M4 8h40v24H22l-8 9v-9H4z";
const JESTER =
  "M8 30C4 22 4 14 6 8c5 1 9 5 11 10 1-6 4-11 7-13 3 2 6 7 7 13 2-5 6-9 11-10 2 6 2 14-2 22zM9 34h30v7H9z";

/** What a name says outright: a hound is no bird, and a shotgun no knife. */
export const TOLD: [RegExp, string][] = [
  [/\b(Shotgun|Scattergun)\b/, SHOTGUN],
  [/\b(Rifle|Winchester)\b/, RIFLE],
  [/\b(Revolver|Colt|Handgun|Six-Shooters|Peacemaker|Gun)\b/, PISTOL],
  [/\b(Knife|Rapier|Sabre|Needle)\b/, KNIFE],
  [/\b(Hound|Bluetick|Lion)\b/, PAW],
  [/\b(Feathered|Hawk|Owl|Raven|Crow)\b/, BIRD],
  [/\b(Steed|Horse|Mustang|Roan|Stallion|Mare)\b/, HORSE],
  [/\bEscort\b/, HATTED],
  [/\bCross\b/, CROSS],
];

/** Signs for what is neither dude nor place, by kind or by the moment of use. */
export const THINGS: Record<string, string[]> = {
  Weapon: [PISTOL, RIFLE, SHOTGUN, BULLET],
  Melee: [KNIFE, HAMMER],
  Horse: [HORSE],
  Attire: [HATTED, COAT, BOOTS],
  Sidekick: [PAW],
  Mystical: [AMULET, BOOK, SKULL, EYE],
  Gadget: [COG, FLASK, BOLT],
  Improvement: [HAMMER, COG],
  goods: [BOOK, COAT, CARDS, HAMMER],
  Hex: [FAN, CARDS, EYE, FLAME],
  Miracle: [CROSS, SUN, HAND],
  Spirit: [FEATHER, BIRD, PAW],
  Totem: [TOTEM],
  Hymn: [NOTE],
  spell: [STAR, SUN],
  Technique: [FIST, HAND],
  Headline: [PAPER],
  Condition: [EYE, SKULL],
  Noon: [CLOCK, BUBBLE, STAR, SUN],
  Shootout: [TARGET, BULLET, PISTOL],
  Resolution: [CARDS, FAN, TARGET],
  React: [BOLT, HAND, BUBBLE],
  Cheatin: [CARDS, FAN, SKULL],
  action: [BOLT, STAR, BUBBLE, CLOCK],
  joker: [JESTER],
};
