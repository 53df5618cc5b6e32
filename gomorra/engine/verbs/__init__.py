"""What a card text can do: the use of an ability with all its verbs, each by the rules.

The rules themselves act through the same verbs, without a card behind them.
"""
