/** A text whose values over lines are indented, with how far each of its lines was moved. */
interface IndentedText {
  text: string;
  /** Spaces that were put before a line, by its number from 0. */
  moved: ReadonlyMap<number, number>;
}

/** A field or an entry whose value begins with a quote or a bracket. */
const OPENING = /^([ \t]*(?:- +)*)(?:(?:[\w.-]+|"[^"]*"|'[^']*')[ \t]*:[ \t]+)?(["'[{].*)$/;
/** A line that is rather the next field, or the end of the document, than part of a value. */
const BEGINS_FIELD = /^[ \t]*(?:- |[\w.-]+[ \t]*:(?:[ \t]|$)|---|\.\.\.)/;

/**
 * Indents the lines that a value in quotes or brackets goes on in. YAML asks for that, and the parsers of other
 * builders do not. A line that looks like a field stays: the quote before it is more likely missing its end.
 */
export function indentFlowLines(text: string): IndentedText {
  const moved = new Map<number, number>();
  let indent = 0;
  let open: string[] = [];
  const lines = text.split('\n').map((line, index) => {
    if (open.length === 0) {
      const [, before = '', value = ''] = OPENING.exec(line) ?? [];
      indent = before.length;
      open = openAfter(value, []);
      return line;
    }
    const own = /^ */.exec(line)?.[0].length ?? 0;
    const isLoose = line.trim() !== '' && own <= indent;
    if (isLoose && BEGINS_FIELD.test(line)) {
      open = [];
      return line;
    }
    open = openAfter(line, open);
    if (!isLoose) return line;
    moved.set(index, indent + 2);
    return ' '.repeat(indent + 2) + line;
  });
  return { text: lines.join('\n'), moved };
}

/** The quotes and brackets that are open behind a text, of which these were open before it. */
function openAfter(text: string, before: readonly string[]): string[] {
  const open = [...before];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const quote = open.at(-1);
    if (quote === '"' || quote === "'") {
      const isEscape = quote === '"' ? sign === '\\' : text.startsWith("''", at);
      if (isEscape) at += 1;
      else if (sign === quote) open.pop();
    } else if (sign === '#' && /\s/.test(text[at - 1] ?? ' ')) break;
    else if (sign === ']' || sign === '}') open.pop();
    else if (sign === '[' || sign === '{' || (/["']/.test(sign) && !/\w/.test(text[at - 1] ?? ' '))) open.push(sign);
    if (open.length === 0) break;
  }
  return open;
}
