/** Finds the page that a pasted command, image reference or address is about. */

import type { SearchPage } from './model';

/** A command of the tool, or one that gets an image from a registry. */
const COMMAND =
  /^(?:[$#>]\s+)?(?:sudo\s+(?:-\S+\s+)*)?(?:kubectl[\s-]gadget|gadgetctl|ig|docker|podman|nerdctl|crane|oras|skopeo|cosign)\s/;
/** Signs between the parts of image references, paths and addresses. */
const SEPARATOR = /[/:@?#]/;

/**
 * The page that a query refers to, as a number: the gadget of a command or of an image reference in any registry and
 * with any tag, or the page of an address of any version. `null` for all other queries, also for messages around a
 * reference.
 */
export function referredPage(pages: readonly SearchPage[], query: string): number | null {
  const words = query
    .trim()
    .replace(/["'`<>]/g, '')
    .split(/\s+/);
  const [first = ''] = words;
  if (!COMMAND.test(query.trim()) && (words.length > 1 || !SEPARATOR.test(first))) return null;
  const address = first.includes('/') ? withoutVersion(first) : null;
  const names = words.flatMap((word) => word.split(SEPARATOR));
  const byAddress = pages.findIndex(({ path }) => withoutVersion(path) === address);
  const found = byAddress < 0 ? firstGadget(pages, names) : byAddress;
  return found < 0 ? null : found;
}

function firstGadget(pages: readonly SearchPage[], names: readonly string[]): number {
  const gadgets = new Map(
    pages.map(({ path, kind }, page) => [kind === 'gadget' ? path.replace(/^.*\//, '') : '', page]),
  );
  return names.map((name) => (name === '' ? undefined : gadgets.get(name))).find((page) => page !== undefined) ?? -1;
}

/** What all addresses of a page have in common, whatever the host, the version, the anchor and the ending. */
function withoutVersion(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index\.html|\.html|\.md|\/)$/, '')
    .replace(/^(?:.*?\/)?(docs|blog)(?=\/|$)(?:(?<=docs)\/[^/]+)?/, '/$1');
}
