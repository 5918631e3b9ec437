"""Documents as Markdown: the signs, and what all kinds of blocks say alike."""
