"""Blocks about the firm: claims, figures, people, pictures."""
