"""What Flask answers page requests with: a found page, a status screen, a page drawn for one request."""
