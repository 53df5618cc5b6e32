"""The four lessons: who plays with what, what the rival does, and what the learner is told."""

from __future__ import annotations

from gomorra.server.lessons import Lesson, Side, Step

LAW_DOGS, SLOANE, ANARCHISTS = "01002", "01004", "09001"

TOWN = Lesson(
    name="town",
    title="A day in town",
    about="Gambling, upkeep, buying, moving and booting, control, and how one wins.",
    minutes=4,
    learner=Side(
        LAW_DOGS,
        ("01018", "11009"),
        # The hand first, then the hand for lowball, which is the lower one.
        ("01069", "01017", "01060", "06015", "01113", "01016", "03011", "01115", "02004", "01126"),
        ("01073", "13011", "14016", "08010", "01084", "01047", "05037", "01112"),
    ),
    rival=Side(
        SLOANE,
        ("01037", "01035"),
        ("01064", "01067", "01119", "01117", "01118", "01050", "01068", "01090", "07009", "01137"),
        ("01063", "06010", "01086", "01041", "01123", "11014"),
    ),
    script=("Move Lawrence Blackwood to Circle M Ranch",),
    steps=(
        Step(
            "Welcome to Gomorra. You run the Law Dogs. Your rival, Mabel, runs the Sloane Gang. Below you see your "
            "starting gang: dudes who are in play from the beginning. Take them. The day then begins with lowball: "
            "everybody puts 1 ghost rock into the pot and draws five cards, and the lowest poker hand wins the pot and "
            "goes first.",
            ("gang as-listed",),
        ),
        Step(
            "Your hand was the lowest: the pot is yours, and you go first today. Then comes Upkeep: you were paid "
            "your production, the green ◈ number on your home, and now pay for dudes with an upkeep. Erik Samson costs "
            "1. Pay for him.",
            ("pay",),
        ),
        Step(
            "High Noon: you take turns, one play each. Cards in your hand have a price in their green corner. Circle M "
            "Ranch is a deed: it brings 2 ghost rock a day and is worth 1 control point, the blue shield. Click it and "
            "build it at the right end of your street.",
            ("Buy Circle M Ranch (right",),
        ),
        Step(
            "Mabel has sent Lawrence Blackwood to your ranch. He has influence (the purple sign) and nobody of yours "
            "is there: the flag shows that Mabel controls it now. Click Tommy Harden, then the ranch. A step from "
            "home, or from the town square, to the place next to it is free; any other way boots. With equal influence "
            "the owner holds a deed.",
            ("Move Tommy Harden to Circle M Ranch",),
        ),
        Step(
            "You control the ranch again. The stripes on Lawrence mean that he is booted: it was a long way, and he "
            "makes no more plays today. Now get help: Philip Swinford costs 3 and comes to your home. Click him.",
            ("Buy Philip Swinford",),
        ),
        Step(
            "You win at Sundown with more control points than any rival has influence. Your own bar says how far "
            "you are: Mabel has 1 influence, you have 1 control, so one more wins. Yan Li's Tailoring brings it: build "
            "it at the right end.",
            ("Buy Yan Li's Tailoring (right",),
        ),
        Step(
            "Your bar says that you win at Sundown as it stands. The day ends when all players pass one after the "
            "other. Mabel has passed: pass as well.",
            ("pass",),
        ),
    ),
    end="You had 2 control against 1 influence at Sundown: that is how one wins. Mabel would not let you next time. "
    "The next lesson shows what people do about it: they shoot.",
)

SHOOTOUT = Lesson(
    name="shootout",
    title="A shootout",
    about="Callout, posses, shooter, stud and draw, the draw hand, Cheatin', casualties, running.",
    minutes=6,
    learner=Side(
        LAW_DOGS,
        ("03003", "01017"),
        # The hand, the hand for lowball, the draw hand of the shootout, and the card that is redrawn.
        (
            "05037",
            "01084",
            "06015",
            "13006",
            "01073",
            "01016",
            "03011",
            "01113",
            "02004",
            "01126",
            "01069",
            "01093",
            "01126",
            "01060",
            "14016",
            "04009",
            "01115",
            "05037",
            "01112",
        ),
        ("13011", "08010", "01047", "01065"),
    ),
    rival=Side(
        SLOANE,
        ("01037", "01035"),
        (
            "01064",
            "01067",
            "01119",
            "01117",
            "01118",
            "04009",
            "01087",
            "01123",
            "01137",
            "07009",
            "01063",
            "01050",
            "01115",
            "01090",
            "11011",
            "01041",
        ),
        ("06010", "01086", "11014", "02007"),
    ),
    script=("Move Lawrence Blackwood to the town square", "Accept"),
    steps=(
        Step(
            "This time you have a gunman. Mortimer Parsons has two bullets in a silver sign: a stud. Philip Swinford "
            "has one in brass: a draw. Take this gang.",
            ("gang as-listed",),
        ),
        Step(
            "Mabel had the lowest hand today and goes first. Mortimer wants to be paid. Pay.",
            ("pay",),
        ),
        Step(
            "Lawrence Blackwood struts about in the town square. Only a dude at the same place can call him out. Click "
            "Mortimer Parsons, then the town square: it is next to your home, so the step is free.",
            ("Move Mortimer Parsons to the town square",),
        ),
        Step(
            "Now the callout. Click Mortimer, then Lawrence. He may accept and fight, or refuse: then he goes home "
            "booted, and can do nothing more today. Only at his own home nobody can call him out.",
            ("Mortimer Parsons calls out Lawrence Blackwood",),
        ),
        Step(
            "He accepts. Both sides form a posse: dudes at the place come at once, those next door boot to come. "
            "Whoever is booted looks pale, and fights in full all the same. Every dude in your posse makes your draw "
            "hand better. Choose Philip Swinford and send him.",
            ("Philip Swinford joins",),
        ),
        Step(
            "First both sides make plays. Faster on the Draw is a card for this moment: it gives one of yours a bullet "
            "and takes two from one of theirs. Play it.",
            ("Faster on the Draw",),
        ),
        Step(
            "Who gets the bullet? Choose Mortimer.",
            ("Mortimer Parsons",),
        ),
        Step(
            "The odds below your posse tell what to expect of this round. You have nothing more to play: pass. When "
            "both have passed, shooters are picked.",
            ("pass",),
        ),
        Step(
            "Pick your shooter. His bullets count in full, everybody else adds one. Each stud bullet lets you draw one "
            "card more than five, each draw bullet lets you redraw one card. Mortimer has three stud bullets now.",
            ("Mortimer Parsons",),
        ),
        Step(
            "Eight cards, and Philip's draw lets you redraw one. You hold three eights. The ace of Jake Smiley helps "
            "nobody: click it, and you get another card for it.",
            ("Jake Smiley",),
        ),
        Step(
            "A third three. Five cards are your hand: keep the eights and two threes, a full house. But two threes are "
            "both diamonds: a hand with two equal cards is Cheatin', and some cards punish that. Cross out Notary "
            "Public, Coachwhip! and Faster on the Draw.",
            ("Notary Public", "Coachwhip!", "Faster on the Draw"),
            series=3,
        ),
        Step(
            "Both hands lie open: your full house has rank 7, Mabel's pair rank 2. The loser covers the difference: "
            "a discarded dude covers one casualty, an aced one two, but he never returns. Cards could still change "
            "the ranks; you need none. Pass.",
            ("pass",),
        ),
    ),
    end="The ranks differ by five: Mabel took five casualties, and Lawrence was all she had here. Had anybody been "
    "left, there would be another round, or they would run. That is the lesson.",
    onward="Take the next one, or play on: buy a deed for one more control point, and you win this game at Sundown.",
)

JOBS = Lesson(
    name="jobs",
    title="Jobs, bounty, goods",
    about="Goods for your dudes, bounty on theirs, and jobs: a posse that sets out for something.",
    minutes=6,
    learner=Side(
        LAW_DOGS,
        ("01016", "01018"),
        ("04014", "01084", "06015", "13006", "01073", "01126", "03011", "01113", "02004", "01115"),
        ("13011", "08010", "01047", "01112", "01065"),
    ),
    rival=Side(
        SLOANE,
        ("01037", "01035"),
        ("01064", "01067", "01119", "01117", "01118", "01050", "01068", "01090", "07009", "01137"),
        ("01063", "06010", "01086", "01041", "01123", "11014"),
    ),
    script=("Move Lawrence Blackwood to the town square",),
    steps=(
        Step(
            "Law Dogs hunt those who are wanted. Judge Harry Somerset can send a posse after a wanted dude. Take this "
            "gang.",
            ("gang as-listed",),
        ),
        Step("A judge is dear: 2 ghost rock upkeep. Pay.", ("pay",)),
        Step(
            "Goods are carried by a dude. The Evidence costs 1: click it and give it to Tommy Harden.",
            ("Buy The Evidence for Tommy Harden",),
        ),
        Step(
            "Tommy's plate shows what he carries. A new card works from your next turn on, which is now. Click The "
            "Evidence on Tommy's plate and use its second ability: for 1 ghost rock it puts a bounty on somebody.",
            ("The Evidence: Noon, Pay",),
        ),
        Step(
            "On whom? Lawrence Blackwood in the town square: with a bounty (the red star) he is wanted.",
            ("Lawrence Blackwood",),
        ),
        Step(
            "Now the job. Judge Harry leads it and boots for it; the mark is the wanted Lawrence, whom it aces if it "
            "succeeds. Click the judge and use his ability.",
            ("Judge Harry Somerset: ",),
        ),
        Step(
            "Who rides along? Should Mabel oppose the job, there is a shootout at the mark. Send Tommy with the judge.",
            ("Tommy Harden joins",),
        ),
    ),
    end="Mabel did not stand in the way, so the job succeeded: Lawrence is aced, and you collected his bounty of 2. "
    "After a job the leader's posse comes home booted. Whoever opposes a job forms a posse at the mark, and they fight "
    "as you have learnt.",
)

SKILLS = Lesson(
    name="skills",
    title="Spells, gadgets, techniques",
    about="Hucksters cast, scientists invent, masters of Kung Fu perform: all by a pull from the deck.",
    minutes=6,
    learner=Side(
        ANARCHISTS,
        ("01048", "02010", "09007"),
        # The hand, the hand for lowball, then the three pulls.
        (
            "01102",
            "03015",
            "25050",
            "13006",
            "01073",
            "01126",
            "03011",
            "01113",
            "02004",
            "01115",
            "01041",
            "02004",
            "01016",
        ),
        ("13011", "08010", "01047", "01112", "01065"),
    ),
    rival=Side(
        SLOANE,
        ("01037", "01035"),
        ("01064", "01067", "01119", "01117", "01118", "01050", "01068", "01090", "07009", "01137"),
        ("01063", "06010", "01086", "01041", "01123", "11014"),
    ),
    steps=(
        Step(
            "Three people with skills: Steele Archer is a Huckster, Roderick Byre a Mad Scientist, Longwei Fu knows "
            "Kung Fu. The number behind the word is how good they are. Take them.",
            ("gang as-listed",),
        ),
        Step("Pay their upkeep.", ("pay",)),
        Step(
            "Spells are learnt by those who can cast them: a Hex needs a Huckster. Click Shadow Walk and give it to "
            "Steele Archer.",
            ("Buy Shadow Walk for Steele Archer",),
        ),
        Step(
            "A Gadget must be invented: a Mad Scientist boots and pulls the top card of your deck. Its value and his "
            "skill must reach the number on the Gadget, here 5. Let Roderick Byre invent the Holy Wheel Gun.",
            ("Roderick Byre invents Holy Wheel Gun",),
        ),
        Step(
            "A five and skill 1: it works, and he carries it. Now the Hex: click Shadow Walk and use it at Noon. Value "
            "and skill must reach 7.",
            ("Shadow Walk: Noon",),
        ),
        Step(
            "Shadow Walk takes Steele anywhere. Send him to Mabel's home, to look around.",
            ("The home of Mabel",),
        ),
        Step(
            "A Technique is an action that a dude with Kung Fu performs: here the pull must be lower than his own "
            "value. Play Mind of Quicksilver.",
            ("Mind of Quicksilver: Noon",),
        ),
    ),
    end="Longwei Fu has value 3 and the pull was a two: you draw a card. Cards that are pulled go to the discard pile. "
    "With this you know everything that happens at the table; the rest stands on the cards.",
)
COURSE: tuple[Lesson, ...] = (TOWN, SHOOTOUT, JOBS, SKILLS)
