"""Turns a grid into the rows of a dataset, or into single figures: headers, lines that are no rows, faults."""
