"""Supervises the Node process that renders pages: starts, watches, replaces and drains it."""
