"""The laboratory: many games at once, matchups, studies of decks, and environments for learning."""
