"""Reads, checks and composes a version of the content. Processes that serve visitors never do this."""
