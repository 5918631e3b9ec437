"""How Flask answers a request for a page: with a found page, a status screen, or a page rendered for one request."""
