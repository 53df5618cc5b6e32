"""The behaviour of every card, by pack and type. Importing this package makes the cards playable."""

from gomorra.cards.shelf import Shelf, shelf

SHELF: Shelf = shelf()

__all__ = ["SHELF", "Shelf", "shelf"]
