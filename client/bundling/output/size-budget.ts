/** What a file may weigh in a browser's download, in bytes after Brotli. */
export const PUBLIC_SCRIPT_BUDGET_BYTES = 2000;

/** Bytes after Brotli: what an island may load when it starts, and what in all, at a touch too. */
export type IslandBudget = { atStartBytes: number; inAllBytes: number };

const ISLAND_BUDGET: IslandBudget = { atStartBytes: 175_000, inAllBytes: 175_000 };

/** Islands that load with their page, which may load 72 kB, and 82 in all: what the page's own script leaves of it. */
const FORM_BUDGET: IslandBudget = {
  atStartBytes: 72_000 - PUBLIC_SCRIPT_BUDGET_BYTES,
  inAllBytes: 82_000 - PUBLIC_SCRIPT_BUDGET_BYTES,
};
const FORMS = ["form-with-thanks", "toast-form"];

/** What a built file imports: `atStart` before it runs, `later` on demand. */
export type BuiltImports = { atStart: string[]; later: string[] };

/** Islands whose page loads them at once: cut apart from all others, they and React come in three files, not in ten. */
export function isLoadedAtOnce(island: string): boolean {
  return FORMS.includes(island);
}

export function islandBudget(island: string): IslandBudget {
  return isLoadedAtOnce(island) ? FORM_BUDGET : ISLAND_BUDGET;
}

/** The names of a file and of all built files it loads `atStart`, or `inAll`. */
export function reachedFiles(
  name: string,
  imports: Record<string, BuiltImports>,
  when: "atStart" | "inAll",
): string[] {
  const reached = new Set([name]);
  for (const current of reached) {
    const { atStart = [], later = [] } = imports[current] ?? {};
    for (const other of when === "inAll" ? [...atStart, ...later] : atStart) reached.add(other);
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
