"""The laboratory: experiments that are played beside the tables, their reports and their games."""
