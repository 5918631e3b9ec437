/** A count with its noun: "1 row", "1,234 rows"; `several` is the plural if it is not `one` with an s. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? one : several}`;
}
