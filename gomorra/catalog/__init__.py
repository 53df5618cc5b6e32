"""The printed facts of every card, the search over them, and the formats with their ban lists.

>>> catalog().printing("01119").title
'Pistol Whip'
>>> catalog().find("steele archer").first.rating("Huckster")
2
"""

from gomorra.catalog.collection import Catalog
from gomorra.catalog.errors import CatalogError, UnknownCard, UnknownPack
from gomorra.catalog.gangs import Gang
from gomorra.catalog.loading import catalog
from gomorra.catalog.printing import Card, CardType, Edition, Keyword, Pack, Printing, Shooter, Suit

__all__ = [
    "Card",
    "CardType",
    "Catalog",
    "CatalogError",
    "Edition",
    "Gang",
    "Keyword",
    "Pack",
    "Printing",
    "Shooter",
    "Suit",
    "UnknownCard",
    "UnknownPack",
    "catalog",
]
