"""Replies: bytes and headers made ready in each encoding, and how one of them is sent.

A reply is ours and ready to be sent, also by the front; a response is Flask's own object. To answer is to send either.
"""
