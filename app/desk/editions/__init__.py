"""The desk's API: editions of figures and words, from draft to publication."""
