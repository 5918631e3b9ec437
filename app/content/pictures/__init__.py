"""Photographs of the content and of the desk: read in a process of their own, kept in formats for browsers."""
