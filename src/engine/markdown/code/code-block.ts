import type { Highlighter } from 'shiki';
import { escapeAttribute, escapeText } from '../../model/html-text';
import { markPattern } from '../variables';
import { parseFenceMeta, type FenceMeta } from './fence-meta';
import { markLines, type LineMarks } from './line-marks';
import { isTerminal, readTerminal, type TerminalLine } from '../../../shared/commands/terminal';
import { tokenize, type Token } from './tokens';

/** What a code block needs besides its text. */
export interface CodeContext {
  highlighter: Highlighter;
  /** Names of the reader variables, whose marks become `<var>` elements. */
  readerVariables: readonly string[];
}

/** Names shown in the bar where the fence name is not what a reader would say. */
const LABELS: Record<string, string> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  zsh: 'Shell',
  console: 'Terminal',
  shellsession: 'Terminal',
  yaml: 'YAML',
  yml: 'YAML',
  json: 'JSON',
  go: 'Go',
  golang: 'Go',
  c: 'C',
  h: 'C',
  rust: 'Rust',
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  diff: 'Diff',
  toml: 'TOML',
  ini: 'INI',
  makefile: 'Makefile',
  make: 'Makefile',
  proto: 'Protobuf',
  protobuf: 'Protobuf',
  python: 'Python',
  text: 'Text',
  txt: 'Text',
  '': 'Text',
};
/** A line longer than this may scroll, so the block offers to wrap. */
const WRAP_FROM = 68;
/** Output whose first line holds capital words only is a table; its head stays in sight while the output scrolls. */
const TABLE_HEAD = /^[A-Z0-9%][A-Z0-9_.+%:/-]*(?:\s+[A-Z0-9%][A-Z0-9_.+%:/-]*)+\s*$/;

/** HTML of a fenced code block. */
export function renderCodeBlock(code: string, language: string, meta: string, context: CodeContext): string {
  const options = parseFenceMeta(meta);
  const terminal = isTerminal(language, code);
  const lines = terminal ? terminalLines(code, language, context) : codeLines(code, language, options, context);
  const copyAll = terminal && /class="line[^"]*is-output/.test(lines);
  const wrap = code.split('\n').some((line) => line.length > WRAP_FROM);
  const numbers = options.lineNumbers ? ` code-block--numbers" style="--first-line:${options.firstLine - 1}` : '';
  const title = options.title === null ? '' : `<span class="code-block__title">${escapeText(options.title)}</span>`;
  const label = escapeText(LABELS[language.toLowerCase()] ?? language);
  const button = (action: string, text: string, extra = ''): string =>
    `<button type="button" class="code-block__button" data-action="${action}"${extra}>${text}</button>`;
  const commandless = terminal && !lines.includes('is-command');
  const tools =
    (wrap ? button('wrap', 'Wrap', ' aria-pressed="false"') : '') +
    (commandless ? '' : button('copy', 'Copy')) +
    (copyAll ? button('copy-all', 'Copy all') : '');
  return `<div class="code-block${numbers}" data-kind="${terminal ? 'terminal' : 'code'}" data-lang="${escapeAttribute(language || 'text')}"><div class="code-block__bar">${title}<span class="code-block__lang">${label}</span><span class="code-block__tools">${tools}</span></div><pre class="code-block__pre"><code>${lines}</code></pre></div>`;
}

function codeLines(code: string, language: string, options: FenceMeta, context: CodeContext): string {
  const marked = markLines(code.split('\n'), options.highlighted, language.toLowerCase() === 'diff');
  const tokens = tokenize(context.highlighter, marked.map((line) => line.text).join('\n'), language);
  return tokens
    .map((line, index) => `<span class="${lineClass(marked[index]?.marks)}">${tokensToHtml(line, context)}</span>`)
    .join('\n');
}

function lineClass(marks: LineMarks | undefined): string {
  return ['line', marks?.highlighted && 'is-highlighted', marks?.added && 'is-added', marks?.removed && 'is-removed']
    .filter(Boolean)
    .join(' ');
}

/** Commands are highlighted together, so that quotes and heredocs that span lines keep their colour. */
function terminalLines(code: string, language: string, context: CodeContext): string {
  const lines = readTerminal(code, language);
  const commands = lines.filter((line) => line.kind === 'command');
  const tokens = tokenize(context.highlighter, commands.map((line) => line.text).join('\n'), 'bash');
  let command = 0;
  return lines
    .map((line, index) => {
      if (line.kind === 'output') return outputLine(line, lines[index - 1], context);
      const prompt = line.prompt ? `<span class="prompt">${escapeText(line.prompt)}</span>` : '';
      return `<span class="line is-command">${prompt}${tokensToHtml(tokens[command++] ?? [], context)}</span>`;
    })
    .join('\n');
}

function outputLine(line: TerminalLine, before: TerminalLine | undefined, context: CodeContext): string {
  const isHead = before?.kind !== 'output' && TABLE_HEAD.test(line.text);
  return `<span class="line is-output${isHead ? ' is-head' : ''}">${textToHtml(line.text, context)}</span>`;
}

function tokensToHtml(tokens: Token[], context: CodeContext): string {
  return tokens
    .map((token) => {
      const text = textToHtml(token.text, context);
      return token.role === null ? text : `<span class="${token.role}">${text}</span>`;
    })
    .join('');
}

/** Text with the marks of reader variables turned into elements; their defaults are filled in with the version's values. */
export function textToHtml(text: string, context: Pick<CodeContext, 'readerVariables'>): string {
  const html = escapeText(text);
  if (context.readerVariables.length === 0) return html;
  return html.replace(
    markPattern(context.readerVariables),
    (mark) => `<var class="reader-var" data-var="${mark.slice(1, -1).replace(/q/g, '_')}">${mark}</var>`,
  );
}
