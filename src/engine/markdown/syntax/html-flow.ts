import { htmlFlow } from 'micromark-core-commonmark';
import { markdownLineEndingOrSpace, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, State } from 'micromark-util-types';
import { isInlineComponent } from '../tree/components';
import { isBlock } from '../tree/elements';
import { BACKTICK, consumeLineEnding, GREATER, isEnd, LESS, SLASH, TILDE } from './codes';

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

/** What holds its text as it is, in which a fence means nothing. */
const RAW = /<(?:pre|script|style|textarea)\b|<!--/i;

/** Whether text of a block of HTML has a line that begins code, as writers of MDX put it below a tag. */
export const hasFence = (html: string): boolean => /\n[ \t]*(?:`{3}|~{3})/.test(html) && !RAW.test(html);

/**
 * Lines of HTML before a fence. Markdown would take the fence for text of the block, which goes on to the next blank
 * line; nobody means that, and pages of other builders have no blank line there.
 */
export const htmlBeforeFence: Construct = {
  ...htmlFlow,
  name: 'siteHtmlBeforeFence',
  tokenize(effects, ok, nok) {
    const context = this;
    let line = '';
    let isFirst = true;
    return (code) => {
      // Whether a block interrupts a paragraph has to be known at the end of its first line: a list or quote whose
      // paragraph it is ends there. Ordinary blocks of HTML say it, and the block is read once more below.
      if (code !== LESS || context.interrupt) return nok(code);
      effects.enter('htmlFlow');
      return lineStart(code);
    };

    function lineStart(code: Code): State | undefined {
      if (isEnd(code)) return nok(code);
      effects.enter('htmlFlowData');
      return inLine(code);
    }

    function inLine(code: Code): State | undefined {
      if (!isEnd(code)) {
        line += code === null || code < 0 ? ' ' : String.fromCodePoint(code);
        effects.consume(code);
        return inLine;
      }
      effects.exit('htmlFlowData');
      const name = isFirst ? /^<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/.exec(line)?.[1] : undefined;
      // A line of spaces ends the block as an empty one does.
      const isOver = code === null || line.trim() === '' || (isFirst && !(name && isBlock(name)));
      if (isOver || RAW.test(line)) return nok(code);
      return effects.check({ tokenize: fenceBelow, partial: true }, end, nextLine)(code);
    }

    function nextLine(code: Code): State | undefined {
      consumeLineEnding(effects, code);
      line = '';
      isFirst = false;
      return (next) => (context.parser.lazy[context.now().line] ? nok(next) : lineStart(next));
    }

    function end(code: Code): State | undefined {
      effects.exit('htmlFlow');
      return ok(code);
    }
  },
};

/** A line end with a line of three backticks or tildes below it. */
const fenceBelow: Construct['tokenize'] = function (effects, ok, nok) {
  const context = this;
  let marks = 0;
  let mark: Code = null;
  return (code) => {
    consumeLineEnding(effects, code);
    return (next) => {
      if (context.parser.lazy[context.now().line]) return nok(next);
      effects.enter('siteTagData');
      return inside(next);
    };
  };

  function inside(code: Code): State | undefined {
    const isMark = (code === BACKTICK || code === TILDE) && (mark === null || code === mark);
    if (isMark) {
      mark = code;
      marks += 1;
    } else if (marks > 0 || !markdownSpace(code)) {
      return nok(code);
    }
    effects.consume(code);
    if (marks < 3) return inside;
    effects.exit('siteTagData');
    return ok;
  }
};
