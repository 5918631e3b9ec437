const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Each {name} in a text, once, with the text that replaces it; unknown names are left out. */
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
