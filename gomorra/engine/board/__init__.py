"""Questions about the table: numbers, keywords, places, control, who listens, what is forbidden, draw hands.

Nothing here changes anything; changes are events.
"""
