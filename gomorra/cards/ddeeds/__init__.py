"""Dirty Deeds."""
