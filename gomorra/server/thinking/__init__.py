"""Bots at the table, and the process in which they think."""
