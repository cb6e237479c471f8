/** Reads the words of a shell: quotes, escapes and substitutions. */

/** A stretch of the source that a command was read from. */
export interface Place {
  offset: number;
  /** Offset after its last character; for a word, after the closing quote. */
  end: number;
}

/** A word of a command, with quotes removed. */
export interface Word extends Place {
  text: string;
  /** Offset in the source of each character of `text`. */
  at: readonly number[];
  /** Whether it has a substitution: `$(…)`, `${…}`, `<(…)` or backticks. The shell runs what is in it. */
  isLive: boolean;
}

/** What a shell still waits for at the end of a text. */
export type Unfinished = 'continuation' | 'quote' | 'substitution' | 'heredoc' | 'compound';

/** A word with what a shell does at it. */
interface ReadWord {
  word: Word;
  /** Stretches of the text that the shell runs for the word, without the signs around them. */
  inner: Place[];
  unfinished: Unfinished | null;
}

/** What a backslash between double quotes quotes; in front of other characters it is one like them. */
const ESCAPED_IN_QUOTES = '$`"\\\n';

/** Reads the word at an offset of a text; a character that no word can contain is a word alone. */
export function readWord(text: string, offset: number): ReadWord {
  const word = { text: '', at: [] as number[], isLive: false };
  const inner: Place[] = [];
  let unfinished: Unfinished | null = null;
  let at = offset;

  const isSubstitution = (): boolean => /^(?:\$[({]|[<>]\()/.test(text.slice(at, at + 2));

  /** Takes characters into the word as they stand. */
  function take(end = at + 1): void {
    word.text += text.slice(at, end);
    for (; at < end; at++) word.at.push(at);
  }

  function escape(): void {
    if (at + 1 < text.length && text[at + 1] !== '\n') {
      at++;
      take();
      return;
    }
    at = Math.min(at + 2, text.length);
    if (at === text.length) unfinished = 'continuation';
  }

  /** `$( … )`, `<( … )`, `${ … }`, backticks: the word keeps it as written, its commands are read as well. */
  function substitution(): void {
    word.isLive = true;
    const isBackticks = text[at] === '`';
    const isVariable = text[at + 1] === '{' && !isBackticks;
    const end = isBackticks ? text.indexOf('`', at + 1) : closing(text, at + 1, isVariable ? '{}' : '()');
    if (end < 0) unfinished = 'substitution';
    const stop = end < 0 ? text.length : end;
    if (!isVariable) inner.push({ offset: at + (isBackticks ? 1 : 2), end: stop });
    take(Math.min(stop + 1, text.length));
  }

  function quoted(quote: string): void {
    at++;
    if (quote === "'") take(endOfQuote(text, at - 1, text.length));
    else while (at < text.length && text[at] !== '"') part(true);
    if (at === text.length) unfinished = 'quote';
    else at++;
  }

  /** The next part of the word: a quoted string, an escape, a substitution or a plain character. */
  function part(isQuoted: boolean): void {
    const char = text[at] ?? '';
    if (char === '`' || (isSubstitution() && (char === '$' || !isQuoted))) substitution();
    else if (char === '\\' && (!isQuoted || ESCAPED_IN_QUOTES.includes(text[at + 1] ?? ''))) escape();
    else if (!isQuoted && (char === "'" || char === '"')) quoted(char);
    else take();
  }

  while (at < text.length && (!/[ \t\n;|&<>()]/.test(text[at] ?? '') || isSubstitution())) part(false);
  if (at === offset && at < text.length && text[at] !== '\n') at++;
  return { word: { ...word, offset, end: at }, inner, unfinished };
}

/** Offset of the bracket that closes the one at `start`, quotes passed over; -1 when it stays open. */
function closing(text: string, start: number, [open, close]: string): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at++;
    else if (char === "'" || char === '"') {
      at = endOfQuote(text, at, Infinity);
    } else if (char === open) depth++;
    else if (char === close && --depth === 0) return at;
  }
  return -1;
}

/** Offset of the quote that closes the one at `start`; `open` when it stays open. */
function endOfQuote(text: string, start: number, open: number): number {
  const quote = text[start] ?? '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\' && quote === '"') at++;
    else if (text[at] === quote) return at;
  }
  return open;
}
