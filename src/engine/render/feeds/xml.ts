import { escapeAttribute, escapeText } from '../../model/html-text';

/** Namespace prefix declaration for the links that a person can follow; readers of feeds skip what they do not know. */
export const XHTML = 'xmlns:h="http://www.w3.org/1999/xhtml"';

/** Characters that XML 1.0 allows in no form (section 2.2). */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** An XML element with text; attributes are escaped too. */
export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  return `<${name}${attributeList(attributes)}>${escapeText(text.replace(ILLEGAL, ''))}</${name}>`;
}

/** An XML element without content. */
export function emptyElement(name: string, attributes: Record<string, string>): string {
  return `<${name}${attributeList(attributes)}/>`;
}

function attributeList(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value.replace(ILLEGAL, ''))}"`)
    .join('');
}
