"""Counts of what happens, of all web processes together; it imports nothing of the application."""
