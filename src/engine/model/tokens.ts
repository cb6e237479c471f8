import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './cache';

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
