import { escapeAttribute, escapeText } from '../../model/html-text';
import type { Writer } from './words';

/** Text in a `<code>` element. */
export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

/** An element with escaped attributes around finished HTML; an attribute without a value is left out. */
export function element(tag: string, attributes: Record<string, string | undefined>, html: string): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag}${written.join('')}>${html}</${tag}>`;
}

/** Words about a gadget as HTML. */
export const HTML: Writer = {
  text: escapeText,
  code,
  link: (text, address) => `<a href="${escapeAttribute(address)}">${escapeText(text)}</a>`,
  note: (text) => `<small>${escapeText(text)}</small>`,
  lines: (texts) => texts.join('<br>'),
};
