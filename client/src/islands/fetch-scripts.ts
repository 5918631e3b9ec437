/**
 * Fetch an island's scripts before they are imported: a browser may remember, for as long as the page stands, that an
 * import failed (Chromium before 156, Safari). What is in the HTTP cache does not fail.
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
