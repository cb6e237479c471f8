import { expect, test } from 'vitest';
import { compileDocument } from '../markdown/compile';
import { parseDocument } from '../read/documents';
import type { ProseRules } from '../read/vocabulary';
import { proseChecker } from './check-prose';

const RULES: ProseRules = {
  longestSentence: 8,
  doubled: ['that'],
  turns: [
    { avoid: ['is told in', 'simply'], write: 'Say who does what.' },
    { avoid: ['seamless*', 'e.g.'], write: 'Leave it out.' },
  ],
  spellings: { 'color*': 'colour*' },
};
const SETTINGS = { versionVariables: ['IG_TAG'], readerVariables: [] };

async function check(text: string) {
  const document = parseDocument(text, 'page.md', []);
  const article = await compileDocument(document, SETTINGS);
  const page = { file: 'page.md', kind: 'doc' as const, versions: [], frontMatter: document.frontMatter, article };
  return proseChecker(RULES)({ ...page, text: () => text });
}

const places = async (text: string): Promise<string[]> =>
  (await check(text)).map(({ line, column, rule }) => `${line}:${column} ${rule}`);

test.each([
  ['It is told in A.', ['1:4 prose/turn']],
  ['The name is told\nin A.', ['1:10 prose/turn']],
  ['All of it\nis here, and **Simply** so.', ['2:16 prose/turn']],
  ['A Seamlessly done thing, e.g. this.', ['1:3 prose/turn', '1:26 prose/turn']],
  ['The Colors are `color`, [here](https://example.org/color).', ['1:5 prose/spelling']],
  ['- one\n- two two', ['2:3 prose/doubled-word']],
  ['the the end, that that is', ['1:1 prose/doubled-word']],
  ['The the end.', ['1:1 prose/doubled-word']],
  ['| A | B |\n|---|---|\n| a | it it |', ['3:7 prose/doubled-word']],
  ['Short one. One two three four five six seven eight nine. End.', ['1:12 prose/long-sentence']],
  ['One two three four five: `a b` `c d` `e f` `g`.', ['1:1 prose/long-sentence']],
  ['## A heading.\n\nText.', ['1:13 prose/heading-stop']],
  ['---\ntitle: It\ndescription: It is simply it.\n---\n\nText.', ['3:1 prose/turn']],
])('%j', async (text, expected) => expect(await places(text)).toEqual(expected));

test.each([
  'One two three four. five six seven eight. Nine.',
  'In code: `is told in` and `the the`.',
  '```bash\nsimply the the color\n```',
  'A non-simply-named simply-said path/simply.',
  '## What is it?\n\n## And so on ...',
  'The `a` `a` and %IG_TAG% %IG_TAG%.',
])('%j is as it may be', async (text) => expect(await places(text)).toEqual([]));

test('the hint shows the better phrase with the right ending', async () =>
  expect(await check('It is simply colored.')).toMatchObject([
    { severity: 'error', message: '"simply" is an expression to avoid.', hint: 'Say who does what.' },
    { message: '"colored" is the American spelling.', hint: 'The site writes "coloured".' },
  ]));
