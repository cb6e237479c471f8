import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../read/config/schema';
import { createImageStore } from './images';
import { widthsFor } from './measure-image';

test.each([
  [2000, [640, 1030]],
  [800, [640, 800]],
  [300, [300]],
])('a picture %i px wide gets the widths %j', (natural, expected) => expect(widthsFor(natural)).toEqual(expected));

test('a picture of more than 1 MB is refused', async () =>
  expect((await prepare(['large.png', 'a.png'])).found).toEqual(['1 image/large']));

/** What is known of pictures. */
interface Prepared {
  attributes: string[];
  outputs: string[];
  found: string[];
}

const PICTURE = { alt: 'x', title: null, eager: false, linked: false, column: 1 };

const ACTIVE = ['a.html', 'a.HTML', 'a.xml', 'a.js', 'a.ico'];

/** Prepares the pictures of `content/docs/a.md`, each 2 by 1, in its own root. */
async function prepare(sources: string[], config = {}): Promise<Prepared> {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'));
  const picture = await sharp({ create: { width: 2, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const folder of ['content/docs/sub.png', 'content/docs/copy', 'public'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of [
    'content/docs/a.png',
    'content/docs/copy/a.png',
    'content/docs/my pic.png',
    'content/docs/100%.png',
    'public/my pic.png',
  ])
    writeFileSync(path.join(root, file), picture);
  writeFileSync(path.join(root, 'content/docs/text.png'), 'no picture');
  writeFileSync(path.join(root, 'content/docs/large.png'), Buffer.concat([picture, Buffer.alloc(1024 * 1024)]));
  // A GIF of several frames is copied as it is, and any text may follow its frames.
  for (const file of ACTIVE) writeFileSync(path.join(root, 'content/docs', file), animation(2, 2));
  const store = createImageStore(root, 'public', siteConfigSchema.parse({ title: 'T', ...config }));
  const images = sources.map((source, index) => ({
    image: { ...PICTURE, source, line: index + 1 },
    file: 'content/docs/a.md',
  }));
  const problems = await store.prepare(images);
  rmSync(root, { recursive: true });
  return {
    attributes: images.map(({ image, file }) => store.html(image, file)),
    outputs: store.jobs().map((job) => job.output),
    found: problems.map((problem) => `${problem.line} ${problem.rule}`),
  };
}

test.each(['my%20pic.png', 'my pic.png', './100%.png', '/my%20pic.png', 'a.png?raw=1', 'a.png#dark'])(
  'the picture %s is found',
  async (source) => {
    const { attributes, found } = await prepare([source], { base: '/base/' });
    expect(found).toEqual([]);
    expect(attributes[0]).toMatch(/src="\/base\/assets\/images\/[\w-]+\.webp" width="2" height="1"/);
  },
);

test('copies of a picture are one file', async () =>
  expect((await prepare(['a.png', 'copy/a.png', 'a.png'])).outputs).toHaveLength(1));

test.each([
  ['text.png', 'image/unreadable'],
  ['sub.png', 'image/missing'],
  ['', 'image/missing'],
  ['gone.png', 'image/missing'],
  ['https://example.org/a.png', 'image/remote'],
])('%j is a problem', async (source, rule) => {
  expect(await prepare(['a.png', source])).toMatchObject({ outputs: [expect.any(String)], found: [`2 ${rule}`] });
});

test.each(['javascript:alert(1)', ' JavaScript:x', 'data:image/png;base64,AAAA'])(
  'a picture at %j is its text alone: nothing links to an address that may be code',
  async (source) => {
    const { attributes, found } = await prepare([source]);
    expect(found).toEqual(['1 image/remote']);
    expect(attributes[0]).not.toMatch(/href|src/);
  },
);

test('an animation stays one file, with the height of a frame', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'animation-'));
  const frame = { width: 4, height: 3, channels: 4 as const };
  const pixels = Buffer.concat([Buffer.alloc(48, 200), Buffer.alloc(48, 50)]);
  const bytes = await sharp(pixels, { raw: { ...frame, height: 6, pageHeight: 3 } })
    .gif()
    .toBuffer();
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  writeFileSync(path.join(root, 'content/docs/a.gif'), bytes);
  const store = createImageStore(root, 'public', siteConfigSchema.parse({ title: 'T' }));
  const image = { source: 'a.gif', alt: 'x', title: null, eager: false, linked: false, line: 1, column: 1 };
  await store.prepare([{ image, file: 'content/docs/a.md' }]);
  rmSync(root, { recursive: true });
  expect(store.html(image, 'content/docs/a.md')).toMatch(/src="\/assets\/images\/a-\w+\.gif" width="4" height="3"/);
});

test.each([
  [false, /^<a href="https:\/\/e\.org\/a\.png">A badge<\/a>$/],
  [true, /^A badge$/],
])('a picture of another host (in a link: %j) is %s', (linked, expected) => {
  const store = createImageStore('/nowhere', null, siteConfigSchema.parse({ title: 'T' }));
  const picture = { source: 'https://e.org/a.png', alt: 'A badge', title: null };
  expect(store.html({ ...picture, eager: false, linked, line: 1, column: 1 }, 'content/docs/a.md')).toMatch(expected);
});

test('a picture that browsers or the library would not show is reported', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  const png = await sharp({ create: { width: 2, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  writeFileSync(path.join(root, 'content/docs/a.svg'), png);
  // The first part of a PNG says its size, from byte 16 on, and ends in a sum of bytes 12 to 28.
  png.writeUInt32BE(16_400, 16);
  png.writeUInt32BE(16_400, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  writeFileSync(path.join(root, 'content/docs/b.png'), png);
  const store = createImageStore(root, 'public', siteConfigSchema.parse({ title: 'T' }));
  const sources = ['a.svg', 'b.png', 'b.png/c.png', `${'d'.repeat(5000)}.png`];
  const problems = await store.prepare(
    sources.map((source, index) => ({ image: { ...PICTURE, source, line: index + 1 }, file: 'content/docs/a.md' })),
  );
  rmSync(root, { recursive: true });
  expect(problems.map(({ line, rule, message }) => `${line} ${rule} ${message.slice(0, 100)}`)).toEqual([
    '1 image/unreadable The image "a.svg" cannot be shown. It is not an SVG but PNG, and browsers rely on the file extension',
    '2 image/unreadable The image "b.png" cannot be shown. It has 16400 × 16400 pixels, and no more than 268 million can be ',
    '3 image/missing There is no image "b.png/c.png".',
    expect.stringMatching(/^4 image\/missing/),
  ]);
  expect(store.jobs()).toEqual([]);
});

/** A GIF of so many frames, of which each paints a single dot in its last corner. */
function animation(size: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(size, 6);
  head.writeUInt16LE(size, 8);
  const frame = Buffer.from('\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  frame.writeUInt16LE(size - 1, 9);
  frame.writeUInt16LE(size - 1, 11);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
