import {
  bundledLanguages,
  bundledLanguagesAlias,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
  type ThemeRegistrationRaw,
} from 'shiki';
import type { ElementContent } from 'hast';
import { nearest } from '../../../shared/nearest';
import { element, text } from '../html/hast';

/** Fence names of text without colours. */
const PLAIN: ReadonlySet<string> = new Set(['', 'text', 'txt', 'output']);
/** Grammars by name and by their own aliases. */
const GRAMMARS: ReadonlySet<string> = new Set(Object.keys({ ...bundledLanguages, ...bundledLanguagesAlias }));
/** Longer lines stay plain: grammars take seconds for one, and its colours help no reader. */
const MAX_LINE = 10_000;

let highlighter: Promise<Highlighter> | null = null;

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
  const names = [...languages].flatMap((language) => grammarName(language) ?? []);
  await ready.loadLanguage(...(names as BundledLanguage[]));
  return ready;
}

/** Lines of tokens of a text. Without a grammar each line is one plain token. */
export function tokenize(ready: Highlighter, code: string, language: string): readonly (readonly Token[])[] {
  const grammar = grammarName(language);
  if (grammar === null) return code.split('\n').map((line) => [{ text: line, role: null }]);
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

/** The tokens of a line from one offset to another. */
export function tokensBetween(tokens: readonly Token[], from: number, to = Infinity): Token[] {
  const out: Token[] = [];
  let offset = 0;
  for (const { text: whole, role } of tokens) {
    const piece = whole.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    if (piece !== '') out.push({ text: piece, role });
    offset += whole.length;
  }
  return out;
}

/** Tokens as elements; `unmask` puts back what was hidden from the grammar. */
export function tokenElements(tokens: readonly Token[], unmask = (piece: string): string => piece): ElementContent[] {
  return tokens.map((token) => {
    const piece = text(unmask(token.text));
    return token.role === null ? piece : element('span', { className: [token.role] }, [piece]);
  });
}

/** Letters of a command that a phone has room for in a line. */
const NARROW_LINE = 24;

/** Flags too long for one line stay apart: a narrow screen breaks a command in front of a token and never within. */
function beginsFlag(last: Token, { text: flag, role }: Token): boolean {
  const isFlag = role === 'tk-v' && last.text.endsWith(' ') && flag.startsWith('-');
  return isFlag && last.text.length + flag.length > NARROW_LINE;
}

/** A run of text of one syntax role. */
export interface Token {
  text: string;
  /** CSS class, `null` for plain text. */
  role: string | null;
}

/**
 * The syntax theme carries roles, not colours: each role has its own colour value, which is mapped to a CSS class.
 * Light and dark are then two sets of rules in the stylesheet, and the HTML contains no colour.
 */
const ROLES = {
  'tk-c': ['comment', 'punctuation.definition.comment'],
  'tk-s': ['string', 'string.unquoted.heredoc', 'punctuation.definition.string', 'constant.character.escape'],
  'tk-n': ['constant.numeric', 'constant.language', 'constant.other', 'support.constant', 'variable', 'variable.other'],
  'tk-k': [
    'keyword',
    'storage',
    'keyword.control',
    'storage.modifier',
    'meta.preprocessor',
    'keyword.other.special-method',
  ],
  'tk-o': ['keyword.operator', 'punctuation.separator.key-value'],
  'tk-f': ['entity.name.function', 'support.function', 'entity.name.command'],
  'tk-v': ['variable.parameter.option', 'constant.other.option'],
  'tk-t': ['entity.name.type', 'support.type', 'support.class', 'entity.name.tag.css', 'storage.type'],
  'tk-a': ['entity.name.tag', 'support.type.property-name', 'entity.other.attribute-name', 'meta.object-literal.key'],
  'tk-i': ['markup.inserted'],
  'tk-d': ['markup.deleted'],
} as const;

const classes = Object.keys(ROLES);
const colourOf = (index: number): string => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const DEFAULT_COLOUR = '#ffffff';

const roleTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: DEFAULT_COLOUR,
  bg: '#000000',
  settings: [
    { settings: { foreground: DEFAULT_COLOUR, background: '#000000' } },
    ...Object.values(ROLES).map((scope, index) => ({ scope: [...scope], settings: { foreground: colourOf(index) } })),
    {
      scope: ['variable.parameter.function.yaml', 'string.unquoted.argument', 'meta.embedded'],
      settings: { foreground: DEFAULT_COLOUR },
    },
  ],
};

const classByColour = new Map(classes.map((name, index) => [colourOf(index), name]));

/** CSS class of a token's colour; `null` for plain text. */
function classOfColour(colour: string | undefined): string | null {
  return colour === undefined ? null : (classByColour.get(colour.toLowerCase()) ?? null);
}
