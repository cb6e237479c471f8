import { factorySpace } from 'micromark-factory-space';
import { asciiAlpha, asciiAlphanumeric, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, State } from 'micromark-util-types';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  factoryRestOfLine,
  isEnd,
  OPEN_BRACE,
  OPEN_BRACKET,
} from './codes';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** The line that opens an admonition: `:::note Title`. */
    admonitionOpen: 'admonitionOpen';
    admonitionFence: 'admonitionFence';
    admonitionName: 'admonitionName';
    admonitionTitle: 'admonitionTitle';
    admonitionTitleMarker: 'admonitionTitleMarker';
    admonitionAttributes: 'admonitionAttributes';
    /** The line that closes one: `:::`. */
    admonitionClose: 'admonitionClose';
  }
}

const MIN_COLONS = 3;

/** Reads three colons or more as a token of a type. */
function factoryColons(effects: Effects, type: 'admonitionFence' | 'admonitionClose', ok: State, nok: State): State {
  let colons = 0;
  return start;

  function start(code: Code): State | undefined {
    if (code !== COLON) return nok(code);
    effects.enter(type);
    return more(code);
  }

  function more(code: Code): State | undefined {
    if (code === COLON) {
      colons += 1;
      effects.consume(code);
      return more;
    }
    if (colons < MIN_COLONS) return nok(code);
    effects.exit(type);
    return ok(code);
  }
}

/**
 * The lines that open and close an admonition. They are leaves of the flow; `nest` makes one node of what stands
 * between them. A title is `[in brackets]` or the rest of the line.
 */
export const admonitionFlow: Construct = {
  name: 'admonition',
  concrete: true,
  tokenize(effects, ok, nok) {
    return start;

    function start(code: Code): State | undefined {
      if (code !== COLON) return nok(code);
      effects.enter('admonitionOpen');
      return factoryColons(effects, 'admonitionFence', afterColons, nok)(code);
    }

    function afterColons(code: Code): State | undefined {
      return markdownSpace(code) ? factorySpace(effects, name, 'whitespace')(code) : name(code);
    }

    function name(code: Code): State | undefined {
      if (!asciiAlpha(code)) return nok(code);
      effects.enter('admonitionName');
      effects.consume(code);
      return nameRest;
    }

    function nameRest(code: Code): State | undefined {
      if (asciiAlphanumeric(code) || code === 45 || code === 95) {
        effects.consume(code);
        return nameRest;
      }
      effects.exit('admonitionName');
      return afterName(code);
    }

    function afterName(code: Code): State | undefined {
      if (isEnd(code)) return finish(code);
      if (code === OPEN_BRACKET || code === OPEN_BRACE)
        return effects.attempt({ tokenize: bracketed, partial: true }, finish, plainTitle)(code);
      if (!markdownSpace(code)) return nok(code);
      return factorySpace(effects, title, 'whitespace')(code);
    }

    function title(code: Code): State | undefined {
      if (isEnd(code)) return finish(code);
      return effects.attempt({ tokenize: bracketed, partial: true }, finish, plainTitle)(code);
    }

    function plainTitle(code: Code): State | undefined {
      effects.enter('admonitionTitle');
      effects.enter('chunkText', { contentType: 'text' });
      return plainRest(code);
    }

    function plainRest(code: Code): State | undefined {
      if (isEnd(code)) {
        effects.exit('chunkText');
        effects.exit('admonitionTitle');
        return finish(code);
      }
      effects.consume(code);
      return plainRest;
    }

    function finish(code: Code): State | undefined {
      effects.exit('admonitionOpen');
      return ok(code);
    }
  },
};

/** `[title]` and `{attributes}` up to the end of the line. Attributes are read and dropped: no style of its own. */
function bracketed(effects: Effects, ok: State, nok: State): State {
  let depth = 0;
  return start;

  function start(code: Code): State | undefined {
    if (code === OPEN_BRACE) return attributes(code);
    if (code !== OPEN_BRACKET) return nok(code);
    marker(code);
    return first;
  }

  function marker(code: Code): void {
    effects.enter('admonitionTitleMarker');
    effects.consume(code);
    effects.exit('admonitionTitleMarker');
  }

  function first(code: Code): State | undefined {
    if (code === CLOSE_BRACKET) {
      marker(code);
      return after;
    }
    effects.enter('admonitionTitle');
    effects.enter('chunkText', { contentType: 'text' });
    return inside(code);
  }

  function inside(code: Code): State | undefined {
    if (isEnd(code)) return nok(code);
    if (code === CLOSE_BRACKET && depth === 0) {
      effects.exit('chunkText');
      effects.exit('admonitionTitle');
      marker(code);
      return after;
    }
    if (code === OPEN_BRACKET) depth += 1;
    if (code === CLOSE_BRACKET) depth -= 1;
    effects.consume(code);
    return code === BACKSLASH ? escaped : inside;
  }

  function escaped(code: Code): State | undefined {
    if (isEnd(code)) return nok(code);
    effects.consume(code);
    return inside;
  }

  function after(code: Code): State | undefined {
    if (markdownSpace(code)) return factorySpace(effects, after, 'whitespace')(code);
    if (code === OPEN_BRACE) return attributes(code);
    return isEnd(code) ? ok(code) : nok(code);
  }

  function attributes(code: Code): State | undefined {
    effects.enter('admonitionAttributes');
    effects.consume(code);
    return attributesRest;
  }

  function attributesRest(code: Code): State | undefined {
    if (isEnd(code)) return nok(code);
    effects.consume(code);
    if (code !== CLOSE_BRACE) return attributesRest;
    effects.exit('admonitionAttributes');
    return end;
  }

  function end(code: Code): State | undefined {
    if (markdownSpace(code)) return factorySpace(effects, end, 'whitespace')(code);
    return isEnd(code) ? ok(code) : nok(code);
  }
}

/** A line of three and more colons. */
export const admonitionEnd: Construct = {
  name: 'admonitionEnd',
  concrete: true,
  tokenize: (effects, ok, nok) => factoryColons(effects, 'admonitionClose', factoryRestOfLine(effects, ok, nok), nok),
};
