import type { ThemeRegistrationRaw } from 'shiki';

/** A run of text of one syntax role. */
export interface Token {
  text: string;
  /** CSS class, `null` for plain text. */
  role: string | null;
}

/**
 * The syntax theme carries roles, not colours: each role has a colour value of its own that stands for a CSS class.
 * Light and dark are then two sets of rules in the stylesheet, and the HTML holds no colour.
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

/** TextMate theme whose colours are role numbers. */
export const roleTheme: ThemeRegistrationRaw = {
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
export function classOfColour(colour: string | undefined): string | null {
  return colour === undefined ? null : (classByColour.get(colour.toLowerCase()) ?? null);
}
