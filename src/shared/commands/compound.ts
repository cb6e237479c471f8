import type { Word } from './shell-words';

/** The word that ends a compound command, by the word that begins it. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['if', 'fi'],
  ['case', 'esac'],
  ['for', 'done'],
  ['select', 'done'],
  ['while', 'done'],
  ['until', 'done'],
  ['{', '}'],
]);
/** Words after which a further command begins. */
const LEADS: ReadonlySet<string> = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '{', '!', 'time']);
/** Operators after which a shell waits for a command, even on the next line. */
const JOINS: ReadonlySet<string> = new Set(['|', '|&', '||', '&&']);

/** Follows the words and operators of a script, and knows whether a loop, a group or a pipeline is still open. */
export class CompoundReader {
  /** Words and brackets that have to follow, the innermost last. */
  private readonly ends: string[] = [];
  private isFirst = true;
  private isJoined = false;

  /** Call with each word of a command. */
  word({ text, offset, end }: Word): void {
    this.isJoined = false;
    // A quoted keyword is a plain word.
    const isPlain = text.length === end - offset;
    if (!this.isFirst || !isPlain) {
      this.isFirst = false;
      return;
    }
    if (this.ends.at(-1) === text) this.ends.pop();
    const closes = ENDS.get(text);
    if (closes !== undefined) this.ends.push(closes);
    this.isFirst = LEADS.has(text);
  }

  /** Call with each operator between commands, and with each line break. */
  operator(text: string): void {
    if (text === '(') this.ends.push(')');
    // The bracket after a pattern of `case` closes nothing.
    else if (text === ')' && this.ends.at(-1) === ')') this.ends.pop();
    if (text !== '\n') this.isJoined = JOINS.has(text);
    this.isFirst = true;
  }

  /** Whether a shell would wait for more. */
  isOpen(): boolean {
    return this.isJoined || this.ends.length > 0;
  }
}
