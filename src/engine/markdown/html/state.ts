import type GithubSlugger from 'github-slugger';
import type { ElementContent } from 'hast';
import type { InlineCode, Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { Highlighter } from 'shiki';
import { slot, slotOfName, type Article, type ArticleImage, type ArticleLink } from '../article';
import { type Component, componentOf, report, type TreeSource } from '../nodes';
import type { TextPosition } from '../../model/diagnostic';
import type { Strings } from '../../../shared/strings/model';
import { text } from './hast';
import { inlineCode } from './inline-code';

/** Settings of the pass from Markdown to HTML. */
export interface HtmlOptions {
  source: TreeSource;
  highlighter: Highlighter;
  variables: ReadonlySet<string>;
  strings: Strings['text'];
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
  tocEntries: OpenTocEntry[];
  ids: string[];
  links: ArticleLink[];
  images: ArticleImage[];
  components: Article['components'];
  /** Codes that name what a row of a table defines, and the names by slot. */
  named: Set<InlineCode>;
  names: string[];
  tabs: number;
  /** Links that are open around what is rendered. */
  openLinks: number;
  /** A heading was seen, so what follows is likely below the fold. */
  belowFold: boolean;
}

/** A component that pages may use. */
export interface Tag {
  /** Names of the attributes that it takes. */
  attributes: readonly string[];
  /** Its HTML; left out for a part that the page planner makes. */
  html?: (state: HtmlState, toHast: State, node: Component) => ElementContent[];
  /** The label above its content in Markdown, where the content alone does not tell. */
  label?: (node: Component) => string;
}

/** Registers a link and returns the slot for its address. */
export function linkSlot(state: HtmlState, target: string, place: TextPosition): string {
  const isScript = isScriptAddress(target);
  if (isScript) report(state.source, place, scriptLink(target));
  if (target === '' || target === '#')
    report(state.source, place, {
      rule: 'markdown/empty-link',
      severity: 'warning',
      message: 'The link leads nowhere.',
      hint: 'Write its address: [text](address).',
    });
  state.links.push({ target: isScript ? '#' : target, line: place.line, column: place.column });
  return slot('L', state.links.length - 1);
}

/** Registers a generated part and returns its slot. */
export function componentNode(state: HtmlState, node: Component): ElementContent {
  return text(slot('C', state.components.push(componentOf(node)) - 1));
}

/** Inline code with, where it names what a row defines, the slot for the version that the name came with. */
export function namedCode(state: HtmlState, node: InlineCode): ElementContent[] {
  const code = inlineCode(node.value);
  return state.named.has(node) ? [code, text(slotOfName('N', node.value, state.names))] : [code];
}

/** Children of a block as HTML, with line breaks between blocks. */
export function blockChildren(toHast: State, node: Nodes): ElementContent[] {
  return toHast.wrap(toHast.all(node as Parameters<State['all']>[0]), true) as ElementContent[];
}

/** Whether a link to an address would run code. Browsers ignore control characters before the scheme. */
export function isScriptAddress(address: string): boolean {
  return /^[\s\u0000-\u001f]*(?:javascript|vbscript|data):/i.test(address);
}

/** The problem with such a link. */
export function scriptLink(address: string): { rule: string; message: string; hint: string } {
  return {
    rule: 'markdown/script-link',
    message: `The link leads to "${address.slice(0, 60)}"; content never runs code.`,
    hint: 'Link to a page or an https address.',
  };
}
