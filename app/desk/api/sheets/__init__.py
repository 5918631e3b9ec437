"""Spreadsheets at the desk: reading uploaded files and pasted rows, and templates to fill in."""
