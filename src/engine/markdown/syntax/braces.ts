import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { BraceReader } from './brace-reader';
import {
  BACKTICK,
  consumeLineEnding,
  DOUBLE_QUOTE,
  factoryRestOfLine,
  isEnd,
  HASH,
  OPEN_BRACE,
  SINGLE_QUOTE,
  SLASH,
  STAR,
} from './codes';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** `{…}`: a comment `{/* … *\/}` or an expression. */
    braces: 'braces';
    bracesData: 'bracesData';
  }
}

/** One text in quotes, and nothing else. */
const ONE_TEXT = /^(['"])(?:\\.|(?!\1)[^\\])*\1\s*$/;

/**
 * Reads `{…}`. `expressions` takes all of them, as MDX does; otherwise only comments, texts in quotes and,
 * in lines of their own, texts between backticks are taken, which mean nothing in plain Markdown. `{#id}` is
 * the id of a heading and is left alone.
 */
export function readBraces(
  context: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
  options: { expressions: boolean; flow: boolean },
): State {
  const reader = new BraceReader();
  /** What stands in braces that begin with a quote. */
  let quoted: string | null = null;
  /** Whether the braces begin a line, where a text between backticks may be all that it holds. */
  const beginsLine = options.flow || markdownLineEnding(context.previous);
  let isTemplate = false;
  return start;

  function start(code: Code): State | undefined {
    if (code !== OPEN_BRACE) return nok(code);
    effects.enter('braces');
    effects.enter('bracesData');
    reader.take(code);
    effects.consume(code);
    return first;
  }

  function first(code: Code): State | undefined {
    if (code === HASH) return nok(code);
    // Text between backticks that has its lines to itself is what components of code hold.
    if (!options.expressions && (code === SINGLE_QUOTE || code === DOUBLE_QUOTE)) quoted = '';
    isTemplate = !options.expressions && beginsLine && code === BACKTICK;
    const isTaken = options.expressions || quoted !== null || isTemplate;
    if (code !== SLASH) return isTaken ? inside(code) : nok(code);
    reader.take(code);
    effects.consume(code);
    return second;
  }

  function second(code: Code): State | undefined {
    return code === STAR || options.expressions ? inside(code) : nok(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) return lineEnd(code);
    const isEnd = reader.take(code);
    if (reader.isTooDeep) return nok(code);
    if (isEnd && quoted !== null && !ONE_TEXT.test(quoted)) return nok(code);
    if (quoted !== null) quoted += code < 0 ? ' ' : String.fromCodePoint(code);
    effects.consume(code);
    return isEnd ? done : inside;
  }

  function lineEnd(code: Code): State | undefined {
    reader.take(code);
    effects.exit('bracesData');
    consumeLineEnding(effects, code);
    return nextLine;
  }

  function nextLine(code: Code): State | undefined {
    if (options.flow && context.parser.lazy[context.now().line]) return nok(code);
    if (markdownSpace(code)) return factorySpace(effects, nextLine, 'linePrefix')(code);
    if (markdownLineEnding(code)) {
      if (!options.flow) return nok(code);
      consumeLineEnding(effects, code);
      return nextLine;
    }
    effects.enter('bracesData');
    return inside(code);
  }

  function done(code: Code): State | undefined {
    effects.exit('bracesData');
    effects.exit('braces');
    return isTemplate && !options.flow && !isEnd(code) ? nok(code) : ok(code);
  }
}

/** Braces that have their lines to themselves, in plain Markdown. In a paragraph they are text of it. */
export const bracesFlow: Construct = {
  name: 'bracesFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    if (this.interrupt) return nok;
    const after = factoryRestOfLine(effects, ok, nok);
    return readBraces(this, effects, after, nok, { expressions: false, flow: true });
  },
};

/** Braces in running text. */
export function bracesText(expressions: boolean): Construct {
  return {
    name: 'bracesText',
    tokenize(effects, ok, nok) {
      return readBraces(this, effects, ok, nok, { expressions, flow: false });
    },
  };
}
