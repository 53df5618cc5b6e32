"""The cards of Debt of Blood."""
