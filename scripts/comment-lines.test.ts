import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'scripts', 'bench', 'tests'];

/** The width the formatter keeps code to; it leaves comments as they are. */
const WIDTH = 120;
const COMMENT = /^\s*(?:\/\/|\/\*|\* )/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('/fixtures/')),
);

test('no line of a comment is wider than the code beside it may be', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const wide = sources.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > WIDTH && COMMENT.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
