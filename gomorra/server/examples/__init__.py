"""Examples: scenarios of the tests that prove the rules, kept as data, to be watched and played on.

`gomorra scenarios` records them anew and writes the file. Nothing in them is hidden from anybody.
"""
