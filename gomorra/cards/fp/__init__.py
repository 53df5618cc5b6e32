"""Foul Play."""
