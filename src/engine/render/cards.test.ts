import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FONTS } from '../plan/cards/card';
import { textWidth } from '../plan/cards/lines';
import { drawCard } from './cards';

/** Where the ink of a line ends, in pixels from where it begins. */
async function inkWidth(text: string, font: string): Promise<number> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="100"><rect width="1200" height="100" fill="#fff"/>` +
    `<text x="100" y="70" font-size="40" ${font}>${text}</text></svg>`;
  const { info } = await sharp(await drawCard(svg))
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

/** Texts are measured by tables and drawn by a font: a line that is drawn wider than measured leaves its column. */
test.each(['title', 'text', 'mono'] as const)(
  'a line of the face %s is drawn as wide as it is measured',
  async (face) => {
    const text = 'Handling many Words of mixed Widths';
    const ratio = (await inkWidth(text, FONTS[face])) / textWidth(face, text, 40);
    expect(ratio).toBeGreaterThan(0.96);
    expect(ratio).toBeLessThan(1.01);
  },
);
