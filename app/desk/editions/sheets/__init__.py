"""Spreadsheets at the desk: what an uploaded file or pasted rows say, and templates to fill in."""
