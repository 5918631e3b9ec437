/** Whether at least half of the rows state a fact: a column of dashes says nothing. A table without rows has all its columns. */
export function isMostlyStated<Row>(rows: Row[], factOf: (row: Row) => string | null): boolean {
  return rows.filter((row) => factOf(row) !== null).length * 2 >= rows.length;
}
