"""The day: setup, Gambling, Upkeep, High Noon, Sundown, each as the rulebook tells it.

What a single play does is in `plays` and `fights`.
"""
