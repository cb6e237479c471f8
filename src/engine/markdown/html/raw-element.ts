import type { ElementContent, Properties } from 'hast';
import type { Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { HtmlElement } from '../nodes';
import { placeOf } from '../parse';
import { readAttribute } from '../tree/attributes';
import { attributesOf, holdsPhrasing, isBlock, isDrawn, isVoid, takesAttribute } from '../tree/elements';
import { report } from '../tree/source';
import { reportAttribute } from '../tree/tag-problems';
import type { PlainValue } from '../syntax/plain-value';
import { embed, isMedia } from './embed';
import { element, inOneLine, text } from './hast';
import { svgElement } from './svg-element';
import { attributeText, attributeValue } from '../tree/attribute-value';
import { addId, imageNode, inLink, linkSlot, type HtmlState } from './state';

/** Elements that HTML no longer has, or that are parts of the page itself, and their replacements. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ...['article', 'aside', 'footer', 'header', 'hgroup', 'main', 'nav'].map((name): [string, string] => [name, 'div']),
  // Without scripts of the content's own a form does nothing; its words are content all the same.
  ['button', 'span'],
  ['fieldset', 'div'],
  ['form', 'div'],
  ['label', 'span'],
  ['legend', 'div'],
  ['big', 'span'],
  ['center', 'div'],
  ['font', 'span'],
  ['h1', 'h2'],
  ['nobr', 'span'],
  ['picture', 'span'],
  ['strike', 's'],
  ['tt', 'code'],
]);

/** Attributes that reach the page. The others that an element takes concern its look, which the site decides. */
const KEPT: ReadonlyMap<string, string> = new Map([
  ['id', 'id'],
  ['title', 'title'],
  ['lang', 'lang'],
  ['dir', 'dir'],
  ['role', 'role'],
  ['cite', 'cite'],
  ['datetime', 'dateTime'],
  ['open', 'open'],
  ['start', 'start'],
  ['reversed', 'reversed'],
  ['value', 'value'],
  ['min', 'min'],
  ['max', 'max'],
  ['low', 'low'],
  ['high', 'high'],
  ['optimum', 'optimum'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['span', 'span'],
  ['scope', 'scope'],
  ['headers', 'headers'],
  ['translate', 'translate'],
]);

/** An element that the content writes itself. */
export function rawElement(state: HtmlState, toHast: State, node: HtmlElement): ElementContent[] {
  if (isDrawn(node.name)) return svgElement(state, toHast, node);
  const place = placeOf(node);
  reportAttributes(state, node);
  if (node.name === 'source' || node.name === 'track') return [];
  if (node.name === 'input') return checkbox(state, node);
  if (node.name === 'img') return [image(state, node)];
  if (node.name === 'iframe' || isMedia(node.name)) return [embed(state, node)];
  if (spansParagraphs(node)) return inEachParagraph(state, toHast, node);
  const read = (): ElementContent[] => contentOf(state, toHast, node);
  const content = isVoid(node.name) ? [] : node.name === 'a' ? inLink(state, read) : read();
  const children = node.name === 'summary' ? inOneLine(content) : content;
  const properties = keptProperties(state, node);
  if (node.name === 'a') {
    const href = attributeText(state, node, 'href', place);
    if (href !== null) properties['href'] = linkSlot(state, href, place);
    const name = attributeText(state, node, 'name', place);
    if (name !== null) properties['id'] ??= name;
  }
  if (typeof properties['id'] === 'string') addId(state, properties['id'], place);
  const made = element(tagNameOf(node), properties, children);
  return [node.name === 'table' ? element('div', { className: ['table-scroll'] }, [made]) : made];
}

/** Whether an element of running text, which may hold no blocks, stands around several of them. */
function spansParagraphs({ name, children }: HtmlElement): boolean {
  return holdsPhrasing(name) && !isBlock(name) && children.filter(({ type }) => type === 'paragraph').length > 1;
}

/** Such an element in each paragraph that it stands around; other blocks in it are shown as they are. */
function inEachParagraph(state: HtmlState, toHast: State, node: HtmlElement): ElementContent[] {
  const { id, ...properties } = keptProperties(state, node);
  if (typeof id === 'string') addId(state, id, placeOf(node));
  const first = node.children.find(({ type }) => type === 'paragraph');
  return node.children.flatMap((child) => {
    if (child.type !== 'paragraph') return flowOf(toHast, { ...node, children: [child] });
    const own = child === first && id !== undefined ? { ...properties, id } : properties;
    return [element('p', {}, [element(node.name, own, toHast.all(child) as ElementContent[])])];
  });
}

/** A box that is ticked or not, as a sign: nobody can tick it. Other fields show nothing. */
function checkbox(state: HtmlState, node: HtmlElement): ElementContent[] {
  const place = placeOf(node);
  const isBox = /^(?:checkbox|radio)$/.test(attributeText(state, node, 'type', place) ?? '');
  if (isBox) return [text(node.attributes.has('checked') || node.attributes.has('defaultchecked') ? '☑' : '☐')];
  report(state.source, place, {
    rule: 'markdown/unknown-element',
    severity: 'warning',
    message: '<input> is left out: a page has nothing to type into.',
    hint: 'Write what it is for as text.',
  });
  return [];
}

/** The element that is written: a paragraph cannot hold blocks, so one that does becomes a `div`. */
function tagNameOf(node: HtmlElement): string {
  const holdsBlocks = node.children.some(
    (child) =>
      (child.type === 'element' && isBlock(child.name)) || ['list', 'table', 'code', 'component'].includes(child.type),
  );
  if (node.name === 'p' && holdsBlocks) return 'div';
  return REPLACED.get(node.name) ?? node.name;
}

function contentOf(state: HtmlState, toHast: State, node: HtmlElement): ElementContent[] {
  if (node.name !== 'pre') return flowOf(toHast, node);
  state.openVerbatim += 1;
  const content = flowOf(toHast, node);
  state.openVerbatim -= 1;
  return content;
}

function flowOf(toHast: State, node: HtmlElement): ElementContent[] {
  const all = (nodes: Nodes): ElementContent[] => toHast.all(nodes as Parameters<State['all']>[0]) as ElementContent[];
  const isInline = !node.children.some((child) => child.type === 'paragraph' || isBlockNode(child));
  if (isInline) return all(node);
  if (!holdsPhrasing(node.name)) return toHast.wrap(all(node), true) as ElementContent[];
  return node.children.flatMap((child, index) => [
    ...(index > 0 && child.type === 'paragraph' ? [text(' ')] : []),
    ...(child.type === 'paragraph' ? all(child) : all({ ...node, children: [child] })),
  ]);
}

function isBlockNode(node: Nodes): boolean {
  if (node.type === 'element') return isBlock(node.name);
  return ![
    'text',
    'emphasis',
    'strong',
    'delete',
    'link',
    'image',
    'inlineCode',
    'break',
    'footnoteReference',
  ].includes(node.type);
}

function reportAttributes(state: HtmlState, node: HtmlElement): void {
  for (const name of node.attributes.keys()) {
    const lower = name.toLowerCase();
    if (takesAttribute(node.name, lower)) continue;
    const hint = `Attributes: ${attributesOf(node.name).join(', ')}.`;
    reportAttribute(state.source, placeOf(node), { tag: node.name, attribute: name, where: ' in content', hint });
  }
}

function keptProperties(state: HtmlState, node: HtmlElement): Properties {
  const properties: Properties = {};
  const place = placeOf(node);
  for (const name of node.attributes.keys()) {
    const lower = name.toLowerCase();
    const property = KEPT.get(lower) ?? (/^(?:aria|data)-/.test(lower) ? lower : undefined);
    if (property === undefined || !takesAttribute(node.name, lower)) continue;
    const value = attributeValue(state, node, name, place);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      properties[property] = value;
  }
  const align = alignmentOf(state, node);
  if (align !== null) properties['className'] = [`align-${align}`];
  return properties;
}

/** Content may choose the alignment: it becomes a class, because the policy allows no inline style. */
function alignmentOf(state: HtmlState, node: HtmlElement): string | null {
  const place = placeOf(node);
  const style = node.attributes.has('style') ? attributeValue(state, node, 'style', place) : undefined;
  const fromStyle = typeof style === 'string' ? styleOf(style, 'text-align') : styleOf(style, 'textAlign');
  const written = node.name === 'center' ? 'center' : (fromStyle ?? attributeText(state, node, 'align', place));
  return typeof written === 'string' && ['left', 'center', 'right'].includes(written) ? written : null;
}

/** What a style says of a property; it is a text in Markdown and an object in JSX. */
function styleOf(style: PlainValue | undefined, name: string): PlainValue | undefined {
  if (typeof style === 'string') return new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`).exec(style)?.[1];
  return style !== null && typeof style === 'object' && !Array.isArray(style) ? style[name] : undefined;
}

/** Width in pixels of the column of texts: shares of it are told in these, as inline styles are not allowed. */
const COLUMN = 704;

/** A size in whole pixels, of which a width may be said as a share of the column; `null` for any other. */
function pixelsOf(written: PlainValue | undefined, name: 'width' | 'height'): number | null {
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)(px|%)?\s*$/.exec(String(written ?? '')) ?? [];
  if (number === undefined || (unit === '%' && name === 'height')) return null;
  return Math.round(unit === '%' ? (Number(number) * COLUMN) / 100 : Number(number));
}

function image(state: HtmlState, node: HtmlElement): ElementContent {
  const place = placeOf(node);
  // A style that is code says no width, and is left out with all other styles.
  const style = readAttribute(node.attributes, 'style');
  const size = (name: 'width' | 'height'): number | null =>
    pixelsOf(attributeText(state, node, name, place), name) ?? pixelsOf(styleOf(style, name), name);
  return imageNode(
    state,
    {
      source: attributeText(state, node, 'src', place) ?? '',
      alt: attributeText(state, node, 'alt', place) ?? '',
      title: attributeText(state, node, 'title', place),
      width: size('width'),
      height: size('height'),
    },
    place,
  );
}
