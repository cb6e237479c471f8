const requested = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the application together with its styles. Vite wraps every `import()` in this function instead of its
 * own (see `src/engine/render/bundle/config.ts`). Vite's function requests the script only when the styles have
 * arrived, and it never again requests a style sheet that failed once: "Retry" would show the part without styles.
 * `files` are the part's style sheets and the scripts worth requesting ahead. Rejects when a file fails to load.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const [part] = await Promise.all([load(), ...files.map((file) => loadFile(import.meta.env.BASE_URL + file))]);
  return part;
}

/** Links a style sheet for good, or requests a script ahead: once for each address, and again only after a failure. */
export function loadFile(href: string): Promise<unknown> {
  const known = requested.get(href);
  if (known) return known;
  const loading = isLinked(href) ? Promise.resolve() : addLink(href);
  requested.set(href, loading);
  loading.catch(() => requested.delete(href));
  return loading;
}

/** The style sheets of the first page are in the document before any script. */
const isLinked = (href: string): boolean =>
  [...document.head.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href);

function addLink(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const isSheet = href.endsWith('.css');
    link.rel = isSheet ? 'stylesheet' : 'modulepreload';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
    // The import itself rejects when a script is missing.
    if (!isSheet) resolve();
  });
}
