/**
 * Writes the outlines of the letters that social cards are set in to src/engine/plan/cards/glyphs/: a build then sets
 * text by looking letters up, without a font library. Run by hand when the packages or the needed characters change:
 * `npx tsx scripts/card-glyphs.ts`. The result is committed.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../src/engine/plan/cards/glyphs/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const CHARACTERS = `${ASCII}\u00a0©®°±²³µ·×÷«»ÄÅÇÉÑÖØÜßàáâäåæçèéêëíîïñóôöøúûü–—‘’“”•…€−`;

interface Cut {
  package: string;
  name: string;
  weight: number;
  kerning: boolean;
}

const CUTS: Cut[] = [
  { package: 'overpass', name: 'title', weight: 700, kerning: true },
  { package: 'overpass', name: 'text', weight: 400, kerning: true },
  { package: 'overpass-mono', name: 'mono', weight: 500, kerning: false },
];

function advanceOf(font: Font, text: string): number {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // A ligature would be counted as kerning of its letters.
  shape(font, buffer, [new Feature('liga', 0)]);
  return buffer.getGlyphInfosAndPositions().reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0);
}

/** One weight as data: what `Glyphs` in src/engine/plan/cards/text.ts describes. */
async function cut({ package: name, weight, kerning }: Cut): Promise<object> {
  const source = await readFile(new URL(`${name}/files/${name}-latin-wght-normal.woff2`, PACKAGES));
  const plain = await subsetFont(source, CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  const glyphs: Record<string, [number, string]> = {};
  for (const character of CHARACTERS) {
    const id = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (id !== undefined) glyphs[character] = [font.glyphHAdvance(id), font.glyphToPath(id)];
  }
  const pairs: Record<string, number> = {};
  for (const left of kerning ? ASCII : '') {
    for (const right of ASCII) {
      const difference = advanceOf(font, left + right) - advanceOf(font, left) - advanceOf(font, right);
      if (difference !== 0) pairs[left + right] = difference;
    }
  }
  return { unitsPerEm: face.upem, glyphs, pairs };
}

await mkdir(TARGET, { recursive: true });
for (const font of CUTS) {
  const file = fileURLToPath(new URL(`${font.name}.json`, TARGET));
  const text = `${JSON.stringify(await cut(font))}\n`;
  await writeFile(file, text);
  console.log(`${file}  ${text.length} bytes`);
}
