/** The most bytes, after Brotli, that the page script may have. */
export const PUBLIC_SCRIPT_BUDGET_BYTES = 2000;

/**
 * The most bytes, after Brotli, that an island may load: at its start, and in all, which includes what a touch loads.
 */
export type IslandBudget = { atStartBytes: number; inAllBytes: number };

const ISLAND_BUDGET: IslandBudget = { atStartBytes: 175_000, inAllBytes: 175_000 };

/**
 * For islands that load with their page. Such a page may load 72 kB of script at its start and 82 kB in all. The page
 * script takes its part of both.
 */
const FORM_BUDGET: IslandBudget = {
  atStartBytes: 72_000 - PUBLIC_SCRIPT_BUDGET_BYTES,
  inAllBytes: 82_000 - PUBLIC_SCRIPT_BUDGET_BYTES,
};
const FORMS = ["form-with-thanks", "toast-form"];

/** What a built file imports: `atStart` before it runs, `later` on demand. */
export type BuiltImports = { atStart: string[]; later: string[] };

/**
 * Whether a page loads the island at once. Such islands are bundled apart from all others, so that they and React are
 * three files instead of ten.
 */
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
