"""The history of publications as files, in the style of the content folder, to keep in git."""
