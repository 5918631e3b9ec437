"""Lists of queries and files of them."""
