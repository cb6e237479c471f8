import type { Manifest } from 'vite';

/** Files of the bundle that every page's head names, without a slash in front; the style sheets are a page's own. */
export interface PageAssets {
  script: string;
  /** Chunks the entry imports statically, fetched at once instead of one after the other. */
  preloads: string[];
  fonts: string[];
}

/** Reads the entry's files from the bundler's manifest. Throws when the manifest has no entry. */
export function entryAssets(manifest: Manifest): PageAssets {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && !chunk.file.endsWith('.css'));
  if (!entry) throw new Error('The bundle has no entry script.');
  const preloads = new Set<string>();
  const visit = (names: readonly string[] | undefined): void => {
    for (const name of names ?? []) {
      const chunk = manifest[name];
      if (!chunk || preloads.has(chunk.file)) continue;
      preloads.add(chunk.file);
      visit(chunk.imports);
    }
  };
  visit(entry.imports);
  const chunks = Object.values(manifest);
  const fonts = new Set(
    chunks.flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]).filter((file) => file.endsWith('.woff2')),
  );
  return { script: entry.file, preloads: [...preloads], fonts: [...fonts] };
}
