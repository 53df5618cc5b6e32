"""Weird West Edition."""
