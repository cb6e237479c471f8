/** What is open is in the address: who sends the address, sends it. No step in the history. */

/** Keeps a text under a name of the query; `null` and an empty one take it away. */
export function keepInAddress(name: 'build' | 'explain' | 'env', text: string | null): void {
  const url = new URL(location.href);
  if (text === null || text === '') url.searchParams.delete(name);
  else url.searchParams.set(name, text);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
