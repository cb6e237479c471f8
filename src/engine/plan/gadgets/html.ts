import type { Writer } from './words';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Text in a `<code>` element. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** An element with escaped attributes around finished HTML; an attribute without a value is left out. */
export function element(tag: string, attributes: Record<string, string | undefined>, html: string): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}>${html}</${tag}>`;
}

/** Words about a gadget as HTML. */
export const HTML: Writer = {
  text: escapeHtml,
  code,
  link: (text, address) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`,
  note: (text) => `<small>${escapeHtml(text)}</small>`,
  lines: (texts) => texts.join('<br>'),
};
