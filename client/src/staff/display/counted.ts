/** A count and what is counted: "1 row", "1,234 rows"; `several` where that is not `one` with an s. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? one : several}`;
}
