import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import { isBlock } from '../tree/elements';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { BraceReader } from './brace-reader';
import {
  COLON,
  consumeLineEnding,
  DOUBLE_QUOTE,
  EQUALS,
  GREATER,
  isEnd,
  LESS,
  OPEN_BRACE,
  SINGLE_QUOTE,
  SLASH,
  STAR,
} from './codes';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** A tag such as `<TabItem value="a">`, from `<` to `>`. */
    siteTag: 'siteTag';
    /** A line of a tag. */
    siteTagData: 'siteTagData';
  }
}

/** Where in a tag the reader is. */
type Mode = 'start' | 'name' | 'attributes' | 'double' | 'single' | 'braces' | 'slash' | 'comment' | 'end';

/** Where a tag may go on in the next line. */
const LINE_ENDS: ReadonlySet<Mode> = new Set(['name', 'attributes', 'double', 'single', 'braces', 'comment']);

const isLetter = (code: Code): boolean => code !== null && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122));
const isUpper = (code: Code): boolean => code !== null && code >= 65 && code <= 90;
const isNameCode = (code: Code): boolean =>
  isLetter(code) || (code !== null && ((code >= 48 && code <= 57) || code === 45 || code === 46 || code === 95));
const characterOf = (code: Code): string => (code === null || code < 0 ? '' : String.fromCodePoint(code));
/** What an attribute's name is made of; `:` as in `xlink:href`. */
const isAttributeCode = (code: Code): boolean => isNameCode(code) || code === COLON || code === 36;

/**
 * Reads one tag. `everyTag` takes all of them, as MDX does; otherwise only those that plain Markdown cannot read
 * itself: components, whose names begin with a capital, and elements with `{…}` among their attributes.
 */
export function readTag(
  context: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
  options: { everyTag: boolean; flow: boolean },
): State {
  let mode: Mode = 'start';
  let isClosing = false;
  let name = '';
  let taken = options.everyTag;
  let braces = new BraceReader();
  /** What ends the comment between attributes that is open: the line, or a star and a slash. */
  let comment: 'line' | 'star' | 'slash' = 'line';
  return start;

  function start(code: Code): State | undefined {
    if (code !== LESS) return nok(code);
    effects.enter('siteTag');
    effects.enter('siteTagData');
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) return LINE_ENDS.has(mode) ? lineEnd(code) : nok(code);
    if (!step(code)) return nok(code);
    effects.consume(code);
    if (mode === 'end' && code === GREATER) {
      // An element of running text does not begin a block in plain Markdown, whatever its attributes are.
      const isFlow = options.everyTag || !options.flow || name !== name.toLowerCase() || isBlock(name);
      return done(taken && isFlow ? ok : nok);
    }
    return inside;
  }

  function done(next: State): State {
    effects.exit('siteTagData');
    effects.exit('siteTag');
    return next;
  }

  /** Moves on by one character; `false` where no tag goes on like this. */
  function step(code: Code): boolean {
    if (mode === 'start') {
      // JSX may have spaces between the slash of a closing tag and its name.
      if (isClosing && markdownSpace(code)) return true;
      isClosing ||= code === SLASH;
      if (code === SLASH) return true;
      if (options.everyTag && code === GREATER) {
        // The tags of a fragment, `<>` and `</>`, have no name.
        mode = 'end';
        return true;
      }
      if (!isLetter(code)) return false;
      taken ||= isUpper(code);
      mode = 'name';
      name = characterOf(code);
      return true;
    }
    if (mode === 'name' && isNameCode(code)) {
      name += characterOf(code);
      return true;
    }
    if (mode === 'double' || mode === 'single') {
      if (code === (mode === 'double' ? DOUBLE_QUOTE : SINGLE_QUOTE)) mode = 'attributes';
      return true;
    }
    if (mode === 'braces') {
      if (braces.take(code)) mode = 'attributes';
      return true;
    }
    if (mode === 'slash') return stepSlash(code);
    if (mode === 'comment') return stepComment(code);
    return stepAttributes(code);
  }

  function stepAttributes(code: Code): boolean {
    if (mode === 'name' && code === COLON) return false;
    mode = 'attributes';
    if (code === GREATER) mode = 'end';
    else if (code === SLASH) mode = 'slash';
    else if (code === DOUBLE_QUOTE) mode = 'double';
    else if (code === SINGLE_QUOTE) mode = 'single';
    else if (code === OPEN_BRACE) {
      mode = 'braces';
      braces = new BraceReader();
      braces.take(code);
      taken = true;
    } else return markdownSpace(code) || code === EQUALS || isAttributeCode(code);
    return true;
  }

  /** Behind a slash the tag ends, or a comment begins, as JSX has them between attributes. */
  function stepSlash(code: Code): boolean {
    if (code === GREATER) mode = 'end';
    else if (options.everyTag && (code === STAR || code === SLASH)) {
      mode = 'comment';
      comment = code === STAR ? 'star' : 'line';
    } else return false;
    return true;
  }

  function stepComment(code: Code): boolean {
    if (comment === 'line') return true;
    if (comment === 'slash' && code === SLASH) mode = 'attributes';
    else comment = code === STAR ? 'slash' : 'star';
    return true;
  }

  function lineEnd(code: Code): State | undefined {
    if (mode === 'name' || (mode === 'comment' && comment === 'line')) mode = 'attributes';
    if (mode === 'braces') braces.take(code);
    effects.exit('siteTagData');
    consumeLineEnding(effects, code);
    return nextLine;
  }

  function nextLine(code: Code): State | undefined {
    // A line that does not belong to the container any more cannot continue the tag.
    if (options.flow && context.parser.lazy[context.now().line]) return nok(code);
    if (code !== null && markdownSpace(code)) return factorySpace(effects, continueTag, 'linePrefix')(code);
    return continueTag(code);
  }

  function continueTag(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) {
      // A blank line ends a paragraph, and a tag with it; only a value in braces goes on behind it, and all of JSX.
      if (!options.flow || (mode !== 'braces' && !options.everyTag)) return nok(code);
      consumeLineEnding(effects, code);
      return nextLine;
    }
    effects.enter('siteTagData');
    return inside(code);
  }
}

/** Tags that have their line to themselves, in plain Markdown. */
export const tagFlow: Construct = {
  name: 'siteTagFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    const context = this;
    return tag;

    function tag(code: Code): State | undefined {
      return readTag(context, effects, after, nok, { everyTag: false, flow: true })(code);
    }

    function after(code: Code): State | undefined {
      if (code !== null && markdownSpace(code)) return factorySpace(effects, after, 'whitespace')(code);
      if (code === LESS) return tag(code);
      return isEnd(code) ? ok(code) : nok(code);
    }
  },
};

/** Tags within a line of text. */
export function tagText(everyTag: boolean): Construct {
  return {
    name: 'siteTagText',
    tokenize(effects, ok, nok) {
      return readTag(this, effects, ok, nok, { everyTag, flow: false });
    },
  };
}
