/** Reads the words of a shell: quotes, escapes and substitutions. */

/** A stretch of the source that a command was read from. */
export interface Place {
  offset: number;
  /** Behind its last character; of a word, closing quote included. */
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

/** A word that is being read. */
interface OpenWord {
  text: string;
  at: number[];
  isLive: boolean;
}

/** Goes through a text word by word. What stands in substitutions is read by who knows commands. */
export abstract class WordReader {
  protected unfinished: Unfinished | null = null;
  protected readonly text: string;
  protected at: number;

  protected constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** Reads the commands between two places of the text. */
  protected abstract inner(start: number, end: number): void;

  protected char(ahead = 0): string {
    return this.text[this.at + ahead] ?? '';
  }

  /** A backslash at the end of a line; at the end of the text it waits for the next one. */
  protected continuation(): void {
    this.at += 2;
    if (this.at >= this.text.length) this.unfinished = 'continuation';
  }

  /** The word at this place. */
  protected word(): Word {
    const offset = this.at;
    const open: OpenWord = { text: '', at: [], isLive: false };
    while (this.at < this.text.length && (!/[ \t\n;|&<>()]/.test(this.char()) || this.isProcessSubstitution())) {
      this.part(open);
    }
    if (this.at === offset && this.at < this.text.length && this.char() !== '\n') this.at++;
    return { ...open, offset, end: this.at };
  }

  private isProcessSubstitution(): boolean {
    return /[<>]/.test(this.char()) && this.char(1) === '(';
  }

  /** The next part of a word: a quoted string, an escape, a substitution or a plain character. */
  private part(open: OpenWord): void {
    const char = this.char();
    if (char === "'") this.singleQuoted(open);
    else if (char === '"') this.doubleQuoted(open);
    else if (char === '`') this.backticks(open);
    else if (char === '\\') this.escape(open);
    else if (this.isSubstitution()) this.substitution(open);
    else this.take(open);
  }

  private isSubstitution(): boolean {
    return (this.char() === '$' && (this.char(1) === '(' || this.char(1) === '{')) || this.isProcessSubstitution();
  }

  /** Takes characters into a word as they stand. */
  private take(open: OpenWord, end = this.at + 1): void {
    for (; this.at < end; this.at++) {
      open.text += this.char();
      open.at.push(this.at);
    }
  }

  private escape(open: OpenWord): void {
    if (this.char(1) === '') {
      this.at++;
      this.unfinished = 'continuation';
    } else if (this.char(1) === '\n') {
      this.continuation();
    } else {
      this.at++;
      this.take(open);
    }
  }

  private singleQuoted(open: OpenWord): void {
    const close = this.text.indexOf("'", this.at + 1);
    this.at++;
    this.take(open, close < 0 ? this.text.length : close);
    this.closeQuote();
  }

  private doubleQuoted(open: OpenWord): void {
    this.at++;
    while (this.at < this.text.length && this.char() !== '"') {
      if (this.char() === '`') this.backticks(open);
      else if (this.char() === '$' && this.isSubstitution()) this.substitution(open);
      // Between double quotes a backslash is a character like others in front of most characters.
      else if (this.char() === '\\' && (this.char(1) === '' || '$`"\\\n'.includes(this.char(1)))) this.escape(open);
      else this.take(open);
    }
    this.closeQuote();
  }

  private closeQuote(): void {
    if (this.at >= this.text.length) this.unfinished = 'quote';
    else this.at++;
  }

  private backticks(open: OpenWord): void {
    open.isLive = true;
    const start = this.at;
    const close = this.text.indexOf('`', start + 1);
    if (close < 0) this.unfinished = 'substitution';
    const end = close < 0 ? this.text.length : close;
    this.inner(start + 1, end);
    this.take(open, Math.min(end + 1, this.text.length));
  }

  /** `$( … )`, `<( … )`, `${ … }`: the word keeps it as written, its commands are read as well. */
  private substitution(open: OpenWord): void {
    open.isLive = true;
    const start = this.at;
    const braces = this.char(1) === '{';
    const end = closing(this.text, start + 1, braces ? '{}' : '()');
    if (end < 0) this.unfinished = 'substitution';
    const stop = end < 0 ? this.text.length : end;
    if (!braces) this.inner(start + 2, stop);
    this.take(open, Math.min(stop + 1, this.text.length));
  }
}

/** Offset of the bracket that closes the one at `start`, quotes passed over; -1 when it stays open. */
function closing(text: string, start: number, [open, close]: string): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at++;
    else if (char === "'" || char === '"') {
      const end = endOfQuote(text, at);
      if (end < 0) return -1;
      at = end;
    } else if (char === open) depth++;
    else if (char === close && --depth === 0) return at;
  }
  return -1;
}

function endOfQuote(text: string, start: number): number {
  const quote = text[start] ?? '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\' && quote === '"') at++;
    else if (text[at] === quote) return at;
  }
  return -1;
}
