/** What the constructs share: names of characters, and the ends of lines. */

import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Effects, State } from 'micromark-util-types';

/** The end of a line, as micromark has it. */
export const LINE_FEED = -4;
export const DOUBLE_QUOTE = 34;
export const HASH = 35;
export const SINGLE_QUOTE = 39;
export const OPEN_PARENTHESIS = 40;
export const CLOSE_PARENTHESIS = 41;
export const STAR = 42;
export const SLASH = 47;
export const COLON = 58;
export const LESS = 60;
export const EQUALS = 61;
export const GREATER = 62;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const BACKTICK = 96;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;
export const TILDE = 126;

/** Whether a line, or the text, ends here. */
export const isEnd = (code: Code): boolean => code === null || markdownLineEnding(code);

/** Consumes the end of a line. */
export function consumeLineEnding(effects: Effects, code: Code): void {
  effects.enter('lineEnding');
  effects.consume(code);
  effects.exit('lineEnding');
}

/** Goes on with `ok` where nothing but white space is left of the line. */
export function factoryRestOfLine(effects: Effects, ok: State, nok: State): State {
  const rest: State = (code) =>
    markdownSpace(code) ? factorySpace(effects, rest, 'whitespace')(code) : isEnd(code) ? ok(code) : nok(code);
  return rest;
}
