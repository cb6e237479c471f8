import { nearest } from '../../shared/nearest';
import type { Diagnostic } from '../model/diagnostic';
import { escapeAttribute } from '../model/html-text';

/** HTML elements that content may write itself, with the attributes that are kept. */
const ELEMENTS: Record<string, readonly string[]> = {
  a: ['href', 'title', 'id'],
  abbr: ['title'],
  b: [],
  br: [],
  caption: [],
  cite: [],
  code: [],
  dd: [],
  del: [],
  details: ['open', 'id'],
  div: ['id', 'align'],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  hr: [],
  i: [],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ins: [],
  kbd: [],
  li: [],
  mark: [],
  ol: ['start'],
  p: ['align'],
  pre: [],
  q: [],
  s: [],
  samp: [],
  small: [],
  span: ['id'],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
  var: [],
};

const TAG =
  /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** What the caller does with addresses found in raw HTML. */
export interface RawHtmlSlots {
  link(target: string): string;
  /** Returns the attributes of the image, source included. */
  image(source: string, alt: string, title: string | null): string;
  id(id: string): void;
}

/**
 * Passes the harmless part of raw HTML on. Comments go away; an element or attribute that is not on the list is an
 * error with its place, so that no script, style or handler ever reaches a page.
 */
export function cleanHtml(
  value: string,
  place: { file: string; line: number; column: number },
  slots: RawHtmlSlots,
  problems: Diagnostic[],
): string {
  let out = '';
  let position = 0;
  for (const match of value.matchAll(TAG)) {
    out += escapeLoose(value.slice(position, match.index));
    position = match.index + match[0].length;
    const [whole, closing, rawName = '', attributes = ''] = match;
    if (whole.startsWith('<!--')) continue;
    const name = rawName.toLowerCase();
    const allowed = ELEMENTS[name];
    const line = place.line + value.slice(0, match.index).split('\n').length - 1;
    if (!allowed) {
      const near = nearest(name, Object.keys(ELEMENTS));
      problems.push({
        ...place,
        line,
        rule: 'markdown/unknown-element',
        severity: 'error',
        message: `The element <${rawName}> is not allowed in content.`,
        hint: near
          ? `Did you mean <${near}>? For literal text write \`<${rawName}>\` as code.`
          : `For literal text write \`<${rawName}>\` as code.`,
      });
      continue;
    }
    out += closing ? `</${name}>` : openTag(name, attributes, allowed, { ...place, line }, slots, problems);
  }
  return out + escapeLoose(value.slice(position));
}

/** Text between tags may hold entities; a lone `<` is text. */
function escapeLoose(text: string): string {
  return text.replace(/</g, '&lt;');
}

function openTag(
  name: string,
  text: string,
  allowed: readonly string[],
  place: { file: string; line: number; column: number },
  slots: RawHtmlSlots,
  problems: Diagnostic[],
): string {
  const values = new Map<string, string>();
  for (const match of text.matchAll(ATTRIBUTE)) {
    const key = (match[1] ?? '').toLowerCase();
    if (allowed.includes(key)) values.set(key, match[2] ?? match[3] ?? match[4] ?? '');
    else if (!['class', 'classname', 'style', 'target', 'rel', 'loading'].includes(key)) {
      problems.push({
        ...place,
        rule: 'markdown/unknown-attribute',
        severity: 'error',
        message: `<${name}> takes no attribute "${key}" in content.`,
        hint: allowed.length > 0 ? `Attributes: ${allowed.join(', ')}.` : 'It takes none.',
      });
    }
  }
  const id = values.get('id');
  if (id) slots.id(id);
  if (name === 'img')
    return `<img ${slots.image(values.get('src') ?? '', values.get('alt') ?? '', values.get('title') ?? null)}>`;
  const href = values.get('href');
  if (href !== undefined) values.set('href', slots.link(href));
  const attributes = [...values]
    .map(([key, value]) => ` ${key}="${key === 'href' ? value : escapeAttribute(value)}"`)
    .join('');
  return `<${name}${attributes}>`;
}

/** Text of an HTML string, for plain uses. */
export function htmlToText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
