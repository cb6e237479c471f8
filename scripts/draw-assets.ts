/**
 * Draws the site's pictures from their sources in assets/ into public/. Run by hand when a source changes:
 * `npx tsx scripts/draw-assets.ts`. The results are committed, so that a build draws nothing.
 */

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FONT = path.join(ROOT, 'node_modules/@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2');

interface Picture {
  source: string;
  target: string;
  width: number;
}

const PICTURES: Picture[] = [
  { source: 'favicon.svg', target: 'favicon-32.png', width: 32 },
  { source: 'apple-touch-icon.svg', target: 'apple-touch-icon.png', width: 180 },
  { source: 'social-card.svg', target: 'social-card.png', width: 1200 },
];

/** Fixed weights of Overpass as plain font files: the renderer reads neither WOFF2 nor variable fonts. */
async function fontFiles(folder: string): Promise<string[]> {
  const source = await readFile(FONT);
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
  return Promise.all(
    [400, 700].map(async (weight) => {
      const file = path.join(folder, `overpass-${weight}.ttf`);
      await writeFile(
        file,
        await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
      );
      return file;
    }),
  );
}

async function draw(picture: Picture, fonts: string[]): Promise<void> {
  const svg = await readFile(path.join(ROOT, 'assets', picture.source), 'utf8');
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: picture.width },
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Overpass' },
  }).render();
  await writeFile(path.join(ROOT, 'public', picture.target), image.asPng());
  console.log(`public/${picture.target}  ${image.width} x ${image.height}`);
}

/** An icon file around one picture of pixels: its directory has 22 bytes (header of 6, entry of 16). */
function iconFile(png: Buffer, width: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(width, 6);
  directory.writeUInt8(width, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

await mkdir(path.join(ROOT, 'public'), { recursive: true });
const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
try {
  const fonts = await fontFiles(folder);
  for (const picture of PICTURES) await draw(picture, fonts);
  await copyFile(path.join(ROOT, 'assets/favicon.svg'), path.join(ROOT, 'public/favicon.svg'));
  const icon = await readFile(path.join(ROOT, 'public/favicon-32.png'));
  await writeFile(path.join(ROOT, 'public/favicon.ico'), iconFile(icon, 32));
} finally {
  await rm(folder, { recursive: true, force: true });
}
