"""Limits by IP address and account, counted in the database and never in a process."""
