"""What a card can do, declared: abilities, triggered traits and continuous traits.

A card's behaviour is a class; each ability is a method under one of the decorators here. Costs,
requirements and targets are arguments of the decorator, so that legality, the table, bots and "why not?"
can ask about them without running the effect. The method's docstring is the text players read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, Unpack

from gomorra.engine.card.choice import Choice, Choosable
from gomorra.engine.kernel.state import PLAY
from gomorra.engine.words import StatName, is_stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.kernel.state import State

Effect = Callable[..., Any]
Condition = Callable[..., bool]
Cost = int | tuple[int, int | None] | Callable[..., int | tuple[int, int]]

ROLES = ("leader", "boots", "discards", "aces", "target", "also", "third")
"""What may be chosen for an ability; the choices are made in the order in which they are declared."""

TIMINGS = ("before", "when", "after")
"""When a React or trait answers its event."""

ONCE = ("shootout", "round", "event")
"""What limits a Repeat ability all the same."""

SELF, BEARER, HERE, POSSE, YOURS, ALL = "self", "bearer", "here", "posse", "yours", "all"

REACHES: dict[str, str] = {
    "SELF": "the card itself; this is meant where nothing is said",
    "BEARER": "the card it is attached to",
    "HERE": "dudes at its location",
    "POSSE": "dudes in its posse",
    "YOURS": "cards in play of its controller",
    "ALL": "all cards, in play or not",
}
"""Which cards a continuous trait speaks of."""

DECLARED: dict[str, str] = {
    "boot": "the card boots as a cost (a job that is no spell: its leader)",
    "pay": "ghost rock as a cost: a number, `(least, most)`, or `(card, use) -> number or pair` for X",
    "no_boot": "`(card) -> bool`: whether the boot cost is ignored now",
    "pull": "a pull is made before the effect: `use.pulled`",
    "repeat": "may be used any number of times a day",
    "once": 'what limits a Repeat ability all the same: once a `"shootout"`, a `"round"` or an `"event"`',
    "controller": "only by the controller of the deed",
    "owner": "only by the owner of the card",
    "if_": "`(card, use) -> bool`: what is needed besides choices; of a React `(card, event) -> bool`: what it answers",
    "target": "what is chosen: a predicate, or `several` or `up_to` of one; then `use.target`, `use.targets`",
    "also": "a second target, chosen after the first: `use.also`",
    "third": "a third target",
    "boots": "a card booted as requirement: `use.booted`",
    "discards": "a card discarded as requirement: `use.discarded`",
    "aces": "a card aced as requirement: `use.aced`",
    "leader": "who may lead the job",
    "spell": "the difficulty of a spell, a number or `(card, use) -> number`; the caster is `use.dude`",
    "technique": "a Technique: a Kung Fu dude performs it, `use.dude`",
    "combo": "`(card, use) -> bool`: whether a Technique may follow",
    "brings_in": "brings a card into a posse: usable from outside the shootout, and may choose outside",
    "outside": "a Shootout ability that may choose cards outside the shootout",
    "mark": "what the job may mark: `use.mark`",
    "posse": "`(card, use) -> bool`: what the leader's posse must be like",
    "defence": "`(card, use) -> bool`: what the defending posse must be like",
    "on_start": "a method called when the job has begun",
    "on_join": "a method called for each dude that joins the leader's posse",
    "on_failure": "a method called when the job, spell or Technique fails",
    "open_defence": "dudes at the mark may join against the job uninvited",
    "always": "the job's effect happens whether or not it succeeds",
    "instead": "replaces the event: set `use.event.replaced`",
    "anyone": "every player may use it",
    "zones": "where the card works, if not in play (an action: in hand)",
}
"""What an ability may declare."""


def first_paragraphs(func: Callable[..., Any]) -> str:
    return " ".join((func.__doc__ or "").split())


class Declarations(TypedDict, total=False):
    """The types of what may be declared, so that a condition which is none is found before a game meets it."""

    boot: bool
    pay: Cost
    no_boot: Condition
    pull: bool
    repeat: bool
    once: str
    controller: bool
    owner: bool
    if_: Condition
    target: Choosable
    also: Choosable
    third: Choosable
    boots: Choosable
    discards: Choosable
    aces: Choosable
    leader: Choosable
    spell: int | Callable[..., int]
    technique: bool
    combo: Condition
    brings_in: bool
    outside: bool
    posse: Condition
    defence: Condition
    on_start: str
    on_join: str
    on_failure: str
    open_defence: bool
    always: bool
    instead: bool
    anyone: bool
    zones: tuple[int, ...]


class Static:
    """A continuous trait: what it says about one or more stats of the cards in its reach."""

    __slots__ = ("func", "name", "reach", "stats", "text", "zones")

    def __init__(
        self, func: Callable[..., Any], stats: tuple[StatName, ...], reach: str, zones: tuple[int, ...]
    ) -> None:
        self.func = func
        self.name = func.__name__
        self.stats = stats
        self.reach = reach
        self.zones = zones
        self.text = first_paragraphs(func)

    def reaches(self, holder: Card, card: Card) -> bool:
        reach = self.reach
        if reach == SELF:
            return holder.id == card.id
        if reach == BEARER:
            host = holder.host
            return host is not None and host.id == card.id
        if reach == ALL:
            return True
        if reach == YOURS:
            return card.in_play and card.controller == holder.controller
        if reach == HERE:
            return card.is_dude and card.in_play and card.place == holder.place
        side = holder.side
        return side is not None and side == card.side and card.is_dude

    def bound(self, holder: Card) -> int | None:
        """The one card, or the location with the dudes there, that it can speak of while the table's layout stays."""
        state = holder.game.state
        if self.reach == SELF:
            return holder.id
        if self.reach == BEARER and "Totem" not in holder.face.keywords:
            return state.bodies[holder.id].host
        if self.reach == HERE:
            here = state.place(holder.id)
            return here if _rooted(state, holder.id, here) else None
        return None


def _rooted(state: State, card: int, here: int) -> bool:
    """Whether a card is the location, or is attached to it."""
    while card != here and card in state.bodies:
        card = state.bodies[card].host
    return card == here


class Ability:
    """A declared ability, React or triggered trait of a card."""

    __slots__ = (
        "always", "anyone", "boot", "boots_itself", "brings_in", "choices", "combo", "condition", "controller",
        "defence", "difficulty", "event", "func", "grifter", "instead", "is_react", "is_tested", "is_trait",
        "job", "kinds", "leader_boots", "mark", "name", "no_boot", "on_failure", "on_join", "on_start", "once",
        "open_defence", "order", "ordinary", "outside", "owner", "pay", "posse", "pull", "repeat",
        "simple", "technique", "text", "timing", "trigger", "zones",
    )  # fmt: skip

    def __init__(self, func: Effect, kinds: tuple[str, ...], **declared: Any) -> None:
        self.func = func
        self.name = func.__name__
        self.text = first_paragraphs(func)
        self.kinds = kinds
        self.boot: bool = declared.pop("boot", False)
        self.no_boot: Condition | None = declared.pop("no_boot", None)
        self.pay: Cost = declared.pop("pay", 0)
        self.pull: bool = declared.pop("pull", False)
        self.repeat: bool = declared.pop("repeat", False)
        self.once: str = declared.pop("once", "")
        self.controller: bool = declared.pop("controller", False)
        self.owner: bool = declared.pop("owner", False)
        self.condition: Condition | None = declared.pop("if_", None)
        self.difficulty: int | Callable[..., int] | None = declared.pop("spell", None)
        self.technique: bool = declared.pop("technique", False)
        self.combo: Condition | None = declared.pop("combo", None)
        self.brings_in: bool = declared.pop("brings_in", False)
        self.outside: bool = declared.pop("outside", False)
        self.job: bool = declared.pop("job", False)
        self.mark: Choice | None = declared.pop("mark", None)
        self.posse: Condition | None = declared.pop("posse", None)
        self.defence: Condition | None = declared.pop("defence", None)
        self.on_join: str = declared.pop("on_join", "")
        self.on_failure: str = declared.pop("on_failure", "")
        self.always: bool = declared.pop("always", False)
        self.event: tuple[type[Event], ...] = declared.pop("event", ())
        self.timing: str = declared.pop("timing", "")
        self.trigger: Condition | None = declared.pop("trigger", None)
        self.instead: bool = declared.pop("instead", False)
        self.anyone: bool = declared.pop("anyone", False)
        self.open_defence: bool = declared.pop("open_defence", False)
        self.on_start: str = declared.pop("on_start", "")
        self.grifter: bool = declared.pop("grifter", False)
        self.zones: tuple[int, ...] = declared.pop("zones", ())
        self.is_react = kinds == ("react",)
        self.is_trait = kinds == ("trait",)
        self.is_tested = self.difficulty is not None or self.technique
        """Whether a skill test or Kung Fu test decides over it."""
        self.ordinary = not (
            self.anyone or self.owner or self.once or self.zones or self.no_boot or self.is_react
        )
        """Whether nothing is special about who uses it, how often and from where."""
        self.simple = not (self.is_tested or self.job or callable(self.pay))
        """Whether it needs nothing but what its condition and choices say."""
        self.leader_boots = self.boot and self.job and self.difficulty is None
        """Whether the boot is the leader's: of a job, but not of a spell that leads to one."""
        self.boots_itself = self.boot and not (self.no_boot or self.leader_boots or self.is_react)
        """Whether there is no use in it while its card is booted."""
        self._check(func)
        roles = [role for role in declared if role in ROLES]
        self.choices: tuple[Choice, ...] = tuple(Choice.of(role, declared.pop(role)) for role in roles)
        if declared:
            raise TypeError(
                f"{func.__qualname__}: unknown declarations {', '.join(declared)}; there are {', '.join(DECLARED)}"
            )

    def _check(self, func: Effect) -> None:
        """What is declared by a word must be one that there is."""
        for what, word, known in (("timing", self.timing, TIMINGS), ("once", self.once, ONCE)):
            if word and word not in known:
                raise TypeError(f"{func.__qualname__}: {what} {word!r}; there are {', '.join(known)}")

    def boots(self, card: Card) -> bool:
        """Whether the card itself boots as a cost now."""
        if not self.boot or self.leader_boots or not card.in_play:
            return False
        return self.no_boot is None or not self.no_boot(card)

    @property
    def label(self) -> str:
        """A short name for buttons: the method's name in words."""
        return self.name.strip("_").replace("_", " ")

    def __repr__(self) -> str:
        return f"<{'/'.join(self.kinds)} {self.name}>"


Decorator = Callable[[Effect], Any]


class Declare(Protocol):
    """A decorator that takes declarations."""

    def __call__(self, **declared: Unpack[Declarations]) -> Decorator: ...


def _decorator(kinds: tuple[str, ...], text: str) -> Declare:
    def declare(**declared: Unpack[Declarations]) -> Decorator:
        return lambda func: Ability(func, kinds, **declared)

    declare.__doc__ = text
    return declare


noon = _decorator(("noon",), "A Noon ability.")
shootout = _decorator(("shootout",), "A Shootout ability.")
resolution = _decorator(("resolution",), "A Resolution ability.")
cheatin = _decorator(("cheatin",), "A Cheatin' Resolution; the player it is used against is `use.cheater`.")
noon_or_shootout = _decorator(
    ("noon", "shootout"), "A Noon/Shootout ability; `use.kind` says which it is now."
)


def job(*, mark: Choosable, **declared: Unpack[Declarations]) -> Decorator:
    """A Noon Job: the method is what happens when it succeeds (or always, with `always=True`)."""
    return lambda func: Ability(func, ("noon",), job=True, mark=Choice.of("mark", mark), **declared)


def react(timing: str, *events: type[Event], **declared: Unpack[Declarations]) -> Decorator:
    """A React to an event, "before", "when" or "after" it; `if_(card, event)` says to which ones."""
    trigger = declared.pop("if_", None)
    return lambda func: Ability(func, ("react",), timing=timing, event=events, trigger=trigger, **declared)


def trait(timing: str, *events: type[Event], **declared: Unpack[Declarations]) -> Decorator:
    """A triggered trait: it happens by itself, it cannot be declined."""
    trigger = declared.pop("if_", None)
    return lambda func: Ability(func, ("trait",), timing=timing, event=events, trigger=trigger, **declared)


def grifter(**declared: Unpack[Declarations]) -> Decorator:
    """What a Grifter of the starting gang may do once opening hands are drawn."""
    return lambda func: Ability(func, ("grifter",), grifter=True, **declared)


def feat(**declared: Unpack[Declarations]) -> Decorator:
    """What a Feat may do when it is revealed as a pull; `if_(card, use)` says for which pulls."""
    return lambda func: Ability(func, ("feat",), **declared)


def always(
    *stats: StatName, on: str = SELF, zones: tuple[int, ...] = ()
) -> Callable[[Callable[..., Any]], Any]:
    """A continuous trait about these stats: the method gets a card in reach and gives what it adds."""
    unknown = [stat for stat in stats if not is_stat(stat)]
    if unknown:
        raise TypeError(
            f"nobody asks about {', '.join(unknown)}; the stats are declared in gomorra.engine.words"
        )
    return lambda func: Static(func, stats, on, zones)


def declarations(cls: type[Card]) -> dict[str, Ability | Static]:
    """What a behaviour declares by name, in the order in which it is written."""
    declared: dict[str, Ability | Static] = {}
    for base in reversed(cls.__mro__):
        for name, item in vars(base).items():
            if isinstance(item, (Ability, Static)):
                declared[name] = item
    return declared


def collect(cls: type[Card]) -> None:
    """Gather what a behaviour declares, in the order in which it is written."""
    declared = declarations(cls)
    abilities = [item for item in declared.values() if isinstance(item, Ability)]
    cls.abilities = tuple(ability for ability in abilities if not ability.is_trait)
    cls.traits = tuple(ability for ability in abilities if ability.is_trait)
    cls.statics = tuple(item for item in declared.values() if isinstance(item, Static))
    cls.hears = tuple(
        (kind, item) for item in (*cls.traits, *cls.abilities) for kind in dict.fromkeys(item.event)
    )
    cls.says = frozenset(stat for static in cls.statics for stat in static.stats)
    cls.says_in_play = tuple(
        (stat, item) for item in cls.statics if not item.zones or PLAY in item.zones for stat in item.stats
    )
    cls.used_in_play = tuple(
        (kind, item) for item in cls.abilities if not item.zones or PLAY in item.zones for kind in item.kinds
    )


def card_text(cls: type[Card]) -> list[str]:
    """A behaviour's text, one line an ability or trait: what players read."""
    lines = [" ".join(part.split()) for part in (cls.__doc__ or "").strip().split("\n\n")[1:]]
    lines += [item.text for item in declarations(cls).values() if item.text]
    return list(dict.fromkeys(lines))
