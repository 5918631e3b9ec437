"""The figures staff see first, and mail that needs a person."""
