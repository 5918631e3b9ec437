"""Data for the panel's desk: its subjects, and a draft's faults, changes and unlikely values."""
