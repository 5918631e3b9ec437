"""Previews: drafts at signed addresses that expire."""
