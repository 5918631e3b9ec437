"""The rule of two persons: who changed each value last, and who may approve it."""
