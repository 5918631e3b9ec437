"""The forms visitors send: what each asks for. All that stores, lists, draws or describes a query follows from here."""
