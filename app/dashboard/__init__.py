"""The panel's first screen: figures, notices, and mail that needs a person."""
