import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../model/cache';

/** The file that all colours come from: pages, and what cannot read its variables, such as pictures and feeds. */
const TOKEN_FILE = path.join(PROJECT_ROOT, 'src/app/styles/tokens.css');

const COLOURS = new Map(
  [...readFileSync(TOKEN_FILE, 'utf8').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

/** The colour of a token, `signal`, in both modes. Throws for a name that is no colour. */
export function tokenColour(name: string): { light: string; dark: string } {
  const colour = COLOURS.get(name);
  if (!colour) throw new Error(`tokens.css has no colour --${name}.`);
  return colour;
}

/** Colours of a drawing by role. Values are anything an SVG attribute takes. */
export interface Palette {
  ground: string;
  line: string;
  cell: string;
  glass: string;
  ink: string;
  muted: string;
  signal: string;
  signalSoft: string;
}

/** Colours of the surrounding page, light or dark. */
export const PAGE_PALETTE: Palette = {
  ground: 'var(--raised)',
  line: 'var(--line)',
  cell: 'var(--sunken)',
  glass: 'var(--surface)',
  ink: 'var(--text)',
  muted: 'var(--muted)',
  signal: 'var(--signal)',
  signalSoft: 'var(--signal-soft)',
};

/** The values that the tokens have in light mode. */
export const PAPER_PALETTE = Object.fromEntries(
  Object.entries(PAGE_PALETTE).map(([role, token]) => [role, tokenColour(token.slice('var(--'.length, -1)).light]),
) as unknown as Palette;

/** Colours of a card, which have to be written `#rrggbb`. Its cells have their own colour. */
export type CardPalette = Omit<Palette, 'signalSoft'>;

/** Colours on a dark background: those of dark mode with more contrast between lines and surfaces. */
export const SCREEN_PALETTE: CardPalette = {
  ground: '#14181b',
  line: '#272d32',
  cell: '#1c2226',
  glass: '#0f1214',
  ink: '#e7eaec',
  muted: '#98a2a9',
  signal: tokenColour('signal').dark,
};
