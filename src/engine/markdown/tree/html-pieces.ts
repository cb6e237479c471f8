/** A comment, a tag, or text that is neither. */
export const HTML_PIECE =
  /<!--([\s\S]*?)(?:-->|$)|<[!?][^>]*>|<\/?[A-Za-z][\w.:-]*(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+|</g;

/**
 * The same in MDX, where backticks in a line make code of the tags between them, and a backslash a character of what
 * stands behind it. Nobody writes more than nine backticks, and each other number would be looked for through the whole
 * line.
 */
export const MDX_PIECE =
  /<!--([\s\S]*?)(?:-->|$)|<[!?][^>]*>|<\/?[A-Za-z][\w.:-]*(?:[^<>"']|"[^"]*"|'[^']*')*>|(?:[^<`\\]+|\\[\s\S]?|(?<!`)(`{1,9})(?!`)[^\n]*?(?<!`)\2(?!`)|`+)+|</g;

/** Elements whose content is no HTML. None may stand in content; what is in them goes away with them. */
const RAW_TEXT = new Set(['script', 'style', 'xmp', 'template']);

/** Whether what stands in an element is no HTML. */
export const isRawText = (name: string): boolean => RAW_TEXT.has(name.toLowerCase());

/** Offset of the closing tag of a raw text element; the end where it is missing. */
export function closingOf(html: string, name: string, from: number): number {
  const at = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, from);
  return at < 0 ? html.length : at;
}
