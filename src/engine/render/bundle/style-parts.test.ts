import { expect, test } from 'vitest';
import { joinedStyles, SHEETS, STYLE_PARTS } from './style-parts';

const styles = joinedStyles(Object.fromEntries(SHEETS.map((name) => [name, `.${name}{}`])));
const partsOf = (html: string, shared?: string): string[] => {
  const [file = ''] = styles.filesFor(html, shared);
  return (styles.named().get(file) ?? '').split('\n').map((rule) => rule.slice(1, -2));
};

test('a page without marks has the part of every page', () => {
  expect(partsOf('<main></main>')).toEqual(['base']);
});

test('each mark brings its part, in the order of the parts', () => {
  for (const { name, marks } of STYLE_PARTS)
    for (const mark of marks ?? []) expect(partsOf(`<p ${mark}></p>`), mark).toContain(name);
  expect(partsOf('<ol class="steps"></ol><div class="prose">')).toEqual(['base', 'prose', 'steps']);
});

test('a name that only ends like a mark brings nothing, one that stands behind another does', () => {
  expect(partsOf('<p class="my-is-wide">')).toEqual(['base']);
  expect(partsOf('<p class="mine is-wide">')).toEqual(['base', 'listed-tables']);
});

test('a mark within another one is seen', () => {
  expect(partsOf('<div class="code-block--numbers">')).toEqual(expect.arrayContaining(['code', 'line-numbers']));
});

test('a letter that the first file of the typeface lacks brings the other one', () => {
  expect(partsOf('<p>Olá, São Paulo</p>')).toEqual(['base', 'letters']);
});

test('pages with the same parts share a file', () => {
  expect(styles.filesFor('<hr>')).toEqual(styles.filesFor('<blockquote></blockquote>'));
});

test('paper has a sheet of its own, which no page has in its own', () => {
  expect(styles.named().get(styles.paper)).toBe('.print{}');
  expect(partsOf(STYLE_PARTS.flatMap(({ marks }) => marks ?? []).join(' '))).not.toContain('print');
});

test('what stands in a shared part asks for its styles, however often it is asked', () => {
  for (const _ of [1, 2])
    expect(partsOf('<div class="prose">', '<ol class="steps">')).toEqual(['base', 'prose', 'steps']);
  expect(partsOf('<div class="prose">', '<hr>')).toEqual(['base', 'prose', 'seldom']);
  expect(partsOf('<div class="prose">')).toEqual(['base', 'prose']);
});
