import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { siteConfigSchema } from '../read/config/schema';
import { createImageStore } from './images';
import { widthsFor } from './measure-image';

const { at, write, writeAll } = temporaryFolder();

test.each([
  [2000, [640, 1030]],
  [800, [640, 800]],
  [300, [300]],
])('a picture %i px wide gets the widths %j', (natural, expected) => expect(widthsFor(natural)).toEqual(expected));

const IMAGE = { alt: 'x', title: null, eager: false, linked: false, line: 1, column: 1 };
const PAGE = 'content/docs/a.md';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 2, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** The pictures of a page in the folder of the test, one a line: their HTML, the files to write, and what is wrong. */
async function prepare(sources: string[], config = {}) {
  const store = createImageStore(at(), siteConfigSchema.parse({ title: 'T', ...config }));
  const images = sources.map((source, index) => ({ image: { ...IMAGE, source, line: index + 1 }, file: PAGE }));
  const problems = await store.prepare(images);
  return {
    html: images.map(({ image, file }) => store.html(image, file)),
    outputs: store.jobs().map((job) => job.output),
    found: problems.map(({ line, rule }) => `${line} ${rule}`),
    messages: problems.map(({ message }) => message),
  };
}

/** The same with pictures of 2 by 1 in several folders, and with files that are none. */
async function prepareAmongOthers(sources: string[], config = {}) {
  const png = await picture();
  for (const file of ['a.png', 'copy/a.png', 'my pic.png', '100%.png', 'sub.png/b.png'])
    write(`content/docs/${file}`, png);
  writeAll({ 'public/my pic.png': png, 'content/docs/text.png': 'no picture' });
  return prepare(sources, config);
}

test.each(['my%20pic.png', 'my pic.png', './100%.png', '/my%20pic.png', 'a.png?raw=1', 'a.png#dark'])(
  'the picture %s is found',
  async (source) => {
    const { html, found } = await prepareAmongOthers([source], { base: '/base/' });
    expect(found).toEqual([]);
    expect(html[0]).toMatch(/src="\/base\/assets\/images\/[\w-]+\.webp" width="2" height="1"/);
  },
);

test('a picture of more than 1 MB is refused', async () => {
  write('content/docs/large.png', Buffer.concat([await picture(), Buffer.alloc(1024 * 1024)]));
  expect((await prepare(['large.png'])).found).toEqual(['1 image/large']);
});

test('copies of a picture are one file', async () =>
  expect((await prepareAmongOthers(['a.png', 'copy/a.png', 'a.png'])).outputs).toHaveLength(1));

test.each([
  ['text.png', 'image/unreadable'],
  ['sub.png', 'image/missing'],
  ['', 'image/missing'],
  ['missing.png', 'image/missing'],
  ['https://example.org/a.png', 'image/remote'],
])('%j is a problem', async (source, rule) => {
  expect(await prepareAmongOthers(['a.png', source])).toMatchObject({
    outputs: [expect.any(String)],
    found: [`2 ${rule}`],
  });
});

test.each(['javascript:alert(1)', ' JavaScript:x', 'data:image/png;base64,AAAA'])(
  'a picture at %j is its text alone: nothing links to an address that may be code',
  async (source) => {
    const { html, found } = await prepare([source]);
    expect(found).toEqual(['1 image/remote']);
    expect(html[0]).not.toMatch(/href|src/);
  },
);

test('an animation stays one file, with the height of a frame', async () => {
  const frame = { width: 4, height: 3, channels: 4 as const };
  const pixels = Buffer.concat([Buffer.alloc(48, 200), Buffer.alloc(48, 50)]);
  const bytes = await sharp(pixels, { raw: { ...frame, height: 6, pageHeight: 3 } })
    .gif()
    .toBuffer();
  write('content/docs/a.gif', bytes);
  const { html } = await prepare(['a.gif']);
  expect(html[0]).toMatch(/src="\/assets\/images\/a-\w+\.gif" width="4" height="3"/);
});

test.each([
  [false, /^<a href="https:\/\/e\.org\/a\.png">A badge<\/a>$/],
  [true, /^A badge$/],
])('a picture of another host (in a link: %j) is %s', (linked, expected) => {
  const store = createImageStore('/nowhere', siteConfigSchema.parse({ title: 'T' }));
  const html = store.html({ ...IMAGE, source: 'https://e.org/a.png', alt: 'A badge', linked }, PAGE);
  expect(html).toMatch(expected);
});

test('a picture that browsers or the library would not show is reported', async () => {
  const png = await picture();
  write('content/docs/a.svg', png);
  // The first part of a PNG says its size, from byte 16 on, and ends in a sum of bytes 12 to 28.
  png.writeUInt32BE(16_400, 16);
  png.writeUInt32BE(16_400, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  write('content/docs/b.png', png);
  const { found, messages, outputs } = await prepare(['a.svg', 'b.png', 'b.png/c.png', `${'d'.repeat(5000)}.png`]);
  expect(found).toEqual(['1 image/unreadable', '2 image/unreadable', '3 image/missing', '4 image/missing']);
  expect(messages[0]).toContain('It is not an SVG but PNG, and browsers rely on the file extension');
  expect(messages[1]).toContain('It has 16400 × 16400 pixels, and no more than 268 million can be scaled');
  expect(outputs).toEqual([]);
});
