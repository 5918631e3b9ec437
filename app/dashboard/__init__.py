"""The panel's first screen: counts, notices, and mail that needs a person."""
