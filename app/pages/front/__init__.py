"""What is answered above Flask: stored pages, files of the client build, datasets; and which hosts are ours."""
