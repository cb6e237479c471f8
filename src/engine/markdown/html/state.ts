import type GithubSlugger from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import type { InlineCode, Nodes } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import type { State } from 'mdast-util-to-hast';
import type { Highlighter } from 'shiki';
import { slot, slotOfName, type Article, type ArticleImage, type ArticleLink } from '../article';
import type { Attributes } from '../nodes';
import { isScriptAddress, scriptLink } from '../script-address';
import { SHELL_IDS } from '../../../shared/shell-ids';
import type { Strings } from '../../../shared/strings/model';
import { attributeText } from '../tree/attribute-value';
import { isTold, report, type Place, type TreeSource } from '../tree/source';
import { text } from './hast';
import { inlineCode } from './inline-code';

/** Settings of the pass from Markdown to HTML. */
export interface HtmlOptions {
  source: TreeSource;
  highlighter: Highlighter;
  toc: { min: number; max: number };
  /** Hosts whose videos, frames and pictures a page may show when the reader asks for them; `*` for any. */
  embeds: readonly string[];
  variables: ReadonlySet<string>;
  /** Sentences of the language of the text. */
  strings: Strings['text'];
  /** Draws a formula; `null` for sites without formulas. */
  formula: ((node: Math | InlineMath, label: string) => Element) | null;
}

/** An entry of the contents list while the tree is made. */
interface OpenTocEntry {
  id: string;
  level: number;
  text: string;
  children: ElementContent[];
}

/** Everything collected while a tree becomes HTML; handlers write into it. */
export interface HtmlState extends HtmlOptions {
  slugger: GithubSlugger;
  toc: { min: number; max: number };
  tocEntries: OpenTocEntry[];
  /** Lists of contents inside of the text, filled when all headings are known. */
  tocLists: { list: Element; min: number; max: number }[];
  ids: string[];
  /** Headings whose ids depend on variables, by slot. */
  headingSlots: Article['headingSlots'];
  links: ArticleLink[];
  images: ArticleImage[];
  components: Article['components'];
  /** Codes that name what a row of a table defines, and the names by slot. */
  named: Set<InlineCode>;
  names: string[];
  tabs: number;
  /** Links that are open around what is rendered. */
  openLinks: number;
  /** Elements that keep the spaces of their text, open around what is rendered. */
  openVerbatim: number;
  /** A heading was seen, so what follows is likely below the fold. */
  belowFold: boolean;
}

/** Registers a link and gives the slot that stands for its address. */
export function linkSlot(state: HtmlState, target: string, place: Place): string {
  const isScript = isScriptAddress(target);
  if (isScript) report(state.source, place, scriptLink(target));
  if (target === '')
    report(state.source, place, {
      rule: 'markdown/empty-link',
      severity: 'warning',
      message: 'The link leads nowhere.',
      hint: 'Write its address: [text](address).',
    });
  state.links.push({ target: isScript ? '#' : target, line: place.line, column: place.column });
  return slot('L', state.links.length - 1);
}

/** Registers an image and gives the slot that stands for it. */
export function imageNode(
  state: HtmlState,
  image: Pick<ArticleImage, 'source' | 'alt' | 'title'> & Partial<Pick<ArticleImage, 'width' | 'height'>>,
  place: Place,
): ElementContent {
  const eager = state.images.length === 0 && !state.belowFold;
  state.images.push({
    width: null,
    height: null,
    ...image,
    eager,
    linked: state.openLinks > 0,
    line: place.line,
    column: place.column,
  });
  return text(slot('I', state.images.length - 1));
}

/** Keeps the id of an element that the content writes. */
export function addId(state: HtmlState, id: string, place: Place): void {
  reportDuplicateId(state, id, place, 'places');
  state.ids.push(id);
}

/** Reports an id that something above, or the page itself, has already: links lead to the first. */
export function reportDuplicateId(state: HtmlState, id: string, place: Place, what: 'headings' | 'places'): void {
  const rule = 'markdown/duplicate-id';
  const isOfShell = SHELL_IDS.includes(id);
  // Headings of a file that is put in twice all stand where it is, and are one mistake.
  if ((!isOfShell && !state.ids.includes(id)) || isTold(state.source, place, rule)) return;
  report(state.source, place, {
    rule,
    severity: 'warning',
    message: isOfShell
      ? `The id "${id}" is one of the page around the text.`
      : `There are two ${what} with the id "${id}".`,
    hint: 'Give one of them another id.',
  });
}

/** The content of a link: pictures in it know that they are in one. */
export function inLink(state: HtmlState, content: () => ElementContent[]): ElementContent[] {
  state.openLinks += 1;
  const made = content();
  state.openLinks -= 1;
  return made;
}

/** Registers a generated part and gives the slot that stands for it. */
export function componentNode(
  state: HtmlState,
  name: string,
  attributes: Record<string, string | true>,
  place: Place,
): ElementContent {
  state.components.push({ name, attributes, ...place });
  return text(slot('C', state.components.length - 1));
}

/** Inline code with, where it names what a row defines, the slot for the version that the name came with. */
export function namedCode(state: HtmlState, node: InlineCode): ElementContent[] {
  const code = inlineCode(node.value);
  return state.named.has(node) ? [code, text(slotOfName('N', node.value, state.names))] : [code];
}

/** What an attribute shows: elements as they are written, or its text; `null` where it has neither. */
export function attributeContent(
  state: HtmlState,
  toHast: State,
  tag: { name: string; attributes: Attributes },
  name: string,
  place: Place,
): ElementContent[] | null {
  const value = tag.attributes.get(name);
  if (value?.kind === 'nodes') return toHast.all({ type: 'paragraph', children: value.nodes }) as ElementContent[];
  const written = attributeText(state, tag, name, place);
  return written === null ? null : [text(written)];
}

/** Children of a block as HTML, with line breaks between blocks. */
export function blockChildren(toHast: State, node: Nodes): ElementContent[] {
  return toHast.wrap(toHast.all(node as Parameters<State['all']>[0]), true) as ElementContent[];
}
