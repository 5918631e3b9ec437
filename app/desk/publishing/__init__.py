"""Editions of figures and words: drafts, proposals, approvals and publications."""
