"""The process that does what no request should wait for. Its keeper is `supervised/keeper.py`."""
