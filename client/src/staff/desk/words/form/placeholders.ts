const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Each {name} that a text uses, once, and what stands on the page in its place; names nobody knows are left out. */
export function placeholdersIn(
  text: string,
  known: Readonly<Record<string, string>>,
): { name: string; reads: string }[] {
  const names = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name));
  return [...names].flatMap((name) => {
    const reads = Object.hasOwn(known, name) ? known[name] : undefined;
    return reads === undefined ? [] : [{ name, reads }];
  });
}
