"""`make mutants`: plant faults and see whether the tests notice. No part of `make test`."""
