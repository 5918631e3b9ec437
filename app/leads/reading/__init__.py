"""What staff read in time, however many leads there are: pages, what is searched for, and figures of all."""
