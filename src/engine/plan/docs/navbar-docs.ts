import { nearestHint } from '../../../shared/nearest';
import type { ConfigProblem } from '../../read/config/field-place';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';

/** Enough to see how the names are built. */
const LISTED = 12;

/** Items of the navbar whose page is missing: an error when no version has it, a warning when some have not. */
export function wrongNavbarDocs({ config, docs }: Site): ConfigProblem[] {
  return config.navbar.items.flatMap((item, index) => {
    if (item.type !== 'doc') return [];
    const lacking = docs.filter((version) => version.docs.every(({ address }) => address !== item.doc));
    const [first] = lacking;
    if (!first) return [];
    const names = lacking.map(({ config: { name } }) => `"${name}"`).join(', ');
    const lack = lacking.length === 1 ? `Version ${names} has no page` : `Versions ${names} have no page`;
    return [
      {
        keys: ['navbar', 'items', String(index), 'doc'],
        rule: 'routes/navbar-doc',
        severity: lacking.length === docs.length ? ('error' as const) : ('warning' as const),
        message: `navbar.items: ${lack} "${item.doc}".`,
        hint: knownPages(first, item.doc),
      },
    ];
  });
}

function knownPages(version: DocsVersion, address: string): string {
  const addresses = version.docs.map((doc) => doc.address || 'index');
  return nearestHint(address, addresses, `Pages: ${addresses.slice(0, LISTED).join(', ')}.`);
}
