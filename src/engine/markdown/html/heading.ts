import { slug, type default as GithubSlugger } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import type { Heading } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { singleSpaces } from '../../../shared/text';
import { SHELL_IDS } from '../../../shared/constants';
import { fill } from '../../../shared/strings/format';
import { placeOf, textOf, report } from '../nodes';
import type { TextPosition } from '../../model/diagnostic';
import { element, unwrapElements } from './hast';
import type { HtmlState } from './state';

const TOC_LEVELS: ReadonlySet<number> = new Set([2, 3]);
/** What a contents list leaves out of a heading. */
const NOT_IN_TOC = new Set(['a', 'img', 'var', 'sup']);

/** A heading with its id and the link to itself. Variables are in its id by their names, so that versions share it. */
export function heading(state: HtmlState, toHast: State, node: Heading): Element {
  const children = toHast.all(node) as ElementContent[];
  state.belowFold = true;
  const text = textOf(node).replaceAll('\n', ' ');
  const words = singleSpaces(text).trim();
  const id = idOf(state, node, text);
  node.data = { ...node.data, hProperties: { id } };
  if (TOC_LEVELS.has(node.depth)) {
    state.tocEntries.push({ id, level: node.depth, text: words, children: unwrapElements(children, NOT_IN_TOC) });
  }
  const label = fill(state.strings.directLink, { heading: words });
  return element(`h${node.depth}`, { id }, [
    ...children,
    element('a', { className: ['heading-anchor'], href: `#${id}`, ariaLabel: label }),
  ]);
}

/** Ids are made of the text with all its spaces, as GitHub makes them: each space becomes a hyphen. */
function idOf(state: HtmlState, node: Heading, text: string): string {
  const custom = typeof node.data?.id === 'string' ? node.data.id : null;
  if (custom !== null) reportDuplicateId(state, custom, placeOf(node));
  // A heading of signs alone leaves nothing for an id.
  const id = custom === null ? state.slugger.slug(slug(text) === '' ? 'section' : text) : ownId(state.slugger, custom);
  state.ids.push(id);
  return id;
}

/** An id as it is written, with a number where it was taken before. */
function ownId(slugger: GithubSlugger, custom: string): string {
  return custom + slugger.slug(custom, true).slice(slug(custom, true).length);
}

/** Reports an id that something above, or the page itself, has already: links lead to the first. */
function reportDuplicateId(state: HtmlState, id: string, place: TextPosition): void {
  const isOfShell = SHELL_IDS.includes(id);
  if (!isOfShell && !state.ids.includes(id)) return;
  report(state.source, place, {
    rule: 'markdown/duplicate-id',
    severity: 'warning',
    message: isOfShell ? `The id "${id}" is used by the page layout.` : `There are two headings with the id "${id}".`,
    hint: 'Give one of them another id.',
  });
}

declare module 'mdast' {
  interface HeadingData {
    /** The id that the writer gave it: `## Title {#id}`. */
    id?: string;
  }
}
