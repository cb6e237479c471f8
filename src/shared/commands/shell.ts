/** The shell lexer: turns command lines into words, with the place of every character kept. */

/** A word of a command, with quotes removed. */
export interface Word {
  text: string;
  /** Where it begins in the source. */
  offset: number;
  /** Behind its last character in the source, closing quote included. */
  end: number;
  /** Offset in the source of each character of `text`. */
  at: readonly number[];
}

/** A simple command: the words between two operators. */
export interface ShellCommand {
  words: Word[];
  /** Its output goes into another command or a file, so what is printed is not its own. */
  redirected: boolean;
}

/** A part of a line that is no word of a command. */
interface ShellPiece {
  kind: 'operator' | 'redirection' | 'comment' | 'heredoc';
  offset: number;
  end: number;
}

/** What a shell still waits for at the end of a text. */
type Unfinished = 'continuation' | 'quote' | 'substitution' | 'heredoc';

/** One logical line: continuations, quotes and heredocs belong to it. */
interface ShellLine {
  commands: ShellCommand[];
  pieces: ShellPiece[];
  /** Offset behind the line's last break. */
  end: number;
  /** `null` when the line is whole. */
  unfinished: Unfinished | null;
}

/** Commands and other parts of a script. */
export type ShellScript = Omit<ShellLine, 'end'>;

const OPERATORS = ['&&', '||', '|&', ';;', '|', ';', '&', '(', ')'];
const REDIRECTION = /^(?:\d*|&)(>>|>&|>\||>|<<<|<<-|<<|<&|<)(?!\()/;

/** Substitutions in each other whose commands are read; deeper ones are only words. */
const DEEPEST = 20;

/** All commands of a script, those in substitutions among them. */
export function readShell(text: string): ShellScript {
  return readScript(text, 0);
}

function readScript(text: string, depth: number): ShellScript {
  const script: ShellScript = { commands: [], pieces: [], unfinished: null };
  for (let offset = 0; offset < text.length;) {
    const line = new Reader(text, offset, depth).line();
    script.commands.push(...line.commands);
    script.pieces.push(...line.pieces);
    script.unfinished = line.unfinished;
    offset = line.end;
  }
  return script;
}

/** Whether a shell would wait for more: a trailing backslash, an open quote or bracket, a heredoc without its end. */
export function isUnfinished(command: string): boolean {
  return readShell(command).unfinished !== null;
}

/** Offset in the source of a character of a word; behind the word for the place after its last character. */
export function sourceOffset(word: Word, index: number): number {
  return word.at[index] ?? (index === 0 ? word.offset : word.end);
}

/** A word that is being read. */
interface OpenWord {
  text: string;
  at: number[];
}

class Reader {
  private readonly commands: ShellCommand[] = [];
  private readonly pieces: ShellPiece[] = [];
  private readonly heredocs: { word: string; dash: boolean }[] = [];
  private current: ShellCommand = { words: [], redirected: false };
  private unfinished: Unfinished | null = null;
  private readonly text: string;
  private at: number;
  private readonly depth: number;

  constructor(text: string, at: number, depth: number) {
    this.text = text;
    this.at = at;
    this.depth = depth;
  }

  line(): ShellLine {
    while (this.at < this.text.length) {
      const char = this.char();
      if (char === '\n') {
        this.at++;
        break;
      }
      this.step(char);
    }
    this.finish(false);
    for (const heredoc of this.heredocs) this.skipHeredoc(heredoc);
    return { commands: this.commands, pieces: this.pieces, end: this.at, unfinished: this.unfinished };
  }

  private char(ahead = 0): string {
    return this.text[this.at + ahead] ?? '';
  }

  private step(char: string): void {
    if (char === ' ' || char === '\t') this.at++;
    else if (char === '\\' && this.char(1) === '\n') this.continuation();
    else if (char === '#') this.piece('comment', this.endOfLine());
    else if (this.redirection()) return;
    else {
      const operator = OPERATORS.find((candidate) => this.text.startsWith(candidate, this.at));
      if (operator === undefined) this.current.words.push(this.word());
      else {
        this.piece('operator', this.at + operator.length);
        this.finish(operator.startsWith('|') && operator !== '||');
      }
    }
  }

  private piece(kind: ShellPiece['kind'], end: number): void {
    this.pieces.push({ kind, offset: this.at, end });
    this.at = end;
  }

  private finish(piped: boolean): void {
    const { words, redirected } = this.current;
    if (words.length > 0) this.commands.push({ words, redirected: redirected || piped });
    this.current = { words: [], redirected: false };
  }

  /** A backslash at the end of a line; at the end of the text it waits for the next one. */
  private continuation(): void {
    this.at += 2;
    if (this.at >= this.text.length) this.unfinished = 'continuation';
  }

  /** `> file`, `2>&1`, `<<EOF`: read and noted; `false` when there is none here. */
  private redirection(): boolean {
    const match = REDIRECTION.exec(this.text.slice(this.at, this.at + 8));
    if (!match) return false;
    const start = this.at;
    const operator = match[1] ?? '';
    // `2>&1` leaves the standard output where it is.
    if (operator.startsWith('>') && !match[0].startsWith('2')) this.current.redirected = true;
    this.at += match[0].length;
    while (this.char() === ' ') this.at++;
    const target = this.word();
    this.pieces.push({ kind: 'redirection', offset: start, end: this.at });
    if (operator === '<<' || operator === '<<-') this.heredocs.push({ word: target.text, dash: operator === '<<-' });
    return true;
  }

  private word(): Word {
    const offset = this.at;
    const open: OpenWord = { text: '', at: [] };
    while (this.at < this.text.length && (!/[\s;|&<>()]/.test(this.char()) || this.isProcessSubstitution())) {
      this.part(open);
    }
    if (this.at === offset && this.at < this.text.length && this.char() !== '\n') this.at++;
    return { text: open.text, offset, end: this.at, at: open.at };
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
    const start = this.at;
    const close = this.text.indexOf('`', start + 1);
    if (close < 0) this.unfinished = 'substitution';
    const end = close < 0 ? this.text.length : close;
    this.inner(start + 1, end);
    this.take(open, Math.min(end + 1, this.text.length));
  }

  /** `$( … )`, `<( … )`, `${ … }`: the word keeps it as written, its commands are read as well. */
  private substitution(open: OpenWord): void {
    const start = this.at;
    const braces = this.char(1) === '{';
    const end = closing(this.text, start + 1, braces ? '{}' : '()');
    if (end < 0) this.unfinished = 'substitution';
    const stop = end < 0 ? this.text.length : end;
    if (!braces) this.inner(start + 2, stop);
    this.take(open, Math.min(stop + 1, this.text.length));
  }

  private inner(start: number, end: number): void {
    if (this.depth === DEEPEST) return;
    const { commands, pieces } = readScript(this.text.slice(start, end), this.depth + 1);
    this.commands.push(...commands.map(({ words }) => ({ redirected: true, words: words.map(moved(start)) })));
    this.pieces.push(...pieces.map((one) => ({ ...one, offset: one.offset + start, end: one.end + start })));
  }

  private endOfLine(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  private skipHeredoc(heredoc: { word: string; dash: boolean }): void {
    const start = this.at;
    while (this.at < this.text.length) {
      const end = this.endOfLine();
      const line = this.text.slice(this.at, end);
      this.at = Math.min(end + 1, this.text.length);
      if ((heredoc.dash ? line.replace(/^\t+/, '') : line) === heredoc.word) {
        this.pieces.push({ kind: 'heredoc', offset: start, end });
        return;
      }
    }
    this.pieces.push({ kind: 'heredoc', offset: start, end: this.at });
    this.unfinished = 'heredoc';
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

/** Moves a word by a number of characters. */
function moved(by: number): (word: Word) => Word {
  return (word) => ({ ...word, offset: word.offset + by, end: word.end + by, at: word.at.map((place) => place + by) });
}
