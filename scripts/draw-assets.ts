/**
 * Draws the site's pictures from their sources in assets/ into public/. Run by hand when a source changes:
 * `npx tsx scripts/draw-assets.ts`. The results are committed, so that a build draws nothing.
 */

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { tokenColour } from '../src/engine/plan/covers/palette';
import { CARD_FONTS } from '../src/engine/plan/cards/card-image';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PICTURES = [
  { source: 'favicon.svg', target: 'favicon-32.png', width: 32 },
  { source: 'apple-touch-icon.svg', target: 'apple-touch-icon.png', width: 180 },
  { source: 'social-card.svg', target: 'social-card.png', width: 1200 },
];

async function draw(picture: (typeof PICTURES)[number]): Promise<void> {
  const source = await readFile(path.join(ROOT, 'assets', picture.source), 'utf8');
  const svg = source.replaceAll('var(--signal)', tokenColour('signal').dark);
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: picture.width },
    font: { fontFiles: CARD_FONTS, loadSystemFonts: false, defaultFontFamily: 'Overpass' },
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

for (const picture of PICTURES) await draw(picture);
await copyFile(path.join(ROOT, 'assets/favicon.svg'), path.join(ROOT, 'public/favicon.svg'));
const icon = await readFile(path.join(ROOT, 'public/favicon-32.png'));
await writeFile(path.join(ROOT, 'public/favicon.ico'), iconFile(icon, 32));
