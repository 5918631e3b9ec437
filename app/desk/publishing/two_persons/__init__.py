"""Two persons behind each value: who changed it last, and who may approve it."""
