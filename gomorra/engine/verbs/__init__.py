"""The verbs of card texts: each does one thing, by the rules, for the use of an ability."""
