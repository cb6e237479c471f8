import { expect, test } from 'vitest';
import { parseDocument } from '../read/documents';
import { compileDocument } from './compile';
import { compile, settings } from './test-compile';

/** As pages of a tree of Docusaurus are read, where plain Markdown is MDX. */
const asThere = (text: string): ReturnType<typeof compile> => compile(text, 'docs/x.md', { mdxFirst: true });

test.each([
  ['text by indentation', '    words *here*', '<p>words <em>here</em></p>'],
  ['a value in braces', 'Inline {`v`} and {42}.', '<p>Inline v and 42.</p>'],
  ['an element around paragraphs', '<font color="red">\nOne.\n\nTwo.\n</font>', '<span><p>One.</p><p>Two.</p></span>'],
  ['a comment', 'a <!-- b --> c', '<p>a  c</p>'],
])('%s is what MDX has', async (_, text, html) => {
  const article = await asThere(text);
  expect(article.diagnostics).toEqual([]);
  expect(article.html.replace(/\n\s*/g, '')).toBe(html);
});

test.each([
  ['a list', 'Words:\n    * one\n    * two', '<p>Words:</p><ul><li>one</li><li>two</li></ul>'],
  ['numbers', 'Words:\n\t1. one', '<p>Words:</p><ol><li>one</li></ol>'],
  ['a list in a list', '1. one\n        - two', '<ol><li>one<ul><li>two</li></ul></li></ol>'],
  [
    'a quote in a quote',
    '> one\n>     > two',
    '<blockquote><p>one</p><blockquote><p>two</p></blockquote></blockquote>',
  ],
  ['a rule', 'Words\n    ***', '<p>Words</p><hr>'],
  ['a heading', 'Words\n    ## Part', /^<p>Words<\/p><h2 id="part">/],
  ['a line below a heading', 'Words\n    ---', /^<h2 id="words">/],
  ['a table', 'Words\n    | a |\n    | - |\n    | b |', /^<p>Words<\/p><div[^>]*><table>/],
  ['an admonition', 'Words\n    :::tip\n    x\n    :::', /^<p>Words<\/p><div class="admonition/],
  ['a fence', 'Words\n    ```js\n    a\n    ```', /^<p>Words<\/p><div class="code-block" [^>]*data-lang="js"/],
  ['a fence below an empty line', 'Words\n\n    ```js\n    a\n    ```', /^<p>Words<\/p><div [^>]*data-lang="js"[^`]*$/],
  ['the end of a fence', '- ```js\n  a\n      ```\n\n  Words', /<\/pre><\/div><p>Words<\/p><\/li>/],
])('%s may be indented further below words, as in MDX', async (_, text, html) => {
  const article = await asThere(`${text}\n`);
  expect(article.diagnostics).toEqual([]);
  const lines = article.html.replace(/\n\s*/g, '');
  if (typeof html === 'string') expect(lines).toBe(html);
  else expect(lines).toMatch(html);
  expect((await compile(`${text}\n`, 'docs/x.mdx')).html).toBe(article.html);
});

test('a fence that is indented in an element is code', async () => {
  const text = '<ul>\n  <li>First\n\n    ```js\n    a\n    ```\n\n  </li>\n</ul>\n';
  const { html, diagnostics } = await asThere(text);
  expect(diagnostics).toEqual([]);
  expect(html).toContain('data-lang="js"');
  expect(html).not.toContain('```');
});

test('comments in a fence that names lines are code, as Docusaurus has them', async () => {
  const code = 'a\n// highlight-next-line\nb';
  const named = await asThere(`\`\`\`js {1}\n${code}\n\`\`\`\n`);
  expect(named.html.match(/is-highlighted/g)).toHaveLength(1);
  expect(named.html).toContain('highlight-next-line');
  expect(named.twin.text).toContain(code);
  const component = await asThere(`<CodeBlock language="js" metastring="{1}">{\`${code}\`}</CodeBlock>\n`);
  expect(component.html.match(/is-highlighted/g)).toHaveLength(1);
  expect(component.twin.text).toContain(code);
  const alone = await asThere(`\`\`\`js\n${code}\n\`\`\`\n`);
  expect(alone.html.match(/is-highlighted/g)).toHaveLength(1);
  expect(alone.html + alone.twin.text).not.toContain('highlight-next-line');
});

test('a page that is no MDX is plain Markdown, with the problems of that reading alone', async () => {
  const { html, diagnostics } = await asThere('Text {name} and a<b.\n\n    code\n');
  expect(diagnostics).toEqual([]);
  expect(html).toContain('Text {name} and a&lt;b.');
  expect(html).toContain('code-block');
});

test('what both readings refuse is told of once', async () => {
  const { diagnostics } = await asThere('<Unheard>\n\nx\n\n</Unheard>\n');
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['markdown/unknown-tag']);
});

test.each([
  ['How M:N works', 'how-m-works'],
  ['From 1:1 to m:n', 'from-11-to-m'],
  ['`a:b` and c:d', 'ab-and-c'],
  ['std::x at 12:30', 'stdx-at-1230'],
  ['Done :tada: a:b-', 'done-tada-ab-'],
])('the id of %s is the one of other builders', async (heading, id) => {
  for (const text of ['Plain.', "A {'value'}.", 'No {MDX.'])
    expect((await asThere(`## ${heading}\n\n${text}\n`)).ids).toEqual([id]);
});

test.each([
  ['    words\n', '<p>words</p>'],
  ['Sign in with {provider}.\n', '<p>Sign in with {provider}.</p>'],
])('a file that is put in, %j, is read in the same ways', async (text, html) => {
  const page = parseDocument("import Part from './_part.md';\n\n<Part />\n", 'docs/x.mdx', []);
  const article = await compileDocument(page, { ...settings, mdxFirst: true }, () => ({
    ok: true,
    file: 'docs/_part.md',
    text,
  }));
  expect({ html: article.html, diagnostics: article.diagnostics }).toEqual({ html, diagnostics: [] });
});

test.each(['', "\n{'Value'}\n"])(
  'an admonition ends at its line of colons, and a fence in it with it%s',
  async (more) => {
    const text = `${more}:::tip T\n\n\`\`\`python\ncode\n\n:::\n\n## After\n\n\`\`\`python\nx\n\`\`\`\n`;
    const { html, ids, snippets, diagnostics } = await asThere(text);
    expect(ids).toEqual(['after']);
    expect(snippets.map(({ text: code }) => code)).toEqual(['code', 'x']);
    expect(html).toMatch(/admonition__body[\s\S]*<\/div>\s*<h2 id="after"/);
    const line = text.split('\n').indexOf('```python') + 1;
    expect(diagnostics).toMatchObject([{ rule: 'markdown/unclosed-fence', line }]);
  },
);

test('colons in a fence end no admonition of more colons, and none where there is none', async () => {
  const fence = '```md\n:::note\n\nx\n\n:::\n```\n';
  const { html, diagnostics } = await asThere(`${fence}\n::::tip\n\n${fence}\n::::\n`);
  expect(diagnostics).toEqual([]);
  expect(html.match(/class="code-block"/g)).toHaveLength(2);
  expect(html.match(/<div class="admonition /g)).toHaveLength(1);
});

test('fences without ends in thousands of admonitions do not hold up the build', async () => {
  const { snippets } = await asThere(`:::note\n\n\`\`\`js\nx\n\n:::\n\n`.repeat(500));
  expect(snippets.length).toBeGreaterThan(5);
});
