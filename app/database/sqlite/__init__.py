"""The SQLite file and the connections to it; decision 0017 says which hazard each rule excludes."""
