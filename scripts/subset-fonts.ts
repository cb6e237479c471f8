/**
 * Reduces the two typefaces to the characters that the site uses and writes them to src/app/fonts/, three weights as
 * plain font files for social cards, and the widths of letters with which diagrams measure their labels. Run by hand
 * when the packages or the characters change: `npx tsx scripts/subset-fonts.ts`. The results are committed, because
 * they belong to the design, and a build must not depend on WebAssembly font tools.
 */

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../src/app/fonts/', import.meta.url);
const CARD_TARGET = new URL('../src/engine/plan/cards/fonts/', import.meta.url);
const ADVANCES = new URL('../src/engine/markdown/diagrams/advances.json', import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * What nearly every text is set in: basic Latin and the signs of the interface. A page is painted with this file, so it
 * is to arrive with the first round trips: above 11.3 kB it costs a phone another one. Kerning would be 3 kB more, for
 * what only a magnifier shows. The middle dot is left to the fallback: Overpass draws it without room on its right.
 */
const TEXT_CHARACTERS = `${range(0x20, 0x7e)}\u00a0©µ–…→`;
/** Letters and signs that few texts have; the second face in `src/app/styles/fonts.css` has their range. */
const RARE_CHARACTERS = '®°±²³×÷«»§¼½¾ÄÅÇÉÖØÜßàáâäåæçèéêëíîïñóôöøúûüý—‘’“”•‹›€™−←↑↓';
/** Output and code: box drawing and arrows that the typeface lacks come from the fallback, widened to match. */
const CODE_CHARACTERS = `${range(0x20, 0x7e)}\u00a0©°±µ·×äéöü–—‘’“”•…−←↑→↓─│┌┐└┘├┤┬┴┼█`;

interface Cut {
  package: string;
  target: string;
  characters: string;
  /** OpenType features that the style sheets rely on. */
  features: string[];
}

const CUTS: Cut[] = [
  { package: 'overpass', target: 'overpass', characters: TEXT_CHARACTERS, features: ['liga', 'tnum'] },
  { package: 'overpass', target: 'overpass-extended', characters: RARE_CHARACTERS, features: ['liga', 'tnum'] },
  { package: 'overpass-mono', target: 'overpass-mono', characters: CODE_CHARACTERS, features: ['zero', 'mark'] },
];

/** The variable font of a package. */
function sourceOf(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}/files/${name}-latin-wght-normal.woff2`, PACKAGES));
}

/** Writes one font and its licence; returns the size in bytes. */
async function cut(font: Cut): Promise<number> {
  const woff2 = await subsetFont(await sourceOf(font.package), font.characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: font.features,
    noHinting: true,
  });
  await writeFile(new URL(`${font.target}.woff2`, TARGET), woff2);
  await copyFile(new URL(`${font.package}/LICENSE`, PACKAGES), new URL(`${font.package}-OFL.txt`, TARGET));
  return woff2.length;
}

/** Weights of social cards: their renderer reads neither WOFF2 nor variable fonts. */
const CARD_CUTS = [
  { package: 'overpass', target: 'title', weight: 700 },
  { package: 'overpass', target: 'text', weight: 400 },
  { package: 'overpass-mono', target: 'mono', weight: 500 },
];
const CARD_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€−`;

async function cutForCards({ package: name, target, weight }: (typeof CARD_CUTS)[number]): Promise<void> {
  const source = await sourceOf(name);
  const font = await subsetFont(source, CARD_CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  await writeFile(new URL(`${target}.ttf`, CARD_TARGET), font);
}

/** Width of each letter of one weight in the written files, in thousandths of the font size, sorted by letter. */
async function advances(weight: number): Promise<Record<string, number>> {
  const letters = range(0x20, 0x21ff);
  const widths: [string, number][] = [];
  for (const name of ['overpass', 'overpass-extended']) {
    const source = await readFile(new URL(`${name}.woff2`, TARGET));
    const plain = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: { wght: weight } });
    const face = new Face(new Blob(plain));
    const font = new Font(face);
    for (const letter of letters) {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
      if (glyph) widths.push([letter, Math.round((font.glyphHAdvance(glyph) * 1000) / face.upem)]);
    }
  }
  return Object.fromEntries(widths.sort(([a], [b]) => (a < b ? -1 : 1)));
}

await mkdir(TARGET, { recursive: true });
await mkdir(CARD_TARGET, { recursive: true });
await Promise.all(CARD_CUTS.map(cutForCards));
for (const font of CUTS) {
  console.log(`${fileURLToPath(new URL(`${font.target}.woff2`, TARGET))}  ${await cut(font)} bytes`);
}
const table = { regular: await advances(400), bold: await advances(650) };
await writeFile(ADVANCES, `${JSON.stringify(table, null, 2)}\n`);
