import { factorySpace } from 'micromark-factory-space';
import { markdownSpace } from 'micromark-util-character';
import type { Code, Construct, State } from 'micromark-util-types';
import { readBraces } from './braces';
import { isEnd, LESS, OPEN_BRACE } from './codes';
import { readTag } from './tag';

/**
 * Tags and expressions that have their lines to themselves, as MDX reads them: any number of both, so that a text
 * between tags may hold blank lines, and lines that would be headings or lists elsewhere.
 */
export const jsxFlow: Construct = {
  name: 'jsxFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    const context = this;
    return piece;

    function piece(code: Code): State | undefined {
      return code === LESS
        ? readTag(context, effects, after, nok, { everyTag: true, flow: true })(code)
        : readBraces(context, effects, after, nok, { expressions: true, flow: true })(code);
    }

    function after(code: Code): State | undefined {
      if (markdownSpace(code)) return factorySpace(effects, after, 'whitespace')(code);
      if (code === LESS || code === OPEN_BRACE) return piece(code);
      return isEnd(code) ? ok(code) : nok(code);
    }
  },
};
