/** What a file may weigh in a browser's download, in bytes after Brotli. */
export const PUBLIC_SCRIPT_BUDGET_BYTES = 2000;

/** What an island may weigh with everything it loads, now or later, in bytes after Brotli. */
const ISLAND_BUDGET_BYTES = 175_000;

/** Islands that load with their page, which may load 80 kB in all: what the page's own script leaves of it. */
const FORM_BUDGET_BYTES = 80_000 - PUBLIC_SCRIPT_BUDGET_BYTES;
const FORMS = ["contact-form", "advisor-form"];

/** The budget of an island, in bytes after Brotli. */
export function islandBudgetBytes(island: string): number {
  return FORMS.includes(island) ? FORM_BUDGET_BYTES : ISLAND_BUDGET_BYTES;
}

/** The names of a file and of all built files it reaches: a built file names those it imports. */
export function reachedFiles(name: string, files: Record<string, Buffer>): string[] {
  const reached = new Set([name]);
  for (const current of reached) {
    const text = files[current]?.toString() ?? "";
    for (const other of Object.keys(files)) if (text.includes(other)) reached.add(other);
  }
  return [...reached];
}

/** Throws an Error naming file, size and budget when the size is over it. */
export function checkBudget(name: string, sizeBytes: number, budgetBytes: number): void {
  if (sizeBytes <= budgetBytes) return;
  throw new Error(
    `${name} weighs ${sizeBytes} B after Brotli, ${sizeBytes - budgetBytes} B over its budget of ${budgetBytes} B`,
  );
}
