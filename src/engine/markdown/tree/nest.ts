import type { Nodes, PhrasingContent, RootContent, Text } from 'mdast';
import { admonitionKind, reportKind } from '../admonitions';
import type { Admonition, AdmonitionClose, AdmonitionOpen, Attributes, Component, HtmlElement, Tag } from '../nodes';
import { isParent, placeOf } from '../parse';
import { readTagSource, type AttributeValue, type TagSource } from '../syntax/tag-source';
import { expandBraces } from './braces';
import { isComponent } from './components';
import { DEEPEST } from './depth';
import { isClosedBy, isElement, isVoid } from './elements';
import { htmlTokens } from './html-tokens';
import { isJsx, readJsx } from './jsx-value';
import { reportRefusal, type Binding } from './modules';
import { reportDepth, reportOpen, type Open } from './open';
import { reportAttributes, reportUnknownComponent, reportUnknownElement } from './tag-problems';
import { textOf } from '../text/node-text';
import { splitParagraph } from './split-paragraph';
import { putTabLabels } from './tab-labels';
import { placeIn, report, type Place, type TreeSource } from './source';

/** What the names of a file stand for, and how another Markdown file is put in. */
export interface NestContext {
  source: TreeSource;
  bindings: ReadonlyMap<string, Binding>;
  /** What the tag that puts this file in hands over, `{props.name}`; `null` for a page. */
  props: Attributes | null;
  /** Nodes of an imported Markdown file, for a tag with these attributes. */
  partial(specifier: string, props: Attributes, place: Place): RootContent[];
  /** Text of an imported file. */
  text(specifier: string, place: Place): string;
}

/** Attributes whose value a component shows. */
const SHOWN = new Set(['label', 'title', 'summary']);

/** A node of the flat tree, or a tag that was found in it. */
type Piece = RootContent | { type: 'tagSource'; tag: TagSource; place: Place };

/**
 * Puts the flat tree of the parser together: tags become components and elements that hold what stands between them,
 * lines of colons become admonitions. A tag must be closed where it was opened: in the same list item, quote or cell.
 */
export function nest(nodes: readonly RootContent[], context: NestContext): RootContent[] {
  return new Nester(context).list(nodes);
}

class Nester {
  private readonly context: NestContext;
  private readonly source: TreeSource;
  /** Elements that a block in them has ended, by the list of what is open beside them. */
  private readonly endedEarly = new WeakMap<Open[], string[]>();

  constructor(context: NestContext) {
    this.context = context;
    this.source = context.source;
  }

  /** The children of one parent. */
  list(nodes: readonly RootContent[]): RootContent[] {
    const out: RootContent[] = [];
    const stack: Open[] = [];
    const append = (...added: RootContent[]): void => {
      const holder = stack.slice(0, DEEPEST).findLast((open) => open.node !== null)?.node;
      if (holder) (holder.children as RootContent[]).push(...added);
      else out.push(...added);
    };
    for (const piece of nodes.flatMap((node) => this.pieces(node))) {
      if (piece.type === 'tagSource') this.tag(piece.tag, piece.place, stack, append);
      else if (piece.type === 'admonitionOpen') this.openAdmonition(piece, stack, append);
      else if (piece.type === 'admonitionClose') this.closeAdmonition(piece, stack);
      else if (piece.type === 'braces') append(...expandBraces(piece, this.context));
      else append(this.inner(piece));
    }
    reportOpen(this.source, stack);
    return out;
  }

  private inner(node: RootContent): RootContent {
    if (isParent(node)) node.children = this.list(node.children as RootContent[]) as typeof node.children;
    return node;
  }

  /** A node as it is, or the tags, texts and comments that it is made of. */
  private pieces(node: RootContent): Piece[] {
    if (node.type === 'tag') return /^<\/?>$/.test(node.value) ? [] : [this.tagPiece(node)];
    if (node.type === 'html') return this.htmlPieces(node.value, node);
    if (node.type === 'paragraph') {
      return splitParagraph(node, this.context).flatMap((part) =>
        part.type === 'paragraph' ? [part] : this.pieces(part),
      );
    }
    return [node];
  }

  private tagPiece(node: Tag): Piece {
    return { type: 'tagSource', tag: readTagSource(node.value), place: placeOf(node) };
  }

  private htmlPieces(html: string, node: Nodes): Piece[] {
    return htmlTokens(html).flatMap((token): Piece[] => {
      if (token.kind === 'tag')
        return [{ type: 'tagSource', tag: token.tag, place: placeIn(node, html, token.offset) }];
      // Space between tags of blocks means nothing, but in preformatted text.
      if (token.kind === 'text' && /^\s*\n\s*$/.test(token.text) && !/<pre/i.test(html)) return [];
      if (token.kind === 'text')
        return [{ type: 'text', value: token.text, ...(node.position && { position: node.position }) }];
      if (token.isOpen) this.reportComment(placeIn(node, html, token.offset));
      return token.text.trim() === 'truncate' ? [{ type: 'truncate', value: '' }] : [];
    });
  }

  private reportComment(place: Place): void {
    report(this.source, place, {
      rule: 'markdown/unclosed-comment',
      message: 'The comment is never closed, so nothing behind it is shown.',
      hint: 'Write --> at its end.',
    });
  }

  private tag(tag: TagSource, place: Place, stack: Open[], append: (...nodes: RootContent[]) => void): void {
    const name = this.nameOf(tag.name);
    if (tag.kind === 'close') return this.close(name, tag.name, place, stack);
    const binding = this.context.bindings.get(tag.name);
    if (binding?.kind === 'partial') {
      append(...this.context.partial(binding.specifier, tag.attributes, place));
      return;
    }
    for (let open = stack.at(-1); open?.kind === 'tag' && isClosedBy(open.name, name); open = stack.at(-1)) {
      this.endedEarly.set(stack, [...(this.endedEarly.get(stack) ?? []), open.name]);
      stack.pop();
    }
    if (binding?.kind === 'refused') reportRefusal(this.source, binding.problem);
    const node = binding?.kind === 'refused' ? null : this.nodeOf(name, tag, place);
    if (node) append(node);
    if (tag.kind !== 'open' || isVoid(name)) return;
    stack.push({ kind: 'tag', name, written: tag.name, node, place });
    if (stack.length === DEEPEST + 1) reportDepth(this.source, place);
  }

  /** Components by their own name; elements in lower case, however they are written. */
  private nameOf(written: string): string {
    const binding = this.context.bindings.get(written);
    if (binding?.kind === 'component') return binding.name;
    const lower = written.toLowerCase();
    const isWrittenAsElement = written === lower || (written === written.toUpperCase() && isElement(lower));
    return isWrittenAsElement ? lower : written;
  }

  private nodeOf(name: string, tag: TagSource, place: Place): Component | HtmlElement | null {
    const position = { start: place, end: place };
    if (isComponent(name)) {
      reportAttributes(this.source, name, tag, place);
      return { type: 'component', name, attributes: this.withElements(tag.attributes, place), children: [], position };
    }
    if (isElement(name)) return { type: 'element', name, attributes: tag.attributes, children: [], position };
    if (/^[A-Z]/.test(name)) reportUnknownComponent(this.source, tag.name, place);
    else reportUnknownElement(this.source, tag.name, place);
    return null;
  }

  /** Attributes of a component; those that it shows may be elements. */
  private withElements(attributes: ReadonlyMap<string, AttributeValue>, place: Place): Attributes {
    const read: Attributes = new Map(
      [...attributes].flatMap(([name, value]) => {
        if (!SHOWN.has(name) || value.kind !== 'expression' || !isJsx(value.source)) return [];
        const nodes = this.list(readJsx(value.source, place)) as PhrasingContent[];
        return [[name, { kind: 'nodes' as const, nodes }] as const];
      }),
    );
    return new Map([...attributes, ...read]);
  }

  private close(name: string, written: string, place: Place, stack: Open[]): void {
    if (isVoid(name)) return;
    let at = stack.length - 1;
    for (; at >= 0; at -= 1) {
      const open = stack[at];
      if (open?.kind !== 'tag') at = -1;
      else if (open.name === name) break;
    }
    if (at < 0) {
      if ((!isElement(name) && !isComponent(name)) || this.hasEnded(name, stack)) return;
      const open = stack.at(-1);
      const hint =
        open?.kind === 'tag'
          ? `<${open.written}> of line ${open.place.line} is open here.`
          : `Remove it, or add <${written}> before it, in the same list or quote.`;
      report(this.source, place, { rule: 'markdown/unopened-tag', message: `</${written}> closes nothing.`, hint });
      return;
    }
    const [closed, ...inner] = stack.splice(at);
    reportOpen(this.source, inner);
    if (closed?.kind === 'tag' && closed.node?.type === 'component') this.complete(closed.node);
  }

  /** Whether a closing tag is that of an element which a block in it has ended: writers of JSX close it all the same. */
  private hasEnded(name: string, stack: Open[]): boolean {
    const ended = this.endedEarly.get(stack) ?? [];
    const at = ended.lastIndexOf(name);
    if (at >= 0) ended.splice(at, 1);
    return at >= 0;
  }

  /** What can be said of a component only when all that stands in it is known. */
  private complete(component: Component): void {
    if (component.name === 'CodeBlock') this.putInCode(component);
    if (component.name === 'Tabs') putTabLabels(component, (said) => this.withElements(said, placeOf(component)));
  }

  /** Braces are text in plain Markdown, but alone in a component of code they hold the name of an imported text. */
  private putInCode(component: Component): void {
    const [only, ...others] = component.children;
    if (only === undefined || others.length > 0) return;
    const name = /^\s*\{\s*([\w$]+)\s*\}\s*$/.exec(textOf(only))?.[1] ?? '';
    const binding = this.context.bindings.get(name);
    if (binding?.kind !== 'text') return;
    const text: Text = { type: 'text', value: this.context.text(binding.specifier, placeOf(component)) };
    (component.children as RootContent[]) = [text];
  }

  private openAdmonition(line: AdmonitionOpen, stack: Open[], append: (...nodes: RootContent[]) => void): void {
    const kind = admonitionKind(line.name);
    if (kind === undefined) reportKind(this.source, line);
    const title = line.children.length === 0 ? null : (this.list(line.children) as PhrasingContent[]);
    const place = placeOf(line);
    const position = { start: place, end: place };
    const node: Admonition = { type: 'admonition', kind: kind ?? 'note', title, children: [], position };
    append(node);
    stack.push({ kind: 'admonition', colons: line.colons, node, place });
    if (stack.length === DEEPEST + 1) reportDepth(this.source, place);
  }

  /**
   * Closes the innermost admonition that was opened with as many colons or fewer; tags that are open in it end there.
   */
  private closeAdmonition(line: AdmonitionClose, stack: Open[]): void {
    const at = stack.findLastIndex((open) => open.kind === 'admonition' && open.colons <= line.value.length);
    if (at < 0) {
      report(this.source, placeOf(line), {
        rule: 'markdown/unopened-admonition',
        severity: 'warning',
        message: `"${line.value}" closes nothing.`,
        hint: 'Remove it, or open an admonition before it: :::note, in the same list or quote.',
      });
      return;
    }
    reportOpen(this.source, stack.splice(at).slice(1));
  }
}
