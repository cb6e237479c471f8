import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../read/documents';
import { compileDocument, type CompileSettings } from './compile';
import type { ReadInclude } from './tree/dialect';

const FIXTURES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixtures');
const settings: CompileSettings = {
  toc: { min: 2, max: 3 },
  versionVariables: ['IG_TAG'],
  readerVariables: ['NAMESPACE', 'NODE'],
};

/** Slots and private marks made visible. */
const visible = (html: string): string => html.replaceAll('\uE000', '⟦').replaceAll('\uE001', '⟧');

/** A case is a folder with `in.md` or `in.mdx` and `out.html`; `UPDATE=1` writes the latter anew for review. */
describe.each(readdirSync(FIXTURES))('Markdown fixture %s', (name) => {
  test('compiles to the expected HTML without a problem', async () => {
    const folder = path.join(FIXTURES, name);
    const input = readdirSync(folder).find((file) => file.startsWith('in.')) ?? '';
    const text = readFileSync(path.join(folder, input), 'utf8');
    const article = await compileDocument(parseDocument(text, input, []), settings);
    const out = `${visible(article.html)}\n`;
    if (process.env['UPDATE'] === '1') writeFileSync(path.join(folder, 'out.html'), out);
    expect(article.diagnostics).toEqual([]);
    expect(out).toBe(readFileSync(path.join(folder, 'out.html'), 'utf8'));
    expect(
      await compileDocument(parseDocument(text.replace(/\n/g, '\r\n'), input, []), settings),
      'with Windows line ends',
    ).toEqual(article);
  });
});

const compile = (text: string, file = 'x.md') => compileDocument(parseDocument(text, file, []), settings);

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

test('an excerpt ends at the truncate mark', async () => {
  expect((await compile('Opening.\n\n<!-- truncate -->\n\nRest.')).excerpt).toBe('<p>Opening.</p>');
  expect((await compile('No mark.')).excerpt).toBeNull();
});

test.each([
  ['<Unknown />', 'markdown/unknown-tag', 1, 1],
  ['text\n\n<script>x</script>', 'markdown/unknown-element', 3, 1],
  ['<p onclick="x">a</p>', 'markdown/unknown-attribute', 1, 1],
  ['<Tabs>\n\n<TabItem value="a">', 'markdown/unclosed-tag', 1, 1],
  ['</Tabs>', 'markdown/unopened-tag', 1, 1],
  [':::nte\n\nx\n\n:::', 'markdown/unknown-admonition', 1, 1],
  ['```mermaid\nnothing\n```', 'markdown/diagram', 2, 1],
  ['```nolanguage\nx\n```', 'markdown/unknown-language', 1, 1],
  ['a\n\n##\n\nb', 'markdown/empty-heading', 3, 1],
  ['## A {#x}\n\n## B {#x}', 'markdown/duplicate-id', 3, 1],
  ['a\n\n```bash\nls', 'markdown/unclosed-fence', 3, 1],
])('reports %j as %s with its place', async (text, rule, line, column) => {
  const { diagnostics } = await compile(text);
  expect(diagnostics.map((found) => found.rule)).toContain(rule);
  const found = diagnostics.find((one) => one.rule === rule);
  expect([found?.line, found?.column]).toEqual([line, column]);
  expect(found?.hint).toBeTruthy();
});

test.each([
  ['cli', 'Did you mean "console"?'],
  ['typscript', 'Did you mean "typescript"?'],
  ['xyz', 'Write "text" for plain text.'],
  ['constructor', 'Write "text" for plain text.'],
])('the language %s is answered with what is meant: %s', async (language, hint) =>
  expect((await compile(`\`\`\`${language}\nx\n\`\`\``)).diagnostics).toMatchObject([{ hint }]),
);

test('a patch is a diff', async () => {
  const { diagnostics, html } = await compile('```patch\n-a\n+b\n```');
  expect(diagnostics).toEqual([]);
  expect(html).toBe((await compile('```diff\n-a\n+b\n```')).html.replace('data-lang="diff"', 'data-lang="patch"'));
});

test.each([
  ['a {b} c', []],
  ['a < b and 1 > 0', []],
  ['`<Unknown>` and `{x}`', []],
])('plain Markdown leaves %j alone', async (text, expected) => {
  expect((await compile(text)).diagnostics).toEqual(expected);
});

test('no HTML of content can run: handlers, styles and script addresses are kept out', async () => {
  const article = await compile(
    '<a href="javascript:alert(1)" onclick="x">a</a> <img src="x" onerror="y"> [b](javascript:alert(1))',
  );
  expect(article.html).not.toMatch(/onclick|onerror/);
  expect(article.links.map((link) => link.target)).toEqual(['#', '#']);
  expect(article.diagnostics.filter((found) => found.rule === 'markdown/script-link')).toHaveLength(2);
});

test.each(['vbscript:x', 'data:text/html,x', ' JavaScript:x'])('a link to %s leads nowhere', async (target) => {
  const article = await compile(`[a](<${target}>)`);
  expect(article.links.map((link) => link.target)).toEqual(['#']);
  expect(article.diagnostics.map((found) => found.rule)).toEqual(['markdown/script-link']);
});

test('a heading of signs alone has an id that a link can name', async () => {
  expect((await compile('## \u{1F600}\n\n## `&`\n')).ids).toEqual(['section', 'section-1']);
});

describe('files that are put in', () => {
  const files: Record<string, string> = {
    'docs/parts/_steps.mdx':
      '---\ntitle: x\n---\nFirst see [a](../a.md) and ![i](./i.png).\n\n<Tabs>\n<TabItem value="1">one</TabItem>\n</Tabs>\n',
    'docs/parts/_loop.mdx': "import Loop from './_loop.mdx';\n\n<Loop />\n",
    'examples/a.go': 'package main\n',
  };
  const read: ReadInclude = (from, specifier) => {
    const file = specifier.startsWith('@site/')
      ? specifier.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(from), specifier);
    const text = files[file];
    return text === undefined ? { ok: false, problem: 'there is no such file' } : { ok: true, file, text };
  };
  const compileIn = (text: string, file = 'page.mdx') =>
    compileDocument(parseDocument(text, `docs/${file}`, []), settings, read);

  test('a Markdown file stands where its tag stands, with addresses that are right there', async () => {
    const article = await compileIn("import Steps from './parts/_steps.mdx';\n\nBefore.\n\n<Steps />\n\nAfter.\n");
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toMatch(/Before[\s\S]*First see[\s\S]*class="tabs"[\s\S]*After/);
    expect(article.links.map((link) => link.target)).toEqual(['a.md']);
    expect(article.images.map((image) => image.source)).toEqual(['parts/i.png']);
    expect(article.includes).toEqual(['docs/parts/_steps.mdx']);
  });

  test('the text of a file is code', async () => {
    const text =
      "import CodeBlock from '@theme/CodeBlock';\nimport source from '!!raw-loader!@site/examples/a.go';\n\n<CodeBlock language=\"go\">{source}</CodeBlock>\n";
    const article = await compileIn(text);
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toContain('package');
    expect(article.html).toContain('data-lang="go"');
    expect(article.includes).toEqual(['examples/a.go']);
  });

  test.each(['x.md', 'x.mdx'])('texts are code in %s, too, in one line and in several', async (file) => {
    const imports = "import source from '!!raw-loader!@site/examples/a.go';\n\n";
    const component = (text: string): string => `<CodeBlock language="go">${text}</CodeBlock>\n\n`;
    const text = `${imports}${component('{source}')}${component('\n{ source }\n')}${component('\n{`a:\n\n  - *b*\n`}\n')}`;
    const article = await compileIn(text, file);
    expect(article.diagnostics).toEqual([]);
    expect(article.html.match(/package/g)).toHaveLength(2);
    expect(article.html).not.toMatch(/source|\{|`|<em>/);
    expect(article.html.replace(/<[^>]*>/g, '')).toContain('a:\n\n  - *b*');
  });

  test.each([
    ["import A from './missing.mdx';\n\n<A />", 'markdown/include', 3],
    ["import A from './parts/_loop.mdx';\n\n<A />", 'markdown/include', 3],
    ["import A from './component';\n\n<A />", 'markdown/import', 1],
    ['export const a = 1;', 'markdown/export', 1],
  ])('%j is %s', async (text, rule, line) => {
    const { diagnostics } = await compileIn(text);
    expect(diagnostics.map((found) => found.rule)).toContain(rule);
    expect(diagnostics.find((found) => found.rule === rule)?.line).toBe(line);
  });
});

test('formulas become MathML where the site wants them, and stay text where not', async () => {
  const text = 'Cost $a^2$ and\n\n$$\n\\frac{1}{2}\n$$\n';
  const document = parseDocument(text, 'x.md', []);
  const article = await compileDocument(document, { ...settings, math: true });
  expect(article.diagnostics).toEqual([]);
  expect(article.html).toMatch(/<math [^>]*>[\s\S]*<msup>[\s\S]*<mfrac>/);
  expect(article.html).not.toContain('style=');
  expect((await compile(text)).html).toContain('$a^2$');
  const wrong = await compileDocument(parseDocument('$\\frac{$', 'x.md', []), { ...settings, math: true });
  expect(wrong.diagnostics.map((found) => found.rule)).toEqual(['markdown/math']);
});

test('a frame is a link until it is asked for, and an error where its host is not allowed', async () => {
  const text = '<iframe src="https://www.youtube.com/embed/abc" title="A talk" width="560"></iframe>';
  const refused = await compile(text);
  expect(refused.diagnostics.map((found) => found.rule)).toEqual(['markdown/embed']);
  const article = await compileDocument(parseDocument(text, 'x.md', []), { ...settings, embeds: ['*.youtube.com'] });
  expect(article.diagnostics).toEqual([]);
  expect(article.html).not.toContain('<iframe');
  expect(article.html).toContain('data-embed="https://www.youtube.com/embed/abc"');
  expect(article.links.map((link) => link.target)).toEqual(['https://www.youtube.com/watch?v=abc']);
});

test.each([
  ['https://youtube.com.example.org/embed/abc', false],
  ['https://notyoutube.com/embed/abc', false],
  ['https://youtube.com/embed/abc', false],
  ['https://m.youtube.com/embed/abc', true],
  ['//m.youtube.com/embed/abc', true],
  ['https://m.youtube.com:443/embed/abc', true],
])('a frame of %s is allowed where the hosts below youtube.com are: %s', async (source, expected) => {
  const document = parseDocument(`<iframe src="${source}"></iframe>`, 'x.md', []);
  const { diagnostics } = await compileDocument(document, { ...settings, embeds: ['*.youtube.com'] });
  expect(diagnostics.length === 0).toBe(expected);
});

test.each([
  ['> '.repeat(3000) + 'x', 'markdown/too-deep'],
  ['- '.repeat(500) + 'x', 'markdown/too-deep'],
  ['<div>\n\n'.repeat(200) + 'x', 'markdown/too-deep'],
  [':::note\n'.repeat(100), 'markdown/too-deep'],
  ['</div></div>', 'markdown/unopened-tag'],
  ['text <div> more', 'markdown/unclosed-tag'],
  ['<details><summary>x</summary>\n\nrest', 'markdown/unclosed-tag'],
  ['<b>never closed', 'markdown/unclosed-tag'],
  ['<constructor a="1">', 'markdown/unknown-element'],
  [':::constructor\nx\n:::', 'markdown/unknown-admonition'],
  [':::note\nfoo', 'markdown/unclosed-admonition'],
  ['text\n\n:::\n', 'markdown/unopened-admonition'],
  ['See <Tabs> here\n', 'markdown/inline-component'],
  ['<img src={compute()} alt="x" />', 'markdown/expression'],
])('%j is told of, and the HTML is whole', async (text, rule) => {
  const { diagnostics, html } = await compile(text);
  const found = diagnostics.filter((one) => one.rule === rule);
  expect(found.length).toBeGreaterThan(0);
  expect(html.match(/<(?:div|details|b)\b/g)?.length ?? 0).toBe(html.match(/<\/(?:div|details|b)>/g)?.length ?? 0);
});

test('a comment that is never closed is told of, because the rest of the page is in it', async () => {
  const { diagnostics } = await compile('Words.\n\n<!-- note\n\nlost\n\n## Lost\n');
  expect(diagnostics.map(({ rule, line, column }) => [rule, line, column])).toEqual([
    ['markdown/unclosed-comment', 3, 1],
  ]);
  expect((await compile('Words.\n\n<!-- note -->\n\n<!---->\n\n<!DOCTYPE x>\n\n`<!--` kept')).diagnostics).toEqual([]);
});

test.each([
  [
    'values in each other',
    'x.mdx',
    `<div style={${'['.repeat(20_000)}${']'.repeat(20_000)}}>x</div>`,
    'markdown/expression',
  ],
  ['substitutions in each other', 'x.md', `\`\`\`bash\n${`echo '"$(`.repeat(5000)}\n\`\`\``, undefined],
  ['spaces in a heading', 'x.md', `## x${' '.repeat(50_000)}y`, undefined],
  ['spaces in code', 'x.md', `    ${' '.repeat(50_000)}x`, undefined],
  ['more than the native parser takes', 'x.md', '&amp;'.repeat(30_000), undefined],
])(
  '%s neither end the build nor hold it up',
  async (_, file, text, rule) => {
    const { html, diagnostics } = await compile(text, file);
    expect(html).not.toBe('');
    expect(diagnostics.map((problem) => problem.rule)).toEqual(rule === undefined ? [] : [rule]);
  },
  20_000,
);
