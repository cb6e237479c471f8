import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { digest } from '../../model/cache';
import { openPackedCache } from '../../model/packed-cache';
import { moduleFingerprint } from '../../model/import-graph';
import { standaloneDiagram } from './diagram-file';

/** A diagram as a file of its own: readers of feeds drop inline drawings. */
export interface FeedDrawing {
  /** Path in the output, without a slash in front. */
  file: string;
  svg: string;
}

interface FeedHtml {
  html: string;
  drawings: FeedDrawing[];
}

/** Controls and decorations of the page that mean nothing outside of it. */
const DROPPED = /(?:^| )(?:code-block__bar|tabs__list|heading-anchor|admonition__icon|diagram--narrow)(?: |$)/;
/** Elements that only carry style or behaviour; their content stays. */
const UNWRAPPED = new Set(['span', 'var']);
const KEPT_ATTRIBUTES = new Set([
  'href',
  'src',
  'srcSet',
  'alt',
  'title',
  'id',
  'width',
  'height',
  'colSpan',
  'rowSpan',
  'align',
  'start',
  'checked',
  'disabled',
  'type',
  'dateTime',
  'open',
  'lang',
]);

/**
 * The text of a post as readers of feeds take it: plain elements without classes and controls, every address
 * absolute. `pageUrl` is the post's own address, `fileUrl` gives that of a file of the output.
 */
export function feedHtml(html: string, pageUrl: string, fileUrl: (file: string) => string): FeedHtml {
  const cache = openPackedCache('feeds');
  const key = digest(CODE, html, pageUrl, fileUrl(''));
  const known = cache.read(key);
  if (known !== null) return JSON.parse(known.toString()) as FeedHtml;
  const made = plainHtml(html, pageUrl, fileUrl);
  cache.write(key, JSON.stringify(made));
  return made;
}

/** Digest of the code that makes the texts of feeds; parsing every post again is a tenth of a build otherwise. */
const CODE = moduleFingerprint('src/engine/render/feeds/feed-html.ts');

function plainHtml(html: string, pageUrl: string, fileUrl: (file: string) => string): FeedHtml {
  const drawings: FeedDrawing[] = [];
  const tree = fromHtml(html, { fragment: true });
  const context = { pageUrl, fileUrl, drawings };
  const root: Root = { type: 'root', children: tree.children.flatMap((node) => clean(node, context)) };
  return { html: toHtml(root), drawings };
}

interface Context {
  pageUrl: string;
  fileUrl: (file: string) => string;
  drawings: FeedDrawing[];
}

function clean(node: RootContent, context: Context): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (DROPPED.test(classOf(node)) || node.tagName === 'button') return [];
  if (node.tagName === 'svg') return [drawing(node, context)];
  const children = node.children.flatMap((child) => clean(child, context));
  if (UNWRAPPED.has(node.tagName)) return children;
  const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => KEPT_ATTRIBUTES.has(name)));
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = new URL(value, context.pageUrl).href;
  }
  const sources = properties['srcSet'];
  if (typeof sources === 'string')
    properties['srcSet'] = sources
      .split(/,\s+/)
      .map((source) => source.trim().replace(/^\S+/, (address) => new URL(address, context.pageUrl).href))
      .join(', ');
  return [{ type: 'element', tagName: node.tagName, properties, children }];
}

function classOf(node: Element): string {
  const { className } = node.properties;
  return Array.isArray(className) ? className.join(' ') : '';
}

function drawing(node: Element, { fileUrl, drawings }: Context): Element {
  const svg = standaloneDiagram(node);
  const file = `assets/feeds/${digest(svg).slice(0, 12)}.svg`;
  drawings.push({ file, svg });
  const { width, height, ariaLabel } = node.properties;
  return {
    type: 'element',
    tagName: 'img',
    properties: { src: fileUrl(file), alt: typeof ariaLabel === 'string' ? ariaLabel : '', width, height },
    children: [],
  };
}
