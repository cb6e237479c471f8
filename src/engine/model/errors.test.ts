import { expect, test } from 'vitest';
import { wholeNumber, thrownPlace } from './errors';
import path from 'node:path';
import { PROJECT_ROOT } from './cache';
import { temporaryFolder } from './test-folder';

test.each(['0', '7', '65535'])('%s is a number in its range', (text) =>
  expect(wholeNumber('PORT', text, { least: 0, most: 65535 })).toBe(Number(text)),
);

test.each(['', ' 7', '-1', '+1', '1.5', '1e3', '0x50', '65536', 'NaN', 'Infinity', '９', '1'.repeat(30)])(
  '%j is none',
  (text) =>
    expect(() => wholeNumber('PORT', text, { least: 0, most: 65535 })).toThrow(
      `PORT is "${text}". It is a whole number from 0 to 65535.`,
    ),
);

test('a range may have no end', () => {
  expect(wholeNumber('--days', '100000')).toBe(100000);
  expect(() => wholeNumber('--days', '0')).toThrow('--days is "0". It is a whole number from 1.');
});

const { at } = temporaryFolder();

function errorWith(...frames: string[]): Error {
  return Object.assign(new Error('no'), {
    stack: ['Error: no', ...frames.map((frame) => `    at f (${frame})`)].join('\n'),
  });
}

test('the place of an error is the first one in the sources of the site', () => {
  const error = errorWith('node:internal/x:1:2', '/other/a.ts:3:4', `file://${at('pages/a.tsx')}:5:6`);
  expect(thrownPlace(at(), error)).toEqual({ file: 'pages/a.tsx', line: 5, column: 6 });
  expect(thrownPlace(at(), errorWith(`${at('node_modules/a.js')}:1:1`))).toBeNull();
  expect(thrownPlace(at(), 'text')).toBeNull();
});

test('the engine is no source of the site, also where it lies below the root', () => {
  const inProject = (file: string): string => path.join(PROJECT_ROOT, file);
  const engine = `file://${inProject('src/engine/model/cache.ts')}:1:2`;
  const programs = `${inProject('node_modules/.programs/engine/a/main.mjs')}:3:4`;
  expect(thrownPlace(PROJECT_ROOT, errorWith(engine, programs))).toBeNull();
  const error = errorWith(engine, programs, `${inProject('src/engine-words.ts')}:5:6`);
  expect(thrownPlace(PROJECT_ROOT, error)).toEqual({ file: 'src/engine-words.ts', line: 5, column: 6 });
});
