"""Composed content on the disk. Web processes serve from it, without the models that composed it."""
