"""Immovable Object, Unstoppable Force."""
