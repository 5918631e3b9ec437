/**
 * Fetch an island's scripts before they are imported. If an import fails, some browsers fail every later one on the
 * same page (Chromium before 156, Safari). An import from the HTTP cache does not fail.
 *
 * @param addresses of the files, separated by spaces
 * @throws what `fetch` throws, and an Error for any answer but a success
 */
export function fetchScripts(addresses: string): Promise<unknown> {
  return Promise.all(
    addresses.split(" ").map(async (address) => {
      const reply = await fetch(address);
      if (!reply.ok) throw Error(address);
      return reply.blob();
    }),
  );
}
