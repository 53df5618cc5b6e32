"""Nightmare at Noon."""
