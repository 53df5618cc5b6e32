"""The library: the card book, the pages of cards, the rules as a book."""
