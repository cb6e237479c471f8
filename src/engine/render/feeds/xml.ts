import { XMLBuilder } from 'fast-xml-parser';

/** Characters that XML 1.0 allows in no form (section 2.2). */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const legal = (_: string, value: unknown): string => String(value).replace(ILLEGAL, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
  indentBy: '',
  tagValueProcessor: legal,
  attributeValueProcessor: legal,
});

/** The document with this tree: keys are elements, those that begin with `@` attributes, `#text` is text. */
export const xmlDocument = (tree: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...tree });

/** The namespace of the elements that make a feed readable in a browser; readers of feeds skip unknown elements. */
export const XHTML = 'http://www.w3.org/1999/xhtml';
