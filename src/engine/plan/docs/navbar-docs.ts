import { nearest } from '../../../shared/nearest';
import type { ConfigProblem } from '../../read/config/place';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';

/** Enough to see how the names are built. */
const LISTED = 12;

/** Items of the navbar whose page is missing: an error when no version has it, a warning for each that has not. */
export function wrongNavbarDocs({ config, docs }: Site): ConfigProblem[] {
  return config.navbar.items.flatMap((item, index) => {
    if (item.type !== 'doc') return [];
    const versions = docs.filter((version) => version.set.id === item.docsSet);
    const problems = versions.flatMap((version) => problemOf(version, item.doc));
    const severity = problems.length === versions.length ? ('error' as const) : ('warning' as const);
    return problems.map((message) => ({
      keys: ['navbar', 'items', String(index)],
      rule: 'routes/navbar-doc',
      severity,
      message: `navbar.items: ${message}`,
      hint: `The item is ${JSON.stringify(item)}.`,
    }));
  });
}

/** What is wrong with a path below a version; nothing where the version has that page. */
function problemOf(version: DocsVersion, address: string): string[] {
  const addresses = version.docs.map((doc) => doc.address);
  if (addresses.includes(address)) return [];
  const near = nearest(address, addresses);
  const known =
    near === undefined ? `Pages: ${addresses.filter(Boolean).slice(0, LISTED).join(', ')}.` : `Did you mean "${near}"?`;
  return [`Version "${version.config.name}" has no page "${address}". ${known}`];
}
