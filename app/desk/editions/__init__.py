"""The panel's desk: figures and words as editions, from the draft to the publication and back."""
