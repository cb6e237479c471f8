import type { DrawingLink } from '../svg';
import { plainLabel } from '../text';
import type { Flowchart } from './model';

/** Where a node leads to, as a line of the source says it. */
interface ClickLink {
  id: string;
  target: string;
  /** The words of the link, or an empty text where it has none of its own. */
  text: string;
}

const LINK = /^click\s+(\S+)\s+(?:href\s+)?"([^"]+)"(?:\s+"([^"]*)")?(?:\s+_\w+)?\s*;?\s*$/;

/** The link of a `click` line; `null` where it calls a function, which a page of this site does not have. */
export function clickLink(line: string): ClickLink | null {
  const [, id, target, text = ''] = LINK.exec(line) ?? [];
  return id === undefined || target === undefined ? null : { id, target, text: plainLabel(text) };
}

/** The links of a flowchart, each with the name that a reader knows its node by. */
export const namedLinks = ({ nodes, groups, links }: Flowchart): DrawingLink[] =>
  links.map((link) => {
    const name = nodes.get(link.of)?.label ?? groups.get(link.of)?.title ?? link.of;
    return { ...link, of: name, text: link.text === '' ? name : link.text };
  });
