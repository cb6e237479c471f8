/** Escapes text for HTML content. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Escapes text for a double-quoted HTML attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Attributes of an element: `true` is written by its name alone, `false` and what has no value are left out. */
type Attributes = Record<string, string | boolean | undefined>;

/** The opening tag of an element, with escaped attributes. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** An element around finished HTML. */
export const element = (name: string, attributes: Attributes, html: string): string =>
  `${tag(name, attributes)}${html}</${name}>`;

/** An element around a text, which is escaped. */
export const textElement = (name: string, attributes: Attributes, text: string): string =>
  element(name, attributes, escapeText(text));

/** A text as a pattern that matches it to the letter. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
