"""What a card's text may settle about itself: facts and questions that a behaviour overrides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gomorra.engine.card.ability import Ability, Static
from gomorra.engine.words import Stat, StatName

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.kernel.decision import Flow
    from gomorra.engine.kernel.face import Face
    from gomorra.engine.verbs.use import Use


class Text:
    """The text of a card, as far as it is no ability, trait or React; here is what holds where it says nothing."""

    __slots__ = ()

    abilities: ClassVar[tuple[Ability, ...]] = ()
    """What its controller can use, Reacts included."""
    traits: ClassVar[tuple[Ability, ...]] = ()
    """What happens by itself when its event occurs."""
    statics: ClassVar[tuple[Static, ...]] = ()
    """What holds continuously."""
    hears: ClassVar[tuple[tuple[type[Event], Ability], ...]] = ()
    """The events that it listens to, each with the trait or React that does."""
    says: ClassVar[frozenset[StatName]] = frozenset()
    """The stats that it speaks of."""
    says_in_play: ClassVar[tuple[tuple[StatName, Static], ...]] = ()
    """The same with the traits that do so while the card is in play."""
    used_in_play: ClassVar[tuple[tuple[str, Ability], ...]] = ()
    """What can be used while the card is in play, by its kind."""
    printings: ClassVar[tuple[str, ...]] = ()
    """The codes this behaviour belongs to, where it is not all printings of the title."""
    control_by: ClassVar[StatName] = Stat.INFLUENCE
    """The stat by which control of this deed is counted."""
    attaches_to: ClassVar[str] = ""
    """Where this card attaches if it says so itself: "deed" or "location"."""
    shootout_play: ClassVar[bool] = False
    """Whether this attachment may be bought as a Shootout play."""
    enters_booted: ClassVar[bool] = False
    """Whether this card comes into play booted."""
    enters_at_home: ClassVar[bool] = False
    """Whether this dude comes into play nowhere but at home."""
    keeps_traits: ClassVar[bool] = False
    """Whether nothing takes this card's traits away."""
    spent_by_use: ClassVar[bool] = True
    """Whether this joker is aced once it has counted."""
    named_for_legality: ClassVar[bool] = False
    """Whether a suit and value named for this card settled only whether the hand is legal, in the older FAQ."""
    never_shopped: ClassVar[bool] = False
    """Whether shoppin' cannot bring this card into play."""
    start_gangs: ClassVar[tuple[str, ...]] = ()
    """Outfits that may start with this Core deed, where its text limits them."""

    @classmethod
    def adjust(cls, face: Face) -> None:
        """A chance for an erratum to correct the printed line."""

    def begin(self, use: Use) -> Flow[None]:
        """What a card of the starting gang does once decks are shuffled."""
        yield from ()

    def can_attach_to(self, host: Card) -> bool:
        """Restrictions that this attachment's own text puts on its bearer."""
        return True

    def can_carry(self, attachment: Card) -> bool:
        """Restrictions that this dude's own text puts on what it carries."""
        return True

    def patrons(self) -> list[Card]:
        """The dudes for whose sake this one may enter play at another price and place."""
        return []

    def payers(self) -> list[Card]:
        """The cards of which one may boot instead of this card's price being paid."""
        return []

    def backers(self) -> list[Card]:
        """The dudes of whom any number may boot to lower this card's price, each by its influence."""
        return []

    bargains: ClassVar[bool] = False
    """Whether it has patrons, payers or backers of its own."""

    def granted(self, card: Card) -> list[Ability]:
        """The abilities that this card's text gives to another card now."""
        return []
