import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { nearest, nearestHint } from '../../../shared/nearest';
import {
  type Attributes,
  type Component,
  type HtmlElement,
  isParent,
  placeOf,
  placeIn,
  report,
  type TreeSource,
} from '../nodes';
import type { TextPosition } from '../../model/diagnostic';
import { ELEMENTS, TAG_NAMES, TAGS } from '../components';
import { htmlTokens, type HtmlTag } from './html-tokens';

const HOLDS_TEXT = new Set('paragraph heading tableCell emphasis strong delete link'.split(' '));

/** Puts what is between the tags of a component, or of an element of running text, into one node. */
export function nestTags(root: Root, source: TreeSource): void {
  root.children = new Nester(source).blocks(root.children);
}

class Nester {
  private readonly source: TreeSource;
  /** Names that were reported where they are opened: what closes them is the same mistake. */
  private readonly reported = new Set<string>();

  constructor(source: TreeSource) {
    this.source = source;
  }

  /** The children of a page, list item, quote or admonition. */
  blocks(nodes: readonly RootContent[]): RootContent[] {
    const out: RootContent[] = [];
    const open: Component[] = [];
    const append = (node: RootContent): void => void ((open.at(-1)?.children ?? out) as RootContent[]).push(node);
    for (const node of nodes) {
      const html = blockHtml(node);
      if (html === null) append(this.inside(node));
      else for (const piece of html) this.htmlBlock(piece, open, append);
    }
    if (open[0]) this.reportUnclosed(open[0]);
    return out;
  }

  private inside(node: RootContent): RootContent {
    if (!isParent(node)) return node;
    if (node.type === 'admonition') node.title &&= this.line(node.title);
    const children = node.children as RootContent[];
    (node.children as RootContent[]) = HOLDS_TEXT.has(node.type)
      ? this.line(children as PhrasingContent[])
      : this.blocks(children);
    return node;
  }

  private htmlBlock(node: HtmlNode, open: Component[], append: (node: RootContent) => void): void {
    let isReported = false;
    for (const token of htmlTokens(node.value)) {
      const place = placeIn(node, node.value, token.offset);
      if (token.kind === 'tag') {
        isReported ||= !TAGS.has(token.name);
        this.blockTag(token, place, open, append);
      } else if (token.kind === 'text' && token.text.trim() !== '' && !isReported) {
        isReported = true;
        this.report(
          place,
          'text-in-html',
          `"${token.text.trim().split('\n', 1)[0] ?? ''}" is next to a tag, where Markdown is not read.`,
          'Leave an empty line between the tag and the text.',
        );
      } else if (token.kind === 'comment') {
        if (token.isOpen)
          this.report(
            place,
            'unclosed-comment',
            'The comment is never closed, so nothing after it is shown.',
            'Write --> at its end.',
          );
      }
    }
  }

  private blockTag(tag: HtmlTag, place: TextPosition, open: Component[], append: (node: RootContent) => void): void {
    const { name, role } = tag;
    const known = TAGS.get(name);
    if (!known) this.reportUnknown(tag, place);
    else if (role === 'close') {
      const at = open.findLastIndex((component) => component.name === name);
      const [, inner] = at < 0 ? [] : open.splice(at);
      if (at < 0) this.reportUnopened(name, place, 'list or quote');
      else if (inner) this.reportUnclosed(inner);
    } else {
      const attributes = this.attributes(tag, known.attributes, place);
      const position = { start: place, end: place };
      const component: Component = { type: 'component', name, attributes, children: [], position };
      append(component);
      if (role === 'open') open.push(component);
    }
  }

  /** The children of a paragraph and the like. */
  private line(nodes: readonly PhrasingContent[]): PhrasingContent[] {
    const out: PhrasingContent[] = [];
    let open: HtmlElement | null = null;
    for (const node of nodes) {
      const [token] = node.type === 'html' ? htmlTokens(node.value) : [];
      const place = placeOf(node);
      if (token === undefined) (open?.children ?? out).push(this.inside(node) as PhrasingContent);
      else if (token.kind !== 'tag') continue;
      else if (!ELEMENTS.includes(token.name)) this.reportInLine(token, place);
      else if (token.role === 'close') {
        if (open?.name === token.name) open = null;
        else this.reportUnopened(token.name, place, 'paragraph');
      } else {
        if (open) this.reportUnclosed(open);
        this.attributes(token, [], place);
        open = { type: 'element', name: token.name, children: [], position: { start: place, end: place } };
        out.push(open);
      }
    }
    if (open) this.reportUnclosed(open);
    return out;
  }

  /** The attributes of a tag. Those that it does not take, and those without a text in quotes, are reported and left out. */
  private attributes(tag: HtmlTag, known: readonly string[], place: TextPosition): Attributes {
    const takes = known.length > 0 ? `Attributes: ${known.join(', ')}.` : 'It has no attributes.';
    const legal = new Map<string, string | true>();
    for (const [name, value] of tag.attributes) {
      if (!known.includes(name))
        this.report(
          place,
          'unknown-attribute',
          `<${tag.name}> has no attribute "${name}".`,
          nearestHint(name, known, takes),
        );
      else if (typeof value === 'string' && /^[{“”„‟‘’‚‛«»]/.test(value)) {
        this.report(
          place,
          'attribute-value',
          `${name}=${value} is not a text in straight quotes.`,
          `Write the value itself, without expressions and typographic quotes: ${name}="…".`,
        );
        // The words that follow are read as attributes.
        return legal;
      } else legal.set(name, value);
    }
    return legal;
  }

  private reportInLine(tag: HtmlTag, place: TextPosition): void {
    if (!TAGS.has(tag.name)) this.reportUnknown(tag, place);
    else if (tag.role !== 'close' || !this.reported.has(tag.name)) {
      this.reported.add(tag.name);
      this.report(
        place,
        'component-in-text',
        `<${tag.name}> is inside text, where components are not allowed.`,
        'Write its tags on separate lines, with an empty line before and after. To show them literally, write them as code.',
      );
    }
  }

  private reportUnknown({ name, role }: HtmlTag, place: TextPosition): void {
    if (role === 'close' && this.reported.has(name)) return;
    this.reported.add(name);
    const near = TAG_NAMES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? nearest(name, TAG_NAMES);
    const form = near ? `Did you mean <${near}>?` : `Legal tags: ${TAG_NAMES.map((known) => `<${known}>`).join(', ')}.`;
    this.report(
      place,
      'unknown-tag',
      `There is no tag <${name}> in the Markdown of this site.`,
      `${form} To show it literally, write \`<${name}>\` as code.`,
    );
  }

  private reportUnopened(name: string, place: TextPosition, holder: string): void {
    if (this.reported.has(name)) return;
    this.report(
      place,
      'unopened-tag',
      `</${name}> closes nothing.`,
      `Remove it, or add <${name}> before it, in the same ${holder}.`,
    );
  }

  private reportUnclosed({ name, type, ...node }: Component | HtmlElement): void {
    const where = type === 'component' ? 'on its own line, in the same list or quote' : 'in the same paragraph';
    const place = node.position?.start ?? { line: 1, column: 1 };
    this.report(place, 'unclosed-tag', `<${name}> is never closed.`, `Add </${name}> ${where}.`);
  }

  private report(place: TextPosition, rule: string, message: string, hint: string): void {
    report(this.source, place, { rule: `markdown/${rule}`, message, hint });
  }
}

type HtmlNode = Extract<Nodes, { type: 'html' }>;

/** The HTML of a block; also of a paragraph that is one tag over several lines. `null` for other nodes. */
function blockHtml(node: RootContent): HtmlNode[] | null {
  if (node.type === 'html') return [node];
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'html' || !/^<\/?[A-Z]/.test(node.children[0].value))
    return null;
  const tags = node.children.filter((child) => child.type === 'html');
  const isTagsAlone = node.children.every(
    (child) => child.type === 'html' || (child.type === 'text' && child.value.trim() === ''),
  );
  return isTagsAlone ? tags : null;
}
