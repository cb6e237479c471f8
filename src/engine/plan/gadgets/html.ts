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
