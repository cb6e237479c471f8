import { asciiAlpha, markdownLineEnding } from 'micromark-util-character';
import type { Code } from 'micromark-util-types';
import { BACKSLASH, BACKTICK, CLOSE_BRACE, DOUBLE_QUOTE, OPEN_BRACE, SINGLE_QUOTE, SLASH, STAR } from './codes';

const QUOTES: ReadonlySet<Code> = new Set([DOUBLE_QUOTE, SINGLE_QUOTE, BACKTICK]);

/** Follows `{…}` to its end: braces in quotes and in comments do not count. The first character is the open brace. */
export class BraceReader {
  private depth = 0;
  private inside: 'code' | 'quote' | 'line comment' | 'comment' = 'code';
  private quote: Code = null;
  /** The character before; `null` where it has been used up. */
  private before: Code = null;

  /** Takes the next character. `true` when it closes the first brace. */
  take(code: Code): boolean {
    const { before } = this;
    this.before = code;
    if (this.inside === 'quote') this.inQuote(before, code);
    else if (this.inside === 'comment') {
      if (before === STAR && code === SLASH) this.leave();
    } else if (this.inside === 'line comment') {
      if (markdownLineEnding(code)) this.leave();
    } else return this.inCode(before, code);
    return false;
  }

  private inQuote(before: Code, code: Code): void {
    // An escaped backslash escapes nothing itself.
    if (before === BACKSLASH) this.before = null;
    else if (code === this.quote) this.leave();
  }

  private inCode(before: Code, code: Code): boolean {
    // Behind a letter it is the apostrophe of a word in an element: `<b>it's</b>`.
    const isApostrophe = code === SINGLE_QUOTE && asciiAlpha(before);
    if (QUOTES.has(code) && !isApostrophe) {
      this.inside = 'quote';
      this.quote = code;
    } else if (before === SLASH && code === STAR) {
      this.inside = 'comment';
      // The star of the start is not the star of the end.
      this.before = null;
    } else if (before === SLASH && code === SLASH) this.inside = 'line comment';
    else if (code === OPEN_BRACE) this.depth += 1;
    else if (code === CLOSE_BRACE) {
      this.depth -= 1;
      return this.depth === 0;
    }
    return false;
  }

  private leave(): void {
    this.inside = 'code';
    this.before = null;
  }
}
