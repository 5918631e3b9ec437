"""Every kind of block: one module each, below its family; `registry` lists them."""
