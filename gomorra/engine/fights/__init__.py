"""Callouts, posses, shootouts with their seven steps, and jobs.

What a player may do in a turn of a shootout is in `plays`.
"""
