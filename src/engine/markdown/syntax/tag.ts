import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownLineEndingOrSpace, markdownSpace } from 'micromark-util-character';
import { isBlock } from '../tree/elements';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import {
  BACKTICK,
  CLOSE_BRACE,
  COLON,
  consumeLineEnding,
  DOUBLE_QUOTE,
  EQUALS,
  GREATER,
  LESS,
  OPEN_BRACE,
  SINGLE_QUOTE,
  SLASH,
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
type Mode = 'start' | 'name' | 'attributes' | 'double' | 'single' | 'braces' | 'end';

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
function readTag(
  context: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
  options: { everyTag: boolean; flow: boolean },
): State {
  let mode: Mode = 'start';
  let name = '';
  let taken = options.everyTag;
  let depth = 0;
  /** The quote that is open inside of braces. */
  let quote: Code = null;
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
    if (markdownLineEnding(code)) return mode === 'start' || mode === 'end' ? nok(code) : lineEnd(code);
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
      if (code === SLASH) return true;
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
    if (mode === 'braces') return stepBraces(code);
    if (mode === 'end') return code === GREATER;
    return stepAttributes(code);
  }

  function stepAttributes(code: Code): boolean {
    if (mode === 'name' && code === COLON) return false;
    mode = 'attributes';
    if (code === GREATER) mode = 'end';
    else if (code === SLASH) mode = 'end';
    else if (code === DOUBLE_QUOTE) mode = 'double';
    else if (code === SINGLE_QUOTE) mode = 'single';
    else if (code === OPEN_BRACE) {
      mode = 'braces';
      depth = 1;
      taken = true;
    } else return markdownSpace(code) || code === EQUALS || isAttributeCode(code);
    return true;
  }

  function stepBraces(code: Code): boolean {
    if (quote !== null) {
      if (code === quote) quote = null;
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE || code === BACKTICK) quote = code;
    else if (code === OPEN_BRACE) depth += 1;
    else if (code === CLOSE_BRACE) {
      depth -= 1;
      if (depth === 0) mode = 'attributes';
    }
    return true;
  }

  function lineEnd(code: Code): State | undefined {
    if (mode === 'name') mode = 'attributes';
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
    // A blank line ends a paragraph, and a tag with it.
    if (code === null || markdownLineEnding(code)) return nok(code);
    effects.enter('siteTagData');
    return inside(code);
  }
}

/** Tags that have their line to themselves. */
export function tagFlow(everyTag: boolean): Construct {
  return {
    name: 'siteTagFlow',
    concrete: true,
    tokenize(effects, ok, nok) {
      const context = this;
      return tag;

      function tag(code: Code): State | undefined {
        return readTag(context, effects, after, nok, { everyTag, flow: true })(code);
      }

      function after(code: Code): State | undefined {
        if (code !== null && markdownSpace(code)) return factorySpace(effects, after, 'whitespace')(code);
        if (code === LESS) return tag(code);
        return code === null || markdownLineEndingOrSpace(code) ? ok(code) : nok(code);
      }
    },
  };
}

/** The same behind four and more spaces, where plain Markdown would see code. Only MDX indents what is in a tag. */
export function tagText(everyTag: boolean): Construct {
  return {
    name: 'siteTagText',
    tokenize(effects, ok, nok) {
      return readTag(this, effects, ok, nok, { everyTag, flow: false });
    },
  };
}
