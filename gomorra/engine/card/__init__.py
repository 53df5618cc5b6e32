"""What a card is to the engine: a handle on the state, what its text declares, what it may choose, the registry.

What single cards do is in gomorra/cards.
"""
