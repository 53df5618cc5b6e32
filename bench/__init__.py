"""Benchmarks: each module measures one room; `gomorra bench` runs them."""
