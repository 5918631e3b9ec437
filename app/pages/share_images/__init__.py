"""Share images show a page where its link is shared. They are drawn beside the pages and kept as files."""
