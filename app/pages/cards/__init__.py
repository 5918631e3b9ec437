"""Cards: images of pages, shown where a page's link is shared. They are drawn beside the pages and kept as files."""
