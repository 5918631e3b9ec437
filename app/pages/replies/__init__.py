"""Answers made ready: bytes and headers in each encoding, and how one of them is sent."""
