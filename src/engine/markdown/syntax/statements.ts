import { ALL_BRACKETS, BraceReader } from './brace-reader';
import { LINE_FEED } from './codes';

/** A statement of a module with its place in the text. */
interface Statement {
  text: string;
  offset: number;
}

const KEYWORD = /^(?:import|export)\b/;
const LONGEST_KEYWORD = 'import '.length;

/** The statements of a module that begin with `import` or `export` at the start of a line, each up to the next. */
export function statementsOf(text: string): Statement[] {
  const reader = new BraceReader(ALL_BRACKETS);
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isLineStart = at === 0 || text[at - 1] === '\n';
    if (isLineStart && !reader.isOpen && KEYWORD.test(text.slice(at, at + LONGEST_KEYWORD))) starts.push(at);
    reader.take(text[at] === '\n' ? LINE_FEED : text.charCodeAt(at));
  }
  return starts.map((offset, index) => ({ text: text.slice(offset, starts[index + 1]).trimEnd(), offset }));
}
