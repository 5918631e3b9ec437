"""Turns a grid into the rows of a dataset, or into single figures: headers, other lines, faults."""
