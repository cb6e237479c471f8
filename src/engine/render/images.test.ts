import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { writeImages } from './images';

const { at, write } = temporaryFolder();

test('pictures whose pixels cannot be read are told of together, each once and where it is shown, and written as they are', async () => {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fa0' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  write('a.png', whole.subarray(0, 200));
  write('b.png', whole.subarray(0, 300));
  const job = (name: string, width: number, line: number): Parameters<typeof writeImages>[0][number] => ({
    source: at(name),
    output: `assets/images/${name}-${width}-${process.pid}.webp`,
    width,
    place: { file: 'docs/a.md', line, column: 3 },
  });
  const jobs = [job('a.png', 32, 5), job('a.png', 64, 5), job('b.png', 64, 9)];
  const written = new Map<string, Uint8Array>();
  const found = await writeImages(jobs, 70, { add: (file, content) => void written.set(file, content as Uint8Array) });
  expect(found.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
    'docs/a.md:5:3 image/unreadable',
    'docs/a.md:9:3 image/unreadable',
  ]);
  expect([...written.values()].map((content) => Buffer.compare(content, whole.subarray(0, content.length)))).toEqual([
    0, 0, 0,
  ]);
});
