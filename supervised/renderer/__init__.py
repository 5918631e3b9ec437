"""The life of the Node process that draws pages: start it, watch it, replace it, drain it."""
