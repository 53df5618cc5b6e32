"""Plays: whether one may be made and what forbids it, using an ability, windows for Reacts, pulls, buying, trading.

Callouts, shootouts and jobs are in `fights`; the order of the day is in `day`.
"""
