"""Metrics of all web processes together. This package imports nothing else of the app."""
