import { expect, test } from 'vitest';
import { statementsOf } from './statements';

const texts = (source: string): string[] => statementsOf(source).map(({ text }) => text);

test('statements begin with a keyword at the start of a line, outside of brackets, texts and comments', () => {
  const object = "export const a = {\n  b: [1, 2],\nexport: 'no',\n};";
  const comment = '/*\nexport const c = 1;\n*/';
  expect(texts(`import x from './x.svg';\n${object}\n${comment}\nexport const d = \`\nexport\n\`;`)).toEqual([
    "import x from './x.svg';",
    `${object}\n${comment}`,
    'export const d = `\nexport\n`;',
  ]);
});

test('an address in an element is no comment, an apostrophe in its words no quote', () => {
  const element = 'export const a = (\n  <a href="https://example.org">it\'s http://here</a>\n);';
  expect(texts(`${element}\nexport const b = 1;`)).toEqual([element, 'export const b = 1;']);
});

test('offsets are those of the text', () => {
  expect(statementsOf("import a from 'a.md';\nexport const b = 1;").map(({ offset }) => offset)).toEqual([0, 22]);
});
