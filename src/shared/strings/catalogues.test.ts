import { describe, expect, test } from 'vitest';
import { ar } from './ar';
import { catalogueOf } from './catalogues';
import { de } from './de';
import { en } from './en';

type Branch = { readonly [name: string]: string | Branch };

const isPlural = (value: Branch): boolean => typeof value['other'] === 'string';

/** Every sentence by its path with the names in its braces; all forms of a plural are one entry. */
function sentences(branch: Branch, path = ''): [string, Set<string>][] {
  return Object.entries(branch).flatMap(([name, value]): [string, Set<string>][] => {
    const at = `${path}.${name}`;
    if (typeof value === 'string') return [[at, namesIn(value)]];
    return isPlural(value) ? [[at, namesIn(Object.values(value).join(' '))]] : sentences(value, at);
  });
}

const namesIn = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g));

/** Whether a text would be taken for the English one; names of things are the same in both. */
const SAME = new Set([
  'code',
  'blog',
  'version',
  'title',
  'gadget',
  'gadgets',
  'wordsExample',
  'gadgetVersion',
  'pageIn',
  'video',
]);

describe.each([
  ['de', de],
  ['ar', ar],
])('the catalogue %s', (_, catalogue) => {
  test('has the sentences of the English one, with the same names to fill', () =>
    expect(new Map(sentences(catalogue))).toEqual(new Map(sentences(en))));
});

test.each([
  ['en', en],
  ['de', de],
  ['ar', ar],
])('the catalogue %s leaves nothing empty', (_, catalogue) =>
  expect(JSON.stringify(catalogue).match(/"[^"]*"/g)).not.toContain('""'),
);

test('German leaves no sentence in English', () => {
  const english = new Set<string>();
  const collect = (branch: Branch): void => {
    for (const [name, value] of Object.entries(branch)) {
      if (typeof value !== 'string') collect(value);
      else if (!SAME.has(name)) english.add(`${name}=${value}`);
    }
  };
  collect(en);
  const left: string[] = [];
  const compare = (branch: Branch): void => {
    for (const [name, value] of Object.entries(branch)) {
      if (typeof value !== 'string') compare(value);
      else if (english.has(`${name}=${value}`)) left.push(`${name}=${value}`);
    }
  };
  compare(de);
  expect(left).toEqual([]);
});

test('a region falls back to its language, an unknown language has no catalogue', () => {
  expect(catalogueOf('de-AT')).toBe(de);
  expect(catalogueOf('EN')).toBe(en);
  expect(catalogueOf('tlh')).toBeUndefined();
});
