import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../read/documents';
import type { Article } from './article';
import { compileDocument } from './compile';
import { compile, settings } from './test-compile';
import { finishTwin } from './finish';

const FIXTURES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixtures');
/** Slots and private marks made visible. */
const visible = (html: string): string => html.replaceAll('\uE000', '⟦').replaceAll('\uE001', '⟧');

/** The text for programs, with the targets of links as they are written. */
const twinOf = (article: Article): string =>
  finishTwin(article.twin, {
    link: (target) => target,
    image: (source) => source,
    component: ({ name, attributes }) => `{/* ${name} ${JSON.stringify(attributes)} */}`,
    since: (name) => `⟦${name}⟧`,
    variables: Object.fromEntries(
      [...settings.versionVariables, ...settings.readerVariables].map((name) => [name, `«${name}»`]),
    ),
  });

/**
 * A case is a folder with `in.md`, `out.html` and, where the text for programs is compared as well,
 * `twin.md`; `UPDATE=1` rewrites it for review.
 */
describe.each(readdirSync(FIXTURES))('Markdown fixture %s', (name) => {
  test('compiles to the expected HTML without a problem', async () => {
    const folder = path.join(FIXTURES, name);
    const input = readdirSync(folder).find((file) => file.startsWith('in.')) ?? '';
    const text = readFileSync(path.join(folder, input), 'utf8');
    const article = await compileDocument(parseDocument(text, input, []), settings);
    const out = `${visible(article.html)}\n`;
    const twinFile = path.join(folder, 'twin.md');
    const twin = existsSync(twinFile) ? `${twinOf(article)}\n` : null;
    if (process.env['UPDATE'] === '1') {
      writeFileSync(path.join(folder, 'out.html'), out);
      if (twin !== null) writeFileSync(twinFile, twin);
    }
    expect(article.diagnostics).toEqual([]);
    expect(out).toBe(readFileSync(path.join(folder, 'out.html'), 'utf8'));
    if (twin !== null) expect(twin).toBe(readFileSync(twinFile, 'utf8'));
    expect(
      await compileDocument(parseDocument(text.replace(/\n/g, '\r\n'), input, []), settings),
      'with Windows line ends',
    ).toEqual(article);
  });
});

test('collects contents, ids, links and sections with true places', async () => {
  const article = await compile(
    '---\ntitle: T\n---\n\nLead text.\n\n## One\n\nSee [a](b.md).\n\n### Two `x`\n\nDeep.\n\n#### Three\n',
  );
  expect(article.toc.map((entry) => [entry.level, entry.id, entry.html])).toEqual([
    [2, 'one', 'One'],
    [3, 'two-x', 'Two <code>x</code>'],
  ]);
  expect(article.ids).toEqual(['one', 'two-x', 'three']);
  expect(article.links).toEqual([{ target: 'b.md', line: 9, column: 5 }]);
  expect(article.sections.map((section) => [section.id, section.text])).toEqual([
    [null, 'Lead text.'],
    ['one', 'See a.'],
    ['two-x', 'Deep.'],
    ['three', ''],
  ]);
  expect(article.lead).toBe('Lead text.');
});

test('variables in the contents list are slots, in code too', async () => {
  const { toc, variables } = await compile('## On %NODE%\n\n### With `%IG_TAG%` and *%NODE%*\n');
  const [plain, marked] = toc.map((entry) => visible(entry.html));
  expect(plain).toBe('On ⟦V0⟧');
  expect(marked).toMatch(/^With <code>[^%]*⟦V1⟧[^%]*<\/code> and <em>⟦V0⟧<\/em>$/);
  expect(variables).toEqual(['NODE', 'IG_TAG']);
});

test.each([
  ['- One\n- Two\n\nThree', 'One'],
  ['> Quoted.\n\nThree', 'Quoted.'],
])('the lead of %j is its beginning', async (body, lead) => expect((await compile(body)).lead).toContain(lead));

test.each(['vbscript:x', 'data:text/html,x', ' JavaScript:x'])('a link to %s leads nowhere', async (target) => {
  const article = await compile(`[a](<${target}>)`);
  expect(article.links.map((link) => link.target)).toEqual(['#']);
  expect(article.diagnostics.map((found) => found.rule)).toEqual(['markdown/script-link']);
});

test('a heading of signs alone has an id that a link can name', async () => {
  expect((await compile('## \u{1F600}\n\n## `&`\n')).ids).toEqual(['section', 'section-1']);
});

test('a contents list has no pictures', async () => {
  const { html: text, toc } = await compile('## ![The plan](a.png) in %IG_TAG%');
  expect(text).toMatch(/aria-label="Direct link to The plan in .V0."/);
  expect(toc).toEqual([expect.objectContaining({ html: 'in \uE000V0\uE001', text: 'The plan in %IG_TAG%' })]);
});

test('no heading has an id of the page around it', async () => {
  const { ids } = await compile('## Main\n\n## Root\n\n## Page data\n\n## Hint\n\n## A');
  expect(ids).toEqual(['main-1', 'root-1', 'page-data-1', 'hint-1', 'a']);
});

test('a title over two lines is one line', async () =>
  expect((await compile('One *two*\nthree\n===')).title).toBe('One two three'));
