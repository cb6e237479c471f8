import { nearest } from '../../shared/nearest';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Site } from '../site/load';
import type { DocEntry, DocsVersion } from '../versions/docs-version';

/** Enough to see how the names are built. */
const LISTED = 12;

/** The page of a version by its path below the version. Throws, and names what exists, when there is none. */
export function docByAddress(version: DocsVersion, address: string): DocEntry {
  const found = version.docs.find((doc) => doc.address === address);
  if (found) return found;
  const addresses = version.docs.map((doc) => doc.address);
  const near = nearest(address, addresses);
  const known = near === undefined ? `Pages: ${addresses.filter(Boolean).slice(0, LISTED).join(', ')}.` : `Did you mean "${near}"?`;
  throw new Error(`Version "${version.config.name}" has no page "${address}". ${known}`);
}

/** Items of the navbar whose page is missing: an error when no version has it, a warning for each that has not. */
export function wrongNavbarDocs({ config, docs }: Site): Diagnostic[] {
  return config.navbar.items.flatMap((item) => {
    if (item.type !== 'doc') return [];
    const problems = docs.flatMap((version) => problemOf(version, item.doc));
    const severity = problems.length === docs.length ? ('error' as const) : ('warning' as const);
    return problems.map((message) => ({ file: 'site.config.ts', line: 1, column: 1, rule: 'routes/navbar-doc', severity, message: `navbar.items: ${message}`, hint: `The item is ${JSON.stringify(item)}.` }));
  });
}

function problemOf(version: DocsVersion, address: string): string[] {
  try {
    docByAddress(version, address);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
