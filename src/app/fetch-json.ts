/** Fetches a file of the site. Rejects with what the server answered when it is no success. */
export async function fetchOk(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** Fetches data of the site. Rejects as `fetchOk` does. */
export async function fetchJson<T>(url: string, options?: RequestInit): Promise<T> {
  return (await (await fetchOk(url, options)).json()) as T;
}
