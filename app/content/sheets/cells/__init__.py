"""What one cell says, in the spelling of the content: days, numbers, words, sizes."""
