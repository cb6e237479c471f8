import { asciiAlpha, markdownLineEnding } from 'micromark-util-character';
import type { Code } from 'micromark-util-types';
import {
  BACKSLASH,
  BACKTICK,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PARENTHESIS,
  COLON,
  DOUBLE_QUOTE,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_PARENTHESIS,
  SINGLE_QUOTE,
  SLASH,
  STAR,
} from './codes';

const QUOTES: ReadonlySet<Code> = new Set([DOUBLE_QUOTE, SINGLE_QUOTE, BACKTICK]);

/** The signs that open something, and those that close it. */
interface Brackets {
  open: ReadonlySet<Code>;
  close: ReadonlySet<Code>;
}

const DEEPEST_VALUE = 200;

const BRACES: Brackets = { open: new Set([OPEN_BRACE]), close: new Set([CLOSE_BRACE]) };
/** Everything that statements go over lines in. */
export const ALL_BRACKETS: Brackets = {
  open: new Set([OPEN_BRACE, OPEN_BRACKET, OPEN_PARENTHESIS]),
  close: new Set([CLOSE_BRACE, CLOSE_BRACKET, CLOSE_PARENTHESIS]),
};

/** Follows code to the end of what its brackets hold: those in quotes and in comments do not count. */
export class BraceReader {
  private readonly brackets: Brackets;
  private depth = 0;
  private inside: 'code' | 'quote' | 'line comment' | 'comment' = 'code';
  private quote: Code = null;
  /** The character before; `null` where it has been used up. */
  private before: Code = null;
  private beforeThat: Code = null;

  constructor(brackets = BRACES) {
    this.brackets = brackets;
  }

  /** Whether a bracket, a text in quotes or a comment of several lines is open. */
  get isOpen(): boolean {
    return this.depth > 0 || this.inside === 'quote' || this.inside === 'comment';
  }

  /**
   * Whether more is open in each other than any value holds: looking for all of its ends would take the square of it.
   */
  get isTooDeep(): boolean {
    return this.depth > DEEPEST_VALUE;
  }

  /** Takes the next character. `true` when it closes the first bracket. */
  take(code: Code): boolean {
    const { before, beforeThat } = this;
    this.before = code;
    this.beforeThat = before;
    if (this.inside === 'quote') this.inQuote(before, code);
    else if (this.inside === 'comment') {
      if (before === STAR && code === SLASH) this.leave();
    } else if (this.inside === 'line comment') {
      if (markdownLineEnding(code)) this.leave();
    } else return this.inCode(before, code, beforeThat);
    return false;
  }

  private inQuote(before: Code, code: Code): void {
    // An escaped backslash escapes nothing itself.
    if (before === BACKSLASH) this.before = null;
    else if (code === this.quote) this.leave();
  }

  private inCode(before: Code, code: Code, beforeThat: Code): boolean {
    // Behind a letter it is the apostrophe of a word in an element: `<b>it's</b>`.
    const isApostrophe = code === SINGLE_QUOTE && asciiAlpha(before);
    // Behind a colon two slashes are of an address in an element.
    const isLineComment = before === SLASH && code === SLASH && beforeThat !== COLON;
    if (QUOTES.has(code) && !isApostrophe) {
      this.inside = 'quote';
      this.quote = code;
    } else if (before === SLASH && code === STAR) {
      this.inside = 'comment';
      // The star of the start is not the star of the end.
      this.before = null;
    } else if (isLineComment) this.inside = 'line comment';
    else if (this.brackets.open.has(code)) this.depth += 1;
    else if (this.brackets.close.has(code)) {
      this.depth = Math.max(0, this.depth - 1);
      return this.depth === 0;
    }
    return false;
  }

  private leave(): void {
    this.inside = 'code';
    this.before = null;
  }
}
