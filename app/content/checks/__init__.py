"""Proves what one file of content cannot know by itself. Pure: no framework."""
