"""Who did what, when and from where. Records are kept for two years; `flask staff audit` shows them."""
