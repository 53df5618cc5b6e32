"""The workshop: decks that belong to their maker, what changed in them, what would fit."""
