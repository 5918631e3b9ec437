"""What a PMS may take by the rules, on an amount and over the years. It predicts no return and no fee."""
