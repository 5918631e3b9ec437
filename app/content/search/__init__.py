"""What visitors can find: passages of pages, kept in the snapshot with an index, and the queries of that index."""
