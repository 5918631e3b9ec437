"""Answers every public GET: stored, rendered, stale, or the prebuilt 503."""
