/** Whether at least half of the rows state a fact; otherwise its column would be mostly dashes. True without rows. */
export function isMostlyStated<Row>(rows: Row[], factOf: (row: Row) => string | null): boolean {
  return rows.filter((row) => factOf(row) !== null).length * 2 >= rows.length;
}
