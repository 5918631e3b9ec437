"""Composed content on the disk: what web processes serve from, without the models it was composed with."""
