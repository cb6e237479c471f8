/** The address of the page with other values in its query; `null` removes a name. */
export function withQuery(values: Record<string, string | null>): string {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

/** Keeps a text in a query parameter, so that a shared address opens the same state. Adds no history entry. */
export function keepInAddress(name: 'build' | 'explain' | 'env', text: string | null): void {
  const address = withQuery({ [name]: text || null });
  if (address !== location.href) history.replaceState(history.state, '', address);
}
