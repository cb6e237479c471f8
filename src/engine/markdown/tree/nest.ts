import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { Component, HtmlElement } from '../nodes';
import { isParent, placeOf } from '../text/nodes';
import { componentAttributes, ELEMENTS, isComponent } from './components';
import { DEEPEST } from './depth';
import { htmlTokens, type HtmlTag } from './html-tokens';
import { placesIn, report, type Place, type TreeSource } from './source';
import { readAttributes, reportUnknownTag } from './tag-problems';

/** Nodes of running text. */
const HOLDS_TEXT = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

/**
 * Puts what is between the tags of a component, or of an element of running text, into one node. `reported` are names
 * that were reported already.
 */
export function nestTags(root: Root, source: TreeSource, reported: ReadonlySet<string>): void {
  root.children = new Nester(source, reported).blocks(root.children);
}

class Nester {
  private readonly source: TreeSource;
  private readonly reportedBefore: ReadonlySet<string>;
  /** Names that were reported where they are opened: what closes them is the same mistake. */
  private readonly reported = new Set<string>();

  constructor(source: TreeSource, reported: ReadonlySet<string>) {
    this.source = source;
    this.reportedBefore = reported;
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
    const placeAt = placesIn(node, node.value);
    let isReported = false;
    for (const token of htmlTokens(node.value)) {
      const place = placeAt(token.offset);
      const position = { start: place, end: place };
      if (token.kind === 'tag') {
        isReported ||= !isComponent(token.name);
        this.blockTag(token, place, open, append);
      } else if (token.kind === 'text' && token.text.trim() !== '') {
        if (!isReported) this.reportTextInHtml(place, token.text);
        isReported = true;
        append({ type: 'paragraph', children: [{ type: 'text', value: token.text.trim(), position }], position });
      } else if (token.kind === 'comment') {
        if (token.isOpen) this.reportOpenComment(place);
        if (token.text.trim() === 'truncate') append({ type: 'truncate', value: '' });
      }
    }
  }

  private blockTag(tag: HtmlTag, place: Place, open: Component[], append: (node: RootContent) => void): void {
    // The depth is reported already, and each further tag would be compared with all that are open.
    if (open.length > DEEPEST) return;
    const { name, role } = tag;
    if (!isComponent(name)) this.reportUnknown(tag, place);
    else if (role === 'close') this.close(name, place, open);
    else {
      const attributes = readAttributes(this.source, tag, componentAttributes(name), place);
      const position = { start: place, end: place };
      const component: Component = { type: 'component', name, attributes, children: [], position };
      append(component);
      if (role === 'open') open.push(component);
      if (open.length === DEEPEST + 1)
        report(this.source, place, {
          rule: 'markdown/too-deep',
          message: `Components are more than ${DEEPEST} levels deep.`,
          hint: 'Close some of them first.',
        });
    }
  }

  private close(name: string, place: Place, open: Component[]): void {
    const at = open.findLastIndex((component) => component.name === name);
    if (at < 0) this.reportUnopened(name, place, 'list or quote');
    else {
      const [, inner] = open.splice(at);
      if (inner) this.reportUnclosed(inner);
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
        readAttributes(this.source, token, [], place);
        open = { type: 'element', name: token.name, children: [], position: { start: place, end: place } };
        out.push(open);
      }
    }
    if (open) this.reportUnclosed(open);
    return out;
  }

  private reportInLine(tag: HtmlTag, place: Place): void {
    if (!isComponent(tag.name)) this.reportUnknown(tag, place);
    else if (tag.role !== 'close' || !this.reported.has(tag.name)) {
      this.reported.add(tag.name);
      report(this.source, place, {
        rule: 'markdown/component-in-text',
        message: `<${tag.name}> is inside text, where components are not allowed.`,
        hint: 'Write its tags on lines of their own, with an empty line before and after. For literal text write it as code.',
      });
    }
  }

  private reportUnknown({ name, role }: HtmlTag, place: Place): void {
    if (this.reportedBefore.has(name) || (role === 'close' && this.reported.has(name))) return;
    this.reported.add(name);
    reportUnknownTag(this.source, name, place);
  }

  private reportUnopened(name: string, place: Place, holder: string): void {
    if (this.reported.has(name)) return;
    report(this.source, place, {
      rule: 'markdown/unopened-tag',
      message: `</${name}> closes nothing.`,
      hint: `Remove it, or add <${name}> before it, in the same ${holder}.`,
    });
  }

  private reportUnclosed(node: Component | HtmlElement): void {
    report(this.source, placeOf(node), {
      rule: 'markdown/unclosed-tag',
      message: `<${node.name}> is never closed.`,
      hint:
        node.type === 'component'
          ? `Add </${node.name}> on its own line, in the same list or quote.`
          : `Add </${node.name}> in the same paragraph.`,
    });
  }

  private reportTextInHtml(place: Place, text: string): void {
    report(this.source, place, {
      rule: 'markdown/text-in-html',
      message: `"${text.trim().split('\n', 1)[0] ?? ''}" is next to a tag, where Markdown is not read.`,
      hint: 'Leave an empty line between the tag and the text.',
    });
  }

  private reportOpenComment(place: Place): void {
    report(this.source, place, {
      rule: 'markdown/unclosed-comment',
      message: 'The comment is never closed, so nothing behind it is shown.',
      hint: 'Write --> at its end.',
    });
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
