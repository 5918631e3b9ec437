"""Blocks of a strategy's page: its figures, its framework."""
