"""Staff members: who may read the queries visitors leave."""
