"""`python -m gomorra` is the `gomorra` command."""

from gomorra.cli import main

main()
