"""Reads, checks and composes a version of the content: what no process does that serves visitors."""
