"""Drafts shown before anyone else sees them, at signed addresses that end."""
