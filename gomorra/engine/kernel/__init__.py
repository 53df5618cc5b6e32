"""Plain data: what a game is between two plays, decisions, chance, rulesets, faces, saved games.

Nothing here knows a rule of play: rules are in the floors above.
"""
