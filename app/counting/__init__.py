"""Counts of what happens, in memory that all web processes share; it imports nothing of the application."""
