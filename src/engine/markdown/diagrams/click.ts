import type { DrawingLink } from './svg';
import { plainLabel } from './text';

const LINK =
  /^(?:click|link)\s+(\S+)\s+(?:(?:call\s+\w+\([^)]*\)\s+)?href\s+)?"([^"]+)"(?:\s+"([^"]*)")?(?:\s+(?:_\w+|call\s.*))?\s*;?\s*$/;

/**
 * The link of a `click` or `link` line, with the id of its node as its name and the words of its own, if any; `null`
 * where the line calls a function, which a page of this site does not have.
 */
export function clickLink(text: string, line: number): DrawingLink | null {
  const [, of, target, own = ''] = LINK.exec(text) ?? [];
  return of === undefined || target === undefined ? null : { of, target, text: plainLabel(own), line };
}

/** The same links, each with the name that a reader knows its node by. */
export const namedLinks = (links: readonly DrawingLink[], nameOf: (id: string) => string | undefined): DrawingLink[] =>
  links.map((link) => {
    const name = nameOf(link.of) ?? link.of;
    return { ...link, of: name, text: link.text === '' ? name : link.text };
  });
