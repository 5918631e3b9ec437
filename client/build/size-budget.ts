/** What a file may weigh in a browser's download, in bytes after Brotli. */
export const PUBLIC_SCRIPT_BUDGET_BYTES = 2000;

/** Throws an Error naming file, size and budget when the size is over it. */
export function checkBudget(name: string, sizeBytes: number, budgetBytes: number): void {
  if (sizeBytes <= budgetBytes) return;
  throw new Error(
    `${name} weighs ${sizeBytes} B after Brotli, ${sizeBytes - budgetBytes} B over its budget of ${budgetBytes} B`,
  );
}
