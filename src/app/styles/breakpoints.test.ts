import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DESKTOP_BREAKPOINT_PX } from '../../shared/constants';

const APP = path.resolve(import.meta.dirname, '..');

/** The widths at which the site changes, in px. Media queries take no variables, so they are kept here. */
const BREAKPOINTS = new Map([
  [480, 'short lists put the day or the path above their words'],
  [640, 'phones are narrower'],
  [768, 'the newest post has its picture beside its words'],
  [DESKTOP_BREAKPOINT_PX, 'one column and a drawer up to here'],
  [1100, 'search results have a preview, and the home page has two columns'],
  [1280, 'the contents list is a column of its own'],
  [1440, 'two terminals stand beside each other, and wide drawings have their size'],
  [1600, 'what is wide stands beside its explanation'],
]);

/** Widths that style sheets and scripts ask for, with where they do. */
function widthsAskedFor(): [width: number, file: string][] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(css|tsx?)$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(APP, file), 'utf8');
    return [...text.matchAll(/\((?:width [<>]=? |(?:min|max)-width: )(\d+)px\)/g)].map((match): [number, string] => [
      Number(match[1]),
      file,
    ]);
  });
}

const asked = widthsAskedFor();

test('every width that a style sheet or a script asks for is one of those the site changes at', () =>
  expect(asked.filter(([width]) => !BREAKPOINTS.has(width))).toEqual([]));

test('every one of them is asked for', () =>
  expect([...BREAKPOINTS.keys()].filter((width) => !asked.some(([one]) => one === width))).toEqual([]));
