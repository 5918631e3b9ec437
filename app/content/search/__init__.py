"""What visitors can find: passages of pages, kept in the snapshot with an index, and the questions asked of it."""
