"""What browsers report of our pages: something a page wanted to load or run and our policy forbade."""
