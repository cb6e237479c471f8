import type { Element, ElementContent } from 'hast';
import { fill } from '../../../shared/strings/format';
import type { Strings } from '../../../shared/strings/model';
import { element, newline, text } from '../html/hast';
import type { HtmlOptions } from '../html/state';
import { maskVariables } from '../variables';
import { breakOffsets, CONTINUATION, wholeLines } from '../../../shared/commands/break-command';
import { parseFenceMeta, type FenceMeta } from './fence-meta';
import { withLineEnds } from './long-words';
import { isTerminal, readTerminal, type TerminalLine } from '../../../shared/commands/terminal';
import { type Token, tokenElements, tokenize, tokensBetween } from './tokens';

/** What blocks are made with. A grammar must not see the variables. */
type CodeContext = Pick<HtmlOptions, 'highlighter' | 'variables' | 'strings'>;

/** Names shown in the bar where the fence name is not what a reader would say. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['bash', 'Shell'],
  ['sh', 'Shell'],
  ['console', 'Terminal'],
  ['yaml', 'YAML'],
  ['json', 'JSON'],
  ['go', 'Go'],
  ['c', 'C'],
  ['rust', 'Rust'],
  ['docker', 'Dockerfile'],
  ['dockerfile', 'Dockerfile'],
  ['diff', 'Diff'],
  ['toml', 'TOML'],
  ['text', 'Text'],
  ['', 'Text'],
]);

/** Blocks with more lines are cut off on phones, and long terminals everywhere, until the reader asks for all lines. */
const LONGEST_WHOLE = 24;

/** Output whose first line contains only capitalised words is a table. */
const TABLE_HEAD = /^[A-Z0-9%][A-Z0-9_.+%:/-]*(?:\s+[A-Z0-9%][A-Z0-9_.+%:/-]*)+\s*$/;

interface CodeLine {
  classes: string[];
  children: ElementContent[];
}

/** A block of code or a terminal. `meta` is the text after the language of its fence. */
export function codeBlock(code: string, language: string, meta: string, context: CodeContext): Element {
  const options = parseFenceMeta(meta);
  const terminal = isTerminal(language, code);
  const read = terminal ? readTerminal(code, language) : [];
  // Commands alone need no bar: what they are is plain to see.
  const isBare = terminal && options.title === null && read.every(({ kind }) => kind !== 'output');
  const plain = terminal ? terminalLines(read, isBare, context) : codeLines(code, language, context);
  const texts = code.split('\n');
  const lines = plain.map(({ classes, children }, index) => ({
    classes: [...classes, ...marksOf(texts[index] ?? '', index + 1, language, options)],
    children,
  }));
  const has = (name: string): boolean => lines.some((line) => line.classes.includes(name));
  const className = [
    'code-block',
    ...(options.lineNumbers ? ['code-block--numbers'] : []),
    ...(isBare ? ['code-block--bare'] : []),
  ];
  const tools = { copy: !terminal || has('is-command'), copyAll: terminal && has('is-output') };
  const kind = { dataKind: terminal ? 'terminal' : 'code', dataLang: language || 'text' };
  return element('div', { className, ...kind }, [
    bar(language, options, context.strings, tools),
    element('pre', { className: ['code-block__pre'] }, [element('code', {}, lineElements(lines, options))]),
    ...(lines.length > LONGEST_WHOLE ? [moreButton(lines.length, context.strings)] : []),
  ]);
}

/** The bar of a block. A button to wrap is the browser's to add, which knows whether something overflows. */
function bar(
  language: string,
  options: FenceMeta,
  strings: Strings['text'],
  tools: { copy: boolean; copyAll: boolean },
): Element {
  const label = LABELS.get(language.toLowerCase()) ?? language;
  return element('div', { className: ['code-block__bar'] }, [
    ...(options.title === null ? [] : [element('span', { className: ['code-block__title'] }, [text(options.title)])]),
    element('span', { className: ['code-block__lang'] }, [text(label)]),
    element('span', { className: ['code-block__tools'] }, [
      ...(tools.copy ? [button('copy', strings.copy)] : []),
      ...(tools.copyAll ? [button('copy-all', strings.copyAll)] : []),
    ]),
  ]);
}

function button(action: string, label: string): Element {
  return element('button', { type: 'button', className: ['code-block__button'], dataAction: action }, [text(label)]);
}

function moreButton(count: number, strings: Strings['text']): Element {
  const label = fill(strings.showLines, { count });
  return element('button', { type: 'button', className: ['code-block__button', 'code-block__more'] }, [text(label)]);
}

function lineElements(lines: readonly CodeLine[], options: FenceMeta): ElementContent[] {
  return lines.flatMap(({ classes, children }, index): ElementContent[] => {
    const number = options.lineNumbers ? { dataLine: index + 1 } : {};
    const line = element('span', { className: ['line', ...classes], ...number }, children);
    return index === 0 ? [line] : [newline(), line];
  });
}

function codeLines(code: string, language: string, context: CodeContext): CodeLine[] {
  const masked = maskVariables(code, context.variables);
  return tokenize(context.highlighter, masked.text, language).map((line) => ({
    classes: [],
    children: tokenElements(line, masked.unmask),
  }));
}

/** Marks of a line: `{1,3}` of the fence, and the signs of a diff. */
function marksOf(line: string, number: number, language: string, { highlighted }: FenceMeta): string[] {
  const isDiff = language === 'diff';
  return [
    ...(highlighted.some(({ from, to }) => from <= number && number <= to) ? ['is-highlighted'] : []),
    ...(isDiff && /^\+(?!\+\+)/.test(line) ? ['is-added'] : []),
    ...(isDiff && /^-(?!--)/.test(line) ? ['is-removed'] : []),
  ];
}

/**
 * Commands are highlighted together, so that quotes and heredocs that span lines keep their colour. Long ones go on to
 * further lines; where commands stand alone, their lines wrap, and their long words with them.
 */
function terminalLines(lines: readonly TerminalLine[], isBare: boolean, context: CodeContext): CodeLine[] {
  const commands = lines.filter((line) => line.kind === 'command');
  const masked = maskVariables(commands.map((line) => line.text).join('\n'), context.variables);
  const tokens = tokenize(context.highlighter, masked.text, 'bash');
  const whole = wholeLines(commands.map((line) => line.text));
  const elementsOf = (some: readonly Token[]): ElementContent[] => tokenElements(some, masked.unmask);
  let command = 0;
  return lines.map((line, index): CodeLine => {
    if (line.kind === 'output') return outputLine(line, lines[index - 1]);
    const prompt = line.prompt ? [element('span', { className: ['prompt'] }, [text(line.prompt)])] : [];
    const at = command++;
    const breaks = whole[at] ? breakOffsets(line.text, line.prompt.length) : [];
    // The space at a break falls away.
    const pieces = [-1, ...breaks].flatMap((start, index) => {
      const piece = tokensBetween(tokens[at] ?? [], start + 1, breaks[index]);
      return [
        ...(index === 0 ? [] : [element('span', { className: ['cont'] }, [text(CONTINUATION)])]),
        ...(isBare ? withLineEnds(piece, elementsOf) : elementsOf(piece)),
      ];
    });
    return { classes: ['is-command'], children: [...prompt, ...pieces] };
  });
}

function outputLine(line: TerminalLine, before: TerminalLine | undefined): CodeLine {
  const isHead = before?.kind !== 'output' && TABLE_HEAD.test(line.text);
  return { classes: isHead ? ['is-output', 'is-head'] : ['is-output'], children: [text(line.text)] };
}
