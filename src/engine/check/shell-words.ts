/** A word of a command, with quotes removed. */
export interface Word {
  text: string;
  /** Where it begins in the snippet. */
  offset: number;
}

/** A simple command: the words between two operators. */
export interface ShellCommand {
  words: Word[];
  /** Its output goes into another command or a file, so what is printed is not its own. */
  redirected: boolean;
}

/** One logical line: continuations, quotes and heredocs belong to it. */
export interface ShellLine {
  commands: ShellCommand[];
  /** Offset behind the line's last break. */
  end: number;
}

const OPERATORS = ['&&', '||', '|&', '|', ';', '&', '(', ')'];

/** Reads a logical line of shell from an offset. A command in `$( … )` is among the commands. */
export function readShellLine(text: string, start: number): ShellLine {
  const reader = new Reader(text, start);
  return reader.line();
}

/** All commands of a script. */
export function readShell(text: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  for (let offset = 0; offset < text.length;) {
    const line = readShellLine(text, offset);
    commands.push(...line.commands);
    offset = line.end;
  }
  return commands;
}

class Reader {
  private readonly commands: ShellCommand[] = [];
  private current: ShellCommand = { words: [], redirected: false };
  private readonly heredocs: { word: string; dash: boolean }[] = [];

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  line(): ShellLine {
    while (this.at < this.text.length) {
      const char = this.text[this.at] ?? '';
      if (char === '\n') {
        this.at++;
        break;
      }
      this.step(char);
    }
    this.finish(false);
    for (const heredoc of this.heredocs) this.skipHeredoc(heredoc);
    return { commands: this.commands, end: this.at };
  }

  private step(char: string): void {
    if (char === ' ' || char === '\t') this.at++;
    else if (char === '\\' && this.text[this.at + 1] === '\n') this.at += 2;
    else if (char === '#') this.at = this.endOfLine();
    else if (this.redirect()) return;
    else {
      const operator = OPERATORS.find((candidate) => this.text.startsWith(candidate, this.at));
      if (operator === undefined) this.current.words.push(this.word());
      else {
        this.at += operator.length;
        this.finish(operator.startsWith('|') && operator !== '||');
      }
    }
  }

  private finish(piped: boolean): void {
    if (this.current.words.length > 0)
      this.commands.push({ ...this.current, redirected: this.current.redirected || piped });
    this.current = { words: [], redirected: false };
  }

  /** `> file`, `2>&1`, `<<EOF`: read and dropped; `false` when there is none here. */
  private redirect(): boolean {
    const match = /^(?:\d*|&)(>>|>&|>\||>|<<<|<<-|<<|<&|<)/.exec(this.text.slice(this.at, this.at + 6));
    if (!match) return false;
    const operator = match[1] ?? '';
    // `2>&1` leaves the standard output where it is.
    if (operator.startsWith('>') && !match[0].startsWith('2')) this.current.redirected = true;
    this.at += match[0].length;
    while (this.text[this.at] === ' ') this.at++;
    const target = this.word();
    if (operator === '<<' || operator === '<<-') this.heredocs.push({ word: target.text, dash: operator === '<<-' });
    return true;
  }

  private word(): Word {
    const offset = this.at;
    let text = '';
    while (this.at < this.text.length) {
      const char = this.text[this.at] ?? '';
      if (/[\s;|&<>()]/.test(char)) break;
      text += this.piece(char);
    }
    if (this.at === offset) this.at++;
    return { text, offset };
  }

  /** The next part of a word: a quoted string, an escape, a substitution or a plain character. */
  private piece(char: string): string {
    if (char === "'") return this.until("'");
    if (char === '"') return this.doubleQuoted();
    if (char === '$' && this.text[this.at + 1] === '(') return this.substitution();
    if (char === '\\') {
      const next = this.text[this.at + 1] ?? '';
      this.at += 2;
      return next === '\n' ? '' : next;
    }
    this.at++;
    return char;
  }

  private until(quote: string): string {
    const end = this.text.indexOf(quote, this.at + 1);
    const stop = end < 0 ? this.text.length : end;
    const inner = this.text.slice(this.at + 1, stop);
    this.at = stop + 1;
    return inner;
  }

  private doubleQuoted(): string {
    let inner = '';
    this.at++;
    while (this.at < this.text.length && this.text[this.at] !== '"') {
      const char = this.text[this.at] ?? '';
      if (char === '$' && this.text[this.at + 1] === '(') inner += this.substitution();
      else if (char === '\\') {
        inner += this.text[this.at + 1] ?? '';
        this.at += 2;
      } else {
        inner += char;
        this.at++;
      }
    }
    this.at++;
    return inner;
  }

  private substitution(): string {
    const start = this.at;
    let depth = 0;
    do {
      const char = this.text[this.at];
      if (char === '(') depth++;
      if (char === ')') depth--;
      this.at++;
    } while (this.at < this.text.length && (depth > 0 || this.at === start + 1));
    const inner = this.text.slice(start + 2, this.at - 1);
    for (const command of readShell(inner)) {
      this.commands.push({
        redirected: true,
        words: command.words.map((word) => ({ ...word, offset: word.offset + start + 2 })),
      });
    }
    return this.text.slice(start, this.at);
  }

  private endOfLine(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  private skipHeredoc(heredoc: { word: string; dash: boolean }): void {
    while (this.at < this.text.length) {
      const end = this.endOfLine();
      const line = this.text.slice(this.at, end);
      this.at = Math.min(end + 1, this.text.length);
      if ((heredoc.dash ? line.replace(/^\t+/, '') : line) === heredoc.word) return;
    }
  }
}
