/** Messages of faulty cells, by row and then by column. */
export type CellFaults = ReadonlyMap<number, ReadonlyMap<number, string>>;
