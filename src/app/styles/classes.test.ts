import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Set by the libraries that read GitHub's Markdown. */
const OF_LIBRARIES = new Set(['contains-task-list', 'task-list-item', 'footnotes']);
/** Names by which scripts and tests find an element, or that name a part next to a styled one. */
const NOT_STYLED = new Set([
  'announcement__text',
  'archive-year__months',
  // Styled by its script: the sheet may be what is missing.
  'base-url-banner',
  'compare__end',
  'compare__next',
  'compare__previous',
  'crash__message',
  'dg',
  'dg-text',
  'page__updated',
  'rows__group',
  'rows__more',
  'sidebar__nav',
]);

function filesBelow(folder: string, wanted: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
}

/** Names of classes in the selectors of the style sheets of site and book. */
function styledClasses(): Set<string> {
  const css = ['src/app/styles', 'src/engine/book']
    .flatMap((folder) => filesBelow(folder, /\.css$/))
    .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''));
  return new Set(
    css.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name = '']) => name)),
  );
}

const sources = ['src', 'content/pages']
  .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.(?:tsx?|svg)$/))
  .join('\n');
const styled = styledClasses();

/** Whether a source says the whole name, or begins one that is completed when it runs: `layout--${page.layout}`. */
function isEmitted(name: string): boolean {
  if (OF_LIBRARIES.has(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources)) return true;
  const dashes = [...name.matchAll(/-+/g)].map((match) => name.slice(0, match.index + match[0].length));
  return dashes.some((start) => sources.includes(`${start}\${`));
}

test('every class of a style sheet is emitted by a source', () => {
  expect([...styled].filter((name) => !isEmitted(name))).toEqual([]);
});

test('every class that a source writes out is styled, or known to be a hook', () => {
  const written = [...sources.matchAll(/\bclass(?:Name)?=\\?["']([\w\s-]+)\\?["']|\bclassName: \['([\w-]+)'/g)].flatMap(
    ([, list = '', one = '']) => [...list.split(/\s+/), one],
  );
  const names = new Set(written.filter((name) => /^[a-z]/.test(name)));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !styled.has(name) && !NOT_STYLED.has(name))).toEqual([]);
  expect([...NOT_STYLED].filter((name) => styled.has(name) || !names.has(name))).toEqual([]);
});
