"""Frontier Justice."""
