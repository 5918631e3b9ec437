"""Photographs of the content and of the desk: read in a process of their own, kept in the formats browsers take."""
