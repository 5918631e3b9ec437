"""Pictures of pages for where their links are shared: drawn beside the pages, kept as files."""
