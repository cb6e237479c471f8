import { escapeAttribute, escapeText } from '../../model/html-text';
import type { Writer } from './words';

/** Text in a `<code>` element. */
export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

/** A sentence, with its flags as code, so that none breaks behind its dashes. */
export function sentence(text: string): string {
  return escapeText(text).replaceAll(/(?<![\w-])--\w[\w-]*(?:=\w+)?/g, '<code>$&</code>');
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

/** A name longer than this may go on to the next line behind a slash, other than that of its host. */
const LONG_NAME = 32;

/** Words about a gadget as HTML. */
export const HTML: Writer = {
  text: sentence,
  code: (name) => (name.length > LONG_NAME ? code(name).replaceAll(/(?<=\/.*\w\/)(?=\w)/g, '<wbr>') : code(name)),
  link: (text, address) => `<a href="${escapeAttribute(address)}">${escapeText(text)}</a>`,
  note: (text) => `<small>${sentence(text)}</small>`,
  lines: (texts) => texts.join('<br>'),
};
