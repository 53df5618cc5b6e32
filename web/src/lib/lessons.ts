/** A lesson of the guided first game: shown when its moment comes for the first time. */
export interface Lesson {
  title: string;
  text: string[];
}

export const LESSONS: Record<string, Lesson> = {
  gang: {
    title: "Welcome to Gomorra",
    text: [
      "You and your rival each run an outfit in a town of the weird west. At sundown you win if you have more control points than your rival has influence.",
      "First choose who starts in your gang. The deck list names a good one: take it.",
    ],
  },
  joker: {
    title: "A joker",
    text: [
      "It counts as whatever card you name. In lowball the lowest hand wins, so name what makes no pair.",
    ],
  },
  "joker in a fight": {
    title: "A joker",
    text: [
      "It counts as whatever card you name. In a shootout the highest hand wins: name what completes it.",
    ],
  },
  cheatin: {
    title: "Lowball, and a cheat",
    text: [
      "Every day begins with lowball: five cards each, and the lowest poker hand wins the pot and goes first all day.",
      "Somebody’s hand holds two equal cards. You have a card that punishes such Cheatin’: use it, or keep it for a fight and pass.",
    ],
  },
  upkeep: {
    title: "Upkeep",
    text: [
      "Every morning you are paid production, and pay for dudes with an upkeep (the pink square).",
      "Usually you just pay. Who is not paid for leaves.",
    ],
  },
  noon: {
    title: "High Noon",
    text: [
      "Now you take turns, one play each: move a dude, buy a card from your hand, call somebody out, use an ability, or pass.",
      "Golden cards can do something: click one. Places and targets it can reach then light up red; click them, or pick from its menu. Grey cards: click and ask “Why can’t I …?”.",
      "A good first day: buy a deed or a dude, and send somebody with influence to a deed you want to hold.",
    ],
  },
  callout: {
    title: "You are called out",
    text: [
      "Refuse, and your dude goes home booted: safe, but out for today. Accept, and there is a shootout right here.",
      "Compare the bullets (the round signs): silver studs are worth more than brass.",
    ],
  },
  join: {
    title: "Forming a posse",
    text: [
      "Who helps? Dudes at the place come at once; unbooted ones from next door boot to come. Every dude adds to your draw hand, but may also fall.",
    ],
  },
  fight: {
    title: "A shootout",
    text: [
      "Both sides make plays first: shootout abilities of cards in the fight and in hand. When both pass, each side picks a shooter and draws.",
      "The steps stand at the top of the red stage; the bright one is where you are.",
    ],
  },
  shooter: {
    title: "Pick a shooter",
    text: [
      "The shooter’s bullets count in full. Stud bullets: so many cards more to choose from. Draw bullets: so many cards you may exchange.",
    ],
  },
  redraw: {
    title: "The draw",
    text: [
      "Make the best poker hand. Click cards to exchange them, then confirm. Two exactly equal cards are Cheatin’: strong, but some cards punish it.",
    ],
  },
  "keep five": {
    title: "Keep five",
    text: ["Click the cards you do not need; the five others are your hand."],
  },
  resolution: {
    title: "The hands are open",
    text: [
      "Compare the ranks. Resolution cards can still change them. The loser takes casualties: the difference of the ranks.",
    ],
  },
  casualty: {
    title: "Casualties",
    text: [
      "Click the dudes who fall until all casualties are covered, then confirm. One click discards a dude (covers one), a second click aces it (covers two, but it never returns).",
    ],
  },
  flee: {
    title: "Run or gun",
    text: ["Is the fight lost? Let dudes run home booted. Whoever stays fights another round."],
  },
  react: {
    title: "A React",
    text: ["Some cards answer what others do. You have one that fits: use it, or pass."],
  },
  "sundown discard": {
    title: "Sundown",
    text: [
      "The day ends: victory was checked, now you may throw away one card you do not want, and draw up to five.",
    ],
  },
};
