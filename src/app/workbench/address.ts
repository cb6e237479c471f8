/** What is open is in the address: who sends the address, sends it. No step in the history. */

type Name = 'build' | 'explain' | 'env';

/** The address of the page with a text under a name of the query; `null` and an empty one take it away. */
export function addressWith(name: Name, text: string | null): string {
  const url = new URL(location.href);
  if (text === null || text === '') url.searchParams.delete(name);
  else url.searchParams.set(name, text);
  return url.href;
}

/** Keeps a text under a name of the query. */
export function keepInAddress(name: Name, text: string | null): void {
  const address = addressWith(name, text);
  if (address !== location.href) history.replaceState(history.state, '', address);
}
