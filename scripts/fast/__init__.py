"""`make fast`: the engine compiled, for who has a C compiler. The sources stay plain Python."""
