"""Doomtown Reloaded: rules, cards, decks, bots and a table."""
