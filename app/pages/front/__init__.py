"""Replies above Flask: stored pages, files of the client build and datasets. It also knows which hosts are ours."""
