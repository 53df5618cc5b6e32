"""A table without its surroundings: record, game, seats, decks, clocks. No connection, no database."""
