import { htmlFlow } from 'micromark-core-commonmark';
import { markdownLineEndingOrSpace } from 'micromark-util-character';
import type { Code, Construct, State } from 'micromark-util-types';
import { isInlineComponent } from '../tree/components';
import { GREATER, LESS, SLASH } from './codes';

/**
 * Blocks of HTML as plain Markdown has them, but for lines that begin with a component of running text: Markdown would
 * take `<Link>` for the element `<link>`, which is a block.
 */
export const htmlFlowBesideComponents: Construct = {
  ...htmlFlow,
  name: 'siteHtmlFlow',
  tokenize(effects, ok, nok) {
    const html = htmlFlow.tokenize.call(this, effects, ok, nok);
    return effects.check({ tokenize: inlineComponentTag, partial: true }, nok, html);
  },
};

/** Ordinary blocks of HTML, which the ones above replace. */
export const PLAIN_HTML_FLOW = 'htmlFlow';

const inlineComponentTag: Construct['tokenize'] = (effects, ok, nok) => {
  let name = '';
  return start;

  function start(code: Code): State | undefined {
    if (code !== LESS) return nok(code);
    effects.enter('siteTagData');
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (code === null || code === GREATER || markdownLineEndingOrSpace(code)) {
      effects.exit('siteTagData');
      return isInlineComponent(name) ? ok(code) : nok(code);
    }
    if (code !== SLASH) name += String.fromCodePoint(code);
    effects.consume(code);
    return inside;
  }
};
