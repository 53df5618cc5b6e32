"""What people and bots get to see: views, the log in sentences, "why not?", imagined worlds.

Nothing here changes the game.
"""
