"""From a grid to the rows of a dataset, or to single figures: headers, rows that are none, what is wrong."""
