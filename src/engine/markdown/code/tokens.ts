import {
  bundledLanguages,
  bundledLanguagesAlias,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
} from 'shiki';
import { nearest } from '../../../shared/nearest';
import { classOfColour, roleTheme, type Token } from './theme';

/** Fence names of text without colours. */
const PLAIN: ReadonlySet<string> = new Set(['', 'text', 'txt', 'output']);
/** Grammars by name and by their own aliases. */
const GRAMMARS: ReadonlySet<string> = new Set([
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
]);
/** Longer lines stay plain: grammars take seconds for one, and nobody reads its colours. */
const MAX_LINE = 10_000;

let highlighter: Promise<Highlighter> | null = null;
const loaded = new Set<string>();

function grammarName(language: string): string | null {
  const name = language.toLowerCase();
  return GRAMMARS.has(name) ? name : null;
}

/** Whether a fence name is one that can be shown: a grammar or plain text. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language.toLowerCase()) || grammarName(language) !== null;
}

/** The fence name that is meant by one that is not known; `undefined` where none is near. */
export function meantLanguage(language: string): string | undefined {
  // Of three letters, any other three are one or two away.
  return language.length > 3 ? nearest(language, [...GRAMMARS, 'console', 'text']) : undefined;
}

/** Loads the grammars for these fence names once; must come before `tokenize`. */
export async function loadGrammars(languages: Iterable<string>): Promise<Highlighter> {
  highlighter ??= createHighlighter({ themes: [roleTheme], langs: [] });
  const ready = await highlighter;
  const wanted = [...new Set([...languages].map(grammarName))].filter(
    (name): name is string => name !== null && !loaded.has(name),
  );
  await Promise.all(wanted.map((name) => ready.loadLanguage(name as BundledLanguage)));
  for (const name of wanted) loaded.add(name);
  return ready;
}

/** Lines of tokens of a text. Without a grammar each line is one plain token. */
export function tokenize(ready: Highlighter, code: string, language: string): readonly (readonly Token[])[] {
  const grammar = grammarName(language);
  if (grammar === null) return code.split('\n').map((text) => [{ text, role: null }]);
  const { tokens } = ready.codeToTokens(code, {
    lang: grammar as BundledLanguage,
    theme: 'roles',
    tokenizeMaxLineLength: MAX_LINE,
    // A limit in time would leave a line plain on a busy machine and coloured on another.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    mergeRoles(line.map((token) => ({ text: token.content, role: classOfColour(token.color) }))),
  );
}

/** Joins neighbours of the same role, which a theme of few roles makes many of. */
function mergeRoles(tokens: Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    if (last && (token.text.trim() === '' || (last.role === token.role && !beginsFlag(last, token))))
      last.text += token.text;
    else out.push({ ...token });
  }
  return out;
}

/** Letters of a command that a phone has room for in a line. */
const NARROW_LINE = 24;

/** Flags too long for one line stay apart: a narrow screen breaks a command in front of a token and never within. */
function beginsFlag(last: Token, { text, role }: Token): boolean {
  const isFlag = role === 'tk-v' && last.text.endsWith(' ') && text.startsWith('-');
  return isFlag && last.text.length + text.length > NARROW_LINE;
}
