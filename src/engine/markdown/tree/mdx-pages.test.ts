import { expect, test } from 'vitest';
import { compile } from '../test-compile';

test('an import that nothing uses is left out without a word, and so are those of styles', async () => {
  const text = "import React, { useState } from 'react';\nimport './page.css';\n\n# Title\n\nText.\n";
  const { diagnostics, html } = await compile(text, 'x.mdx');
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<p>Text.</p>');
  expect((await compile("import './effects';\n", 'x.mdx')).diagnostics.map(({ rule }) => rule)).toEqual([
    'markdown/import',
  ]);
});

test('<BrowserOnly> shows its fallback, with a warning for what is left out', async () => {
  const text = "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n";
  const tag = (fallback: string): string => `<BrowserOnly fallback=${fallback}>\n  {() => <Chart />}\n</BrowserOnly>\n`;
  const { html, diagnostics } = await compile(`${text}${tag('{<div>A <b>chart</b></div>}')}\n${tag('"Words"')}`);
  expect(html.replace(/\n/g, '')).toBe('<div>A <b>chart</b></div><p>Words</p>');
  expect(diagnostics.map(({ line, severity, rule }) => [line, severity, rule])).toEqual([
    [3, 'warning', 'markdown/browser-only'],
    [7, 'warning', 'markdown/browser-only'],
  ]);
});

test('<Redirect> is a link to where it leads, with a warning', async () => {
  const line = "import { Redirect } from '@docusaurus/router';";
  const { html, links, diagnostics } = await compile(`${line}\n\n<Redirect to={'./start.md'} push />\n`, 'x.mdx');
  expect(html).toMatch(/^<p><a href="[^"]*">\.\/start\.md<\/a><\/p>$/);
  expect(links.map(({ target }) => target)).toEqual(['./start.md']);
  expect(diagnostics.map(({ line: at, severity, rule }) => [at, severity, rule])).toEqual([
    [3, 'warning', 'markdown/redirect'],
  ]);
  const code = await compile('<Redirect to={run()} />\n', 'x.mdx');
  expect([code.html, code.diagnostics.map(({ rule }) => rule)]).toEqual(['', ['markdown/expression']]);
});

test('<Head> says title, description and keywords; what the site makes itself is left out with a warning', async () => {
  const { head, html, twin, diagnostics } = await compile(
    `import Head from '@docusaurus/Head';

<Head>
  <title>Another title</title>
  <meta name="description" content="What it says" />
  <meta property="og:title" content="Another title" />
  <meta name="keywords" content="one, two ,three" />
  <meta property="og:image" content="/a.png" />
  <link rel="canonical" href="/a" />
</Head>

Words.
`,
  );
  expect(head).toEqual({ title: 'Another title', description: 'What it says', keywords: ['one', 'two', 'three'] });
  expect([html, twin.text]).toEqual(['<p>Words.</p>', 'Words.']);
  expect(diagnostics.map(({ line, severity, message }) => [line, severity, message.split(' in ')[0]])).toEqual([
    [8, 'warning', '<meta og:image>'],
    [9, 'warning', '<link canonical>'],
  ]);
  expect((await compile('Words.')).head).toBeNull();
  expect((await compile('<title>x</title>')).diagnostics.map(({ rule }) => rule)).toEqual(['markdown/unknown-element']);
});

test.each(['x.md', 'x.mdx'])('the element head of %s is <Head>', async (file) => {
  const text =
    '<head>\n  <!-- A comment -->\n  <title>Another</title>\n  <link rel="preload" href={at} />\n</head>\n\nWords.\n';
  const { head, html, diagnostics } = await compile(text, file);
  expect([head, html]).toEqual([{ title: 'Another' }, '<p>Words.</p>']);
  expect(diagnostics.map(({ line, message }) => [line, message.split(' in ')[0]])).toEqual([[4, '<link preload>']]);
});

test('a contents list of a file that is put in may be handed on', async () => {
  const text = "import Part, { toc as partToc } from './_part.md';\n\nexport const toc = partToc;\n\nWords.\n";
  expect((await compile(text, 'x.mdx')).diagnostics).toEqual([]);
});

test('a field for text is left out with a warning, and its words are shown', async () => {
  const { html, diagnostics } = await compile(
    '<label>Name <textarea rows="5">of *a* tree</textarea></label>\n',
    'x.mdx',
  );
  expect(html).toBe('<p><span>Name of <em>a</em> tree</span></p>');
  expect(diagnostics.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'markdown/unknown-element']]);
});

test('a picture may be imported through the loader that hands over its address', async () => {
  const text = `import a from '!!url-loader?limit=1!./a.png';\n\n<img src={a} alt="A" />\n`;
  const { images, diagnostics } = await compile(text, 'x.mdx');
  expect([images.map(({ source }) => source), diagnostics]).toEqual([['./a.png'], []]);
});
