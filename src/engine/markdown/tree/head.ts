import type { Root } from 'mdast';
import type { Component, HtmlElement } from '../nodes';
import { placeOf } from '../parse';
import { textOf } from '../text/node-text';
import { nodesOf } from '../text/nodes';
import { attributeAsText } from './attributes';
import { report, type TreeSource } from './source';

/** What a page says of itself in `<Head>`. */
export interface DocumentHead {
  title?: string;
  description?: string;
  keywords?: string[];
}

/** Elements that `<Head>` may hold and a page may not. */
const HEAD_ELEMENTS = new Set(['title', 'meta', 'link', 'script', 'style', 'base', 'html', 'body', 'noscript']);

/** Tags whose braces hold what is not shown. */
const HIDDEN = new Set(['BrowserOnly', 'script', 'style']);

/** Whether `<Head>` may hold an element that a page may not. */
export const isHeadElement = (name: string): boolean => HEAD_ELEMENTS.has(name);

/** Whether what braces in a tag hold is not shown, and told of with the tag. */
export const isHidden = (name: string): boolean => HIDDEN.has(name);

/**
 * Reads what `<Head>` says of the page: its title, description and keywords. The site makes all else itself, so that
 * is left out with a warning each, data for search engines too; scripts that run are errors.
 */
export function readHead(root: Root, source: TreeSource): DocumentHead | null {
  const head: DocumentHead = {};
  for (const node of nodesOf(root)) {
    if (node.type === 'component' && node.name === 'Head') readElements(node, head, source);
  }
  return Object.keys(head).length === 0 ? null : head;
}

function readElements(component: Component, head: DocumentHead, source: TreeSource): void {
  for (const node of nodesOf(component)) {
    if (node.type !== 'element' || !isHeadElement(node.name)) continue;
    const content = attributeAsText(node.attributes, 'content') ?? '';
    if (node.name === 'title') head.title = textOf(node).trim();
    else if (nameOf(node) === 'description') head.description ??= content;
    else if (nameOf(node) === 'keywords') head.keywords = content.split(/\s*,\s*/).filter((word) => word !== '');
    else if (!isMadeAnyway(node)) reportElement(node, source);
  }
}

const nameOf = (node: HtmlElement): string | null =>
  node.name === 'meta'
    ? (attributeAsText(node.attributes, 'name') ?? attributeAsText(node.attributes, 'property'))
    : null;

/** Cards of other sites are made from the page's own title and description. */
const isMadeAnyway = (node: HtmlElement): boolean => /^(?:og|twitter):(?:title|description)$/.test(nameOf(node) ?? '');

function reportElement(node: HtmlElement, source: TreeSource): void {
  const runs = node.name === 'script' && attributeAsText(node.attributes, 'type') !== 'application/ld+json';
  const about = nameOf(node) ?? attributeAsText(node.attributes, 'rel');
  report(source, placeOf(node), {
    rule: 'markdown/head',
    severity: runs ? 'error' : 'warning',
    message: runs
      ? '<script> in <Head> would run code; content never does.'
      : `<${node.name}${about === null ? '' : ` ${about}`}> in <Head> is left out: the site writes the heads of its documents itself.`,
    hint: 'Read are <title> and <meta name="description"> and "keywords"; pictures for cards are `image` of the front matter.',
  });
}
