/**
 * Writes the widths of the letters that diagrams are set in to src/engine/markdown/diagrams/advances.json, read from
 * the font files that the site sends: a drawing then measures its labels by looking letters up. Run by hand after
 * `scripts/subset-fonts.ts`: `npx tsx scripts/diagram-advances.ts`. The result is committed.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const SOURCES = ['overpass', 'overpass-seldom'].map(
  (name) => new URL(`../src/app/fonts/${name}.woff2`, import.meta.url),
);
const TARGET = new URL('../src/engine/markdown/diagrams/advances.json', import.meta.url);

const LETTERS = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** Width of each letter of one weight, in thousandths of the font size. */
async function advances(weight: number): Promise<Record<string, number>> {
  const tables = await Promise.all(SOURCES.map((source) => advancesIn(source, weight)));
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...tables) as Record<string, number>).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function advancesIn(source: URL, weight: number): Promise<Record<string, number>> {
  const plain = await subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  const widths: Record<string, number> = {};
  for (const letter of LETTERS) {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    if (glyph) widths[letter] = Math.round((font.glyphHAdvance(glyph) * 1000) / face.upem);
  }
  return widths;
}

const table = { regular: await advances(400), bold: await advances(650) };
await writeFile(TARGET, `${JSON.stringify(table, null, 1)}\n`);
console.log(`${fileURLToPath(TARGET)}  ${Object.keys(table.regular).length} letters`);
