/** The shell lexer: turns command lines into words, with the place of every character kept. */

import { CompoundReader } from './compound';
import { readWord, type Place, type Unfinished, type Word } from './shell-words';

export type { Word };

/** A simple command: the words between two operators. */
export interface ShellCommand {
  words: Word[];
  /** Its output is piped or written to a file, so it does not reach the terminal. */
  redirected: boolean;
}

/** A part of a line that is no word of a command. */
interface ShellPiece extends Place {
  kind: 'operator' | 'redirection' | 'comment' | 'heredoc';
}

/** Commands and other parts of a script. */
export interface ShellScript {
  commands: ShellCommand[];
  pieces: ShellPiece[];
  /** What a shell still waits for at the end; `null` when the script is whole. */
  unfinished: Unfinished | null;
}

const OPERATORS = ['&&', '||', '|&', ';;', '|', ';', '&', '(', ')'];
const REDIRECTION = /^(?:\d*|&)(>>|>&|>\||>|<<<|<<-|<<|<&|<)(?!\()/;

/** Substitutions in each other whose commands are read; deeper ones are only words. */
const DEEPEST = 20;

/** All commands of a script, those in substitutions among them. */
export function readShell(text: string): ShellScript {
  return readScript(text, 0);
}

function readScript(text: string, depth: number): ShellScript {
  const commands: ShellCommand[] = [];
  const pieces: ShellPiece[] = [];
  const compound = new CompoundReader();
  let unfinished: Unfinished | null = null;
  let current: ShellCommand = { words: [], redirected: false };
  let heredocs: { word: string; dash: boolean }[] = [];
  let at = 0;

  function addPiece(kind: ShellPiece['kind'], end: number): void {
    pieces.push({ kind, offset: at, end });
    at = end;
  }

  const endOfLine = (): number => (text.indexOf('\n', at) + 1 || text.length + 1) - 1;

  /** Reads a word, and the commands in its substitutions. */
  function takeWord(): Word {
    const { word, inner, unfinished: open } = readWord(text, at);
    at = word.end;
    unfinished = open ?? unfinished;
    for (const { offset, end } of depth === DEEPEST ? [] : inner) {
      const places = Array.from({ length: end - offset + 1 }, (_, index) => offset + index);
      const script = relocate(readScript(text.slice(offset, end), depth + 1), places);
      commands.push(...script.commands.map((command) => ({ ...command, redirected: true })));
      pieces.push(...script.pieces);
    }
    return word;
  }

  function endCommand(isPiped: boolean): void {
    const { words, redirected } = current;
    if (words.length > 0) commands.push({ words, redirected: redirected || isPiped });
    current = { words: [], redirected: false };
  }

  /** `> file`, `2>&1`, `<<EOF`. */
  function redirection(written: string, operator: string): void {
    const offset = at;
    // `2>&1` leaves the standard output where it is.
    if (operator.startsWith('>') && !written.startsWith('2')) current.redirected = true;
    at += written.length;
    while (text[at] === ' ') at++;
    const target = takeWord();
    pieces.push({ kind: 'redirection', offset, end: at });
    if (operator === '<<' || operator === '<<-') heredocs.push({ word: target.text, dash: operator === '<<-' });
  }

  /** Ends the command, and passes over the heredocs that follow the line. */
  function endLine(): void {
    endCommand(false);
    for (const { word, dash } of heredocs) {
      const offset = at;
      let isClosed = false;
      let end = at;
      while (at < text.length && !isClosed) {
        end = endOfLine();
        const line = text.slice(at, end);
        isClosed = (dash ? line.replace(/^\t+/, '') : line) === word;
        at = Math.min(end + 1, text.length);
      }
      pieces.push({ kind: 'heredoc', offset, end: isClosed ? end : at });
      if (!isClosed) unfinished = 'heredoc';
    }
    heredocs = [];
  }

  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '\n') {
      compound.operator('\n');
      at++;
      endLine();
    } else if (char === ' ' || char === '\t') at++;
    else if (text.startsWith('\\\n', at)) {
      at += 2;
      if (at === text.length) unfinished = 'continuation';
    } else if (char === '#') addPiece('comment', endOfLine());
    else {
      const [written, redirected = ''] = REDIRECTION.exec(text.slice(at, at + 8)) ?? [];
      const operator = OPERATORS.find((one) => text.startsWith(one, at));
      if (written !== undefined) redirection(written, redirected);
      else if (operator === undefined) {
        const word = takeWord();
        compound.word(word);
        current.words.push(word);
      } else {
        compound.operator(operator);
        addPiece('operator', at + operator.length);
        endCommand(operator.startsWith('|') && operator !== '||');
      }
    }
  }
  endLine();
  return { commands, pieces, unfinished: unfinished ?? (compound.isOpen() ? 'compound' : null) };
}

/**
 * Whether a shell would wait for more: a trailing backslash or operator, an open quote, bracket or compound command, a
 * heredoc without its end.
 */
export function isUnfinished(command: string): boolean {
  return readShell(command).unfinished !== null;
}

/** Offset in the source of a character of a word; the end of the word for the index after its last character. */
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
