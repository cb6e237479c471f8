import type { PhrasingContent, RootContent } from 'mdast';
import { settleAdmonition, settleComponent } from '../admonitions';
import type { Admonition, AdmonitionClose, AdmonitionOpen, Attributes, Braces, Component, HtmlElement } from '../nodes';
import { isParent, placeOf } from '../parse';
import type { AttributeValue } from '../syntax/tag-source';
import { takeChildren } from './attributes';
import { expandBraces, putTextInCode } from './braces';
import { showFallback } from './browser-only';
import { takeClosingLine } from './closing-line';
import { isComponent } from './components';
import { DEEPEST } from './depth';
import { isClosedBy, isDrawn, isElement, isVoid } from './elements';
import { handedElements } from './handed-over';
import { isHeadElement, isHidden } from './head';
import { takeIdComment } from './headings';
import { bareElements, isOneElement, readJsx } from './jsx-value';
import { joinLines } from './join-lines';
import { HOLDS_TEXT, inParagraph, wordsOf } from './loose-text';
import { reportRefusal } from './modules';
import type { NestContext } from './nest-context';
import { isOpen, reportDepth, reportOpen, type Open, type TagList } from './open';
import { isWords, piecesOf, type TagPiece } from './pieces';
import { endAtBlocks, endHeading } from './split-paragraph';
import { attributesOf, bindingOfTag, nameOfTag, tagNode } from './tag-node';
import { reportUnknownComponent, reportUnknownElement } from './tag-problems';
import { putTabLabels } from './tab-labels';
import { fillTranslation } from './translation';
import { pairedTags, readUnknownTag, writtenTag } from './unknown-tags';
import { report, type Place, type TreeSource } from './source';

/**
 * Puts the flat tree of the parser together: tags become components and elements that hold what stands between them,
 * lines of colons become admonitions. A tag must be closed where it was opened: in the same list item, quote or cell.
 */
export function nest(nodes: readonly RootContent[], context: NestContext): RootContent[] {
  return new Nester(context).list(nodes);
}

const elementOf = (name: string, place: Place): HtmlElement => ({
  type: 'element',
  name,
  attributes: new Map(),
  children: [],
  position: { start: place, end: place },
});

class Nester {
  private readonly context: NestContext;
  private readonly source: TreeSource;
  /** Elements that a block in them has ended, by the list of what is open beside them. */
  private readonly endedEarly = new WeakMap<Open[], string[]>();
  /** The list that is read stands in what describes the document, not in the page. */
  private inHead = false;
  /** The same for a drawing. */
  private inDrawing = false;

  constructor(context: NestContext) {
    this.context = context;
    this.source = context.source;
  }

  /** The children of one parent. */
  list(nodes: readonly RootContent[], isInline = false): RootContent[] {
    // Most lines are words alone, in which nothing is opened or closed.
    if (isInline && nodes.every(isWords)) return nodes.slice();
    const out: RootContent[] = [];
    const stack: Open[] = [];
    const append = (...added: RootContent[]): void => {
      const holder = stack.slice(0, DEEPEST).findLast((open) => open.node !== null)?.node;
      if (holder) (holder.children as RootContent[]).push(...added);
      else out.push(...added);
    };
    const pieces = (isInline ? nodes : joinLines(nodes)).flatMap((node) => piecesOf(node, this.context));
    const paired = pairedTags(pieces);
    for (const piece of pieces) {
      if (piece.type === 'tagSource') this.tag(piece, { stack, append, paired, isInline });
      else if (piece.type === 'admonitionOpen') this.openAdmonition(piece, stack, append);
      else if (piece.type === 'admonitionClose') this.closeAdmonition(piece, stack);
      else if (piece.type === 'braces') append(...inParagraph(this.braces(piece, stack), isInline, stack));
      else {
        const open = stack.findLast((one) => one.kind === 'admonition');
        const close = piece.type === 'list' && open ? takeClosingLine(piece, open.colons) : null;
        append(...this.inner(piece, stack));
        if (close) this.closeAdmonition(close, stack);
      }
    }
    reportOpen(this.source, stack);
    return out;
  }

  private inner(node: RootContent, stack: readonly Open[]): RootContent[] {
    if (node.type === 'heading') takeIdComment(node);
    if (!isParent(node)) return [node];
    const { inHead, inDrawing } = this;
    this.inHead = this.isInHead(stack);
    this.inDrawing = this.isInDrawing(stack);
    node.children = this.list(node.children as RootContent[], HOLDS_TEXT.has(node.type)) as typeof node.children;
    this.inHead = inHead;
    this.inDrawing = inDrawing;
    if (node.type === 'heading') return endHeading(node);
    return node.type === 'paragraph' ? endAtBlocks(node) : [node];
  }

  private isInDrawing(stack: readonly Open[]): boolean {
    return this.inDrawing || isOpen('svg', stack);
  }

  private isInHead(stack: readonly Open[]): boolean {
    return this.inHead || stack.some((open) => open.kind === 'tag' && open.name === 'Head');
  }

  /** Braces: elements are content, and what only runs in a browser is told of with its tag. */
  private braces(node: Braces, stack: readonly Open[]): RootContent[] {
    const open = stack.at(-1);
    if (open?.kind === 'tag' && isHidden(open.name)) return [];
    const source = node.value.slice(1, -1).trim();
    const handed = handedElements(source, this.context.props);
    if (handed) return handed;
    const binding = this.context.bindings.get(source);
    const elements = binding?.kind === 'elements' ? binding.source : bareElements(source);
    if (isOneElement(elements)) return this.list(readJsx(elements, placeOf(node)));
    return expandBraces(node, this.context);
  }

  private tag(piece: TagPiece, list: TagList): void {
    const { tag, place } = piece;
    const { stack, append } = list;
    // The depth is reported already, and each further tag would be compared with all that are open.
    if (stack.length > DEEPEST) return;
    const name = nameOfTag(tag.name, this.context);
    if (tag.kind === 'close' && !this.isStray(name, piece, list)) return this.close(name, tag.name, place, stack);
    const binding = bindingOfTag(tag.name, this.context);
    if (binding?.kind === 'partial') {
      const props = this.attributes(tag.attributes, place, () => true);
      const nodes = this.context.partial(binding.specifier, props, place);
      append(...(list.isInline ? wordsOf(nodes) : nodes));
      return;
    }
    for (let open = stack.at(-1); open?.kind === 'tag' && isClosedBy(open.name, name); open = stack.at(-1)) {
      const ended = this.endedEarly.get(stack) ?? [];
      ended.push(open.name);
      this.endedEarly.set(stack, ended);
      stack.pop();
    }
    if (binding === undefined && !this.isKnown(name, stack)) return this.unknown(name, piece, list);
    if (binding?.kind === 'refused') reportRefusal(this.source, binding.problem);
    const isRefused = binding?.kind === 'refused';
    const attributes = isRefused ? null : this.attributes(tag.attributes, place);
    const node = attributes && tagNode({ name, tag, place, attributes, inHead: this.isInHead(stack) }, this.context);
    if (node) append(node);
    if (tag.kind === 'self' && node?.type === 'component') this.complete(node);
    if (tag.kind !== 'open' || isVoid(name)) return;
    stack.push({ kind: 'tag', name, written: tag.name, node, place });
    if (stack.length === DEEPEST + 1) reportDepth(this.source, place);
  }

  /** Whether a page may hold a tag of that name where it stands. */
  private isKnown(name: string, stack: readonly Open[]): boolean {
    if (isComponent(name) || isElement(name) || name === 'svg') return true;
    return (isDrawn(name) && this.isInDrawing(stack)) || (isHeadElement(name) && this.isInHead(stack));
  }

  /** Whether a closing tag of an unknown name closes nothing, so that it can only be text. */
  private isStray(name: string, piece: TagPiece, { stack, paired }: TagList): boolean {
    return /^[a-z]/.test(name) && !this.isKnown(name, stack) && !paired.has(piece) && !isOpen(name, stack);
  }

  /** A tag that is no component and no element which pages may hold. */
  private unknown(name: string, piece: TagPiece, { stack, append, paired, isInline }: TagList): void {
    const { tag, place } = piece;
    const fate = readUnknownTag(name, piece, paired, this.isInDrawing(stack));
    if (/^[A-Z]/.test(name) && fate === 'refused') reportUnknownComponent(this.source, tag.name, place);
    else reportUnknownElement(this.source, tag.name, place, fate);
    if (fate === 'text') append(writtenTag(piece, isInline));
    else if (tag.kind === 'open' && !isVoid(name)) {
      // What stands in a node that nothing holds is not shown.
      const node = fate === 'left out whole' ? elementOf(name, place) : null;
      stack.push({ kind: 'tag', name, written: tag.name, node, place });
    }
  }

  private attributes(
    attributes: ReadonlyMap<string, AttributeValue>,
    place: Place,
    mayShow?: (name: string) => boolean,
  ): Attributes {
    return attributesOf(attributes, place, this.context, (nodes) => this.list(nodes), mayShow);
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
      // In plain Markdown browsers pass over it, and pages that programs write have such tags; JSX ends there.
      const severity = isElement(name) && !this.source.mdx ? 'warning' : 'error';
      const message = `</${written}> closes nothing.`;
      report(this.source, place, { rule: 'markdown/unopened-tag', severity, message, hint });
      return;
    }
    const [closed, ...inner] = stack.splice(at);
    reportOpen(this.source, inner);
    if (closed?.kind === 'tag' && closed.node?.type === 'component') this.complete(closed.node);
  }

  /**
   * Whether a closing tag is that of an element which a block in it has ended: writers of JSX close it all the same.
   */
  private hasEnded(name: string, stack: Open[]): boolean {
    const ended = this.endedEarly.get(stack) ?? [];
    const at = ended.lastIndexOf(name);
    if (at >= 0) ended.splice(at, 1);
    return at >= 0;
  }

  /** What can be said of a component only when all that stands in it is known. */
  private complete(component: Component): void {
    takeChildren(component);
    if (component.name === 'CodeBlock') putTextInCode(component, this.context);
    const read = (said: ReadonlyMap<string, AttributeValue>): Attributes => this.attributes(said, placeOf(component));
    if (component.name === 'Tabs') putTabLabels(component, read);
    if (component.name === 'Admonition') settleComponent(this.source, component);
    if (component.name === 'BrowserOnly') showFallback(component, this.source);
    if (component.name === 'Translate') {
      fillTranslation(component, this.context, (source) => this.list(readJsx(source, placeOf(component))));
    }
  }

  private openAdmonition(line: AdmonitionOpen, stack: Open[], append: (...nodes: RootContent[]) => void): void {
    if (stack.length > DEEPEST) return;
    const { kind, word, title: usual } = settleAdmonition(this.source, line);
    const title = line.children.length === 0 ? usual : (this.list(line.children, true) as PhrasingContent[]);
    const place = placeOf(line);
    const position = { start: place, end: place };
    const node: Admonition = { type: 'admonition', kind, word, title, children: [], position };
    append(node);
    stack.push({ kind: 'admonition', written: line.name, colons: line.colons, node, place });
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
