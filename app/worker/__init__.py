"""The process that does the work no request should wait for. Its keeper is `supervised/keeper.py`."""
