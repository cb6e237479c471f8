/** The shell lexer: turns command lines into words, with the place of every character kept. */

import { CompoundReader } from './compound';
import { WordReader, type Place, type Unfinished, type Word } from './shell-words';

export type { Word };

/** A simple command: the words between two operators. */
export interface ShellCommand {
  words: Word[];
  /** Its output goes into another command or a file, so what is printed is not its own. */
  redirected: boolean;
}

/** A part of a line that is no word of a command. */
interface ShellPiece extends Place {
  kind: 'operator' | 'redirection' | 'comment' | 'heredoc';
}

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
  const compound = new CompoundReader();
  for (let offset = 0; offset < text.length;) {
    const line = new LineReader(text, offset, depth, compound).line();
    script.commands.push(...line.commands);
    script.pieces.push(...line.pieces);
    script.unfinished = line.unfinished;
    offset = line.end;
  }
  if (script.unfinished === null && compound.isOpen()) script.unfinished = 'compound';
  return script;
}

/**
 * Whether a shell would wait for more: a trailing backslash or operator, an open quote, bracket or compound command, a
 * heredoc without its end.
 */
export function isUnfinished(command: string): boolean {
  return readShell(command).unfinished !== null;
}

/** Offset in the source of a character of a word; behind the word for the place after its last character. */
export function sourceOffset(word: Word, index: number): number {
  return word.at[index] ?? (index === 0 ? word.offset : word.end);
}

/** Where in the source a part of a word's text is, without the quotes around it. */
export function wordPlace(word: Word, from: number, to: number): Place {
  const offset = sourceOffset(word, from);
  return { offset, end: to > from ? sourceOffset(word, to - 1) + 1 : offset };
}

/** Gives what was read of a text that was put together the places it comes from, one for each character. */
export function relocate(script: ShellScript, places: readonly number[]): ShellScript {
  const to = (offset: number): number => places[offset] ?? (places.at(-1) ?? 0) + 1;
  const word = (one: Word): Word => ({ ...one, offset: to(one.offset), end: to(one.end), at: one.at.map(to) });
  return {
    unfinished: script.unfinished,
    commands: script.commands.map((command) => ({ ...command, words: command.words.map(word) })),
    pieces: script.pieces.map((piece) => ({ ...piece, offset: to(piece.offset), end: to(piece.end) })),
  };
}

/** Goes through a text line by line. */
class LineReader extends WordReader {
  private readonly commands: ShellCommand[] = [];
  private readonly pieces: ShellPiece[] = [];
  private readonly heredocs: { word: string; dash: boolean }[] = [];
  private current: ShellCommand = { words: [], redirected: false };
  private readonly depth: number;
  private readonly compound: CompoundReader;

  constructor(text: string, at: number, depth: number, compound: CompoundReader) {
    super(text, at);
    this.depth = depth;
    this.compound = compound;
  }

  line(): ShellLine {
    while (this.at < this.text.length) {
      const char = this.char();
      if (char === '\n') {
        this.compound.operator('\n');
        this.at++;
        break;
      }
      this.step(char);
    }
    this.finish(false);
    for (const heredoc of this.heredocs) this.skipHeredoc(heredoc);
    return { commands: this.commands, pieces: this.pieces, end: this.at, unfinished: this.unfinished };
  }

  private step(char: string): void {
    if (char === ' ' || char === '\t') this.at++;
    else if (char === '\\' && this.char(1) === '\n') this.continuation();
    else if (char === '#') this.piece('comment', this.endOfLine());
    else if (this.redirection()) return;
    else {
      const operator = OPERATORS.find((candidate) => this.text.startsWith(candidate, this.at));
      if (operator === undefined) {
        const word = this.word();
        this.compound.word(word);
        this.current.words.push(word);
      } else {
        this.compound.operator(operator);
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

  protected override inner(start: number, end: number): void {
    if (this.depth === DEEPEST) return;
    const places = Array.from({ length: end - start + 1 }, (_, index) => start + index);
    const { commands, pieces } = relocate(readScript(this.text.slice(start, end), this.depth + 1), places);
    this.commands.push(...commands.map((command) => ({ ...command, redirected: true })));
    this.pieces.push(...pieces);
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
