/** A statement of a module with its place in the text. */
interface Statement {
  text: string;
  offset: number;
}

/** The start of a comment; behind a colon it is the middle of an address. */
const COMMENT = /^\/[/*]$/;
const QUOTES = new Set(["'", '"', '`']);

/** Whether a bracket or a quoted text is open at the end of a text. */
export function isOpen(text: string): boolean {
  return (depthsOf(text).at(-1) ?? 0) !== 0;
}

/** The statements of a module that begin with `import` or `export`, each up to the next. */
export function statementsOf(text: string): Statement[] {
  const depths = depthsOf(text);
  const starts = [...text.matchAll(/^(?:import|export)\b/gm)]
    .map(({ index }) => index)
    .filter((index) => index === 0 || depths[index - 1] === 0);
  return starts.map((offset, index) => ({ text: text.slice(offset, starts[index + 1]).trimEnd(), offset }));
}

/** How many brackets and quoted texts are open behind each character. */
function depthsOf(text: string): number[] {
  const depths: number[] = [];
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === '\\') {
        depths.push(depth + 1);
        at += 1;
      } else if (char === quote) quote = '';
    } else if (COMMENT.test(text.slice(at, at + 2)) && text[at - 1] !== ':') {
      const end = text.indexOf(text[at + 1] === '*' ? '*/' : '\n', at);
      const length = (end < 0 ? text.length : end) - at;
      depths.push(...Array.from({ length }, () => depth));
      at += length;
    } else if (QUOTES.has(char) && !(char === "'" && /[A-Za-z]/.test(text[at - 1] ?? ''))) quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    depths.push(quote === '' ? depth : depth + 1);
  }
  return depths;
}
