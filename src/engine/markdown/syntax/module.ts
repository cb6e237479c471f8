import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, State } from 'micromark-util-types';
import { consumeLineEnding, isEnd } from './codes';
import { ALL_BRACKETS, BraceReader } from './brace-reader';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** `import` and `export` lines, up to a blank line outside of brackets. */
    moduleLines: 'moduleLines';
    moduleData: 'moduleData';
  }
}

const IMPORT = String.raw`import\s+(?:[\w$*\s{},]+?\s+from\s*)?(?:'[^'"\n]+'|"[^'"\n]+")[ \t]*(?:with\s*\{[^{}]*\}[ \t]*)?;?[ \t]*(?:\/\/[^\n]*)?`;
const IMPORTS = new RegExp(String.raw`^(?:${IMPORT}(?:\n|$|(?=import\s)))+`);
const EXPORTS = new RegExp(String.raw`^(?:${IMPORT}\n)*export\s+(?:const|let|var|default|function|class|async|\{|\*)`);
const VARIABLE = /(?:const|let|var)\s+[\w$]+(?:\s*:[^=\n]+)?\s*=/;
const FUNCTION = /(?:default\s+)?(?:async\s+)?function\s*[\w$]*\s*\(/;
const CLASS = /(?:default\s+)?class\s+[\w$]+[^.\n]*\{/;
/** What of these no sentence begins with. */
const CERTAIN_EXPORTS = new RegExp(
  String.raw`^(?:${IMPORT}\n)*export\s+(?:${VARIABLE.source}|${FUNCTION.source}|${CLASS.source})`,
);

/** Both keywords and what may stand behind them: anything else is a word of a sentence. */
const KEYWORD = /^(?:import|export)[\s{'"*]$/;
const KEYWORD_LENGTH = 7;

/** An import that goes on in the next line, up to any of its parts. */
const UNFINISHED_IMPORT =
  /(?:^|\n)import(?:\s+(?:[\w$]+\s*,\s*)?(?:\{[^{}]*\}?)?(?:[\w$]+|\*\s+as\s+[\w$]+)?(?:\s*from)?)?\s*$/;

/** Whether lines are imports alone. */
export function areImports(text: string): boolean {
  return IMPORTS.exec(text)?.[0].length === text.length;
}

/**
 * Lines of `import …` and `export …` at the start of a block. A sentence that begins with one of the words is text:
 * only what a JavaScript module could hold is taken, and in `.md`, where many sites write it too, only what no sentence
 * could be.
 */
export function moduleFlow(mdx: boolean): Construct {
  const exports = mdx ? EXPORTS : CERTAIN_EXPORTS;
  return {
    name: 'moduleFlow',
    concrete: true,
    tokenize(effects, ok, nok) {
      const context = this;
      const reader = new BraceReader(ALL_BRACKETS);
      let text = '';
      let isExport = false;
      return start;

      function start(code: Code): State | undefined {
        if (context.interrupt || context.now().column !== 1) return nok(code);
        effects.enter('moduleLines');
        effects.enter('moduleData');
        return line(code);
      }

      function line(code: Code): State | undefined {
        if (code === null) return finish(code);
        if (markdownLineEnding(code)) {
          effects.exit('moduleData');
          isExport ||= EXPORTS.test(text);
          if (!mayGoOn()) return nok(code);
          return isExport && reader.isOpen
            ? lineEnd(code)
            : effects.check({ tokenize: blankAhead, partial: true }, finishLines, lineEnd)(code);
        }
        text += code < 0 ? ' ' : String.fromCodePoint(code);
        reader.take(code);
        if (text.length === KEYWORD_LENGTH && !KEYWORD.test(text)) return nok(code);
        effects.consume(code);
        return line;
      }

      /**
       * Whether this is no sentence. It has to be known before the next line is looked at: no list or quote could begin
       * there while this construct is read.
       */
      function mayGoOn(): boolean {
        if (text.length < KEYWORD_LENGTH && !KEYWORD.test(`${text}\n`)) return false;
        return isExport || UNFINISHED_IMPORT.test(text) || areImports(text);
      }

      function lineEnd(code: Code): State | undefined {
        text += '\n';
        reader.take(code);
        consumeLineEnding(effects, code);
        return nextLine;
      }

      function nextLine(code: Code): State | undefined {
        if (context.parser.lazy[context.now().line]) return nok(code);
        if (code === null) return finishLines(code);
        if (markdownLineEnding(code)) return lineEnd(code);
        effects.enter('moduleData');
        return line(code);
      }

      function finish(code: Code): State | undefined {
        effects.exit('moduleData');
        return finishLines(code);
      }

      function finishLines(code: Code): State | undefined {
        effects.exit('moduleLines');
        const taken = areImports(text) || exports.test(text);
        return taken ? ok(code) : nok(code);
      }
    },
  };
}

/** Whether the next line is blank, spaces and all, or there is none. */
const blankAhead: Construct['tokenize'] = (effects, ok, nok) => {
  const end: State = (code) => (isEnd(code) ? ok(code) : nok(code));
  const after: State = (code) => (markdownSpace(code) ? factorySpace(effects, end, 'linePrefix')(code) : end(code));
  return (code) => {
    consumeLineEnding(effects, code);
    return after;
  };
};
