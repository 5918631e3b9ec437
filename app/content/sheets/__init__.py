"""Spreadsheets of figures: what an uploaded file or pasted rows say, and the templates to fill in. Pure."""
