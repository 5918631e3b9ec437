"""Supervises the Node process that draws pages: starts, watches, replaces and drains it."""
