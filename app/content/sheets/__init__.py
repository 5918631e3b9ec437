"""Spreadsheets of figures: what an uploaded file or pasted rows say, and the template they are written into. Pure."""
