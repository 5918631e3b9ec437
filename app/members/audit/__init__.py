"""Who did what, when and from where: kept for two years, read by `flask staff audit`."""
