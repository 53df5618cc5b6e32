"""Around every request: who comes in, what is refused, the lobby, the built pages. No game is played here."""
