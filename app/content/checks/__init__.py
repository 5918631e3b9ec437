"""Checks what one file of content cannot show by itself. Pure: no framework."""
