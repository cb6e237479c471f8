import { describe, expect, test } from 'vitest';
import { parseDocument } from '../read/documents';
import { compileDocument } from './compile';
import { settings } from './test-compile';
import { compileAmongFiles, readInclude } from './test-includes';

describe('files that are put in', () => {
  test('a Markdown file stands where its tag stands, with addresses that are right there', async () => {
    const article = await compileAmongFiles(
      "import Steps from './parts/_steps.mdx';\n\nBefore.\n\n<Steps />\n\nAfter.\n",
    );
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toMatch(/Before[\s\S]*First see[\s\S]*class="tabs"[\s\S]*After/);
    expect(article.links.map((link) => link.target)).toEqual(['a.md']);
    expect(article.images.map((image) => image.source)).toEqual(['parts/i.png']);
  });

  test('an address without dots that lies not beside the file that is put in is one below the content folder', async () => {
    const article = await compileAmongFiles("import Far from './parts/_far.mdx';\n\n<Far />\n");
    expect(article.diagnostics).toEqual([]);
    expect(article.links.map(({ target }) => target)).toEqual(['a.md', 'parts/_steps.mdx', 'parts/b.md']);
  });

  test('what is put in stands at its tag, and its code and headings are none of the page', async () => {
    const article = await compileAmongFiles("import Code from './parts/_code.mdx';\n\nOwn `code`.\n\n   <Code />\n");
    expect(article.diagnostics).toEqual([]);
    expect(article.links).toEqual([{ target: 'parts/x.md', line: 5, column: 4 }]);
    expect(article.snippets.map(({ text }) => text)).toEqual(['code']);
    expect(article.toc.map(({ id }) => id)).toEqual(['part']);
  });

  test('what is wrong in a file that is put in has its place there', async () => {
    const { diagnostics } = await compileAmongFiles("import Wrong from './parts/_wrong.mdx';\n\n<Wrong name='x' />\n");
    expect(diagnostics.map(({ file, line, rule }) => [file, line, rule])).toEqual([
      ['docs/parts/_wrong.mdx', 5, 'markdown/unknown-tag'],
      ['docs/parts/_wrong.mdx', 7, 'markdown/expression'],
    ]);
  });

  test('a file on a line of its own is blocks, whatever stands in the line above', async () => {
    const imports = "import Steps from './parts/_steps.mdx';\n\n";
    for (const above of ['Words.\\\n', 'Words.\n', '**Words.**\n']) {
      const { diagnostics, html } = await compileAmongFiles(`${imports}${above}<Steps />\n`);
      expect(diagnostics).toEqual([]);
      expect(html).toMatch(/Words\.[^]*<\/p>\n<p>First see/);
    }
  });

  test('only relative addresses of a file that is put in are made those of the page', async () => {
    const article = await compileAmongFiles("import Links from './parts/_links.mdx';\n\n<Links />\n");
    expect(article.links.map(({ target }) => target)).toEqual([
      'https://example.org',
      'mailto:x@example.org',
      '#d',
      '/f.md',
      '@site/h.md',
      'parts/j.png',
      'l.md',
    ]);
  });

  test('a Markdown file shows what its tag hands over', async () => {
    const tag = '<Greeting name="you & me" count={2} isNew />';
    const article = await compileAmongFiles(`import Greeting from './parts/_greeting.mdx';\n\n${tag}\n`);
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toBe('<p>Hello <em>you &amp; me</em>, 2 of them.</p>');
    expect((await compileAmongFiles('{props.name}\n')).diagnostics.map(({ rule }) => rule)).toEqual([
      'markdown/expression',
    ]);
  });

  test.each(['name={run()}', 'name={() => <b>x</b>}', 'name={Other}'])(
    'what a tag hands over as code, %s, is told of where it would be shown',
    async (code) => {
      const imports = "import Greeting from './parts/_greeting.mdx';\nimport Other from 'other';\n";
      const { diagnostics } = await compileAmongFiles(`${imports}\n<Greeting ${code} count={2} />\n`);
      expect(diagnostics).toMatchObject([
        { file: 'docs/parts/_greeting.mdx', line: 1, column: 8, rule: 'markdown/expression' },
      ]);
    },
  );

  test('a Markdown file says what stands where its tag hands nothing over', async () => {
    const shown = async (tag: string): Promise<string> => {
      const article = await compileAmongFiles(`import Way from './parts/_way.mdx';\n\n${tag}\n`);
      expect(article.diagnostics).toEqual([]);
      return article.html;
    };
    expect(await shown('<Way />')).toBe('<p>On <em>any system</em>, with tool: see below.</p>');
    expect(await shown('<Way system="Linux" tool="" isDone />')).toBe('<p>On <em>Linux</em>, with tool: done.</p>');
  });

  test.each(['Handed', 'Handing'])('a Markdown file shows elements that its tag hands over: %s', async (name) => {
    const elements = '<Admonition type="info"><p>One <b>two</b></p><img src={p} alt="" /></Admonition>';
    const imports = `import ${name} from './parts/_${name.toLowerCase()}.mdx';\nimport p from './p.png';\n\n`;
    const { html, images, diagnostics } = await compileAmongFiles(`${imports}<${name} info={${elements}} />\n`);
    expect(diagnostics).toEqual([]);
    const admonition = '<div class="admonition[^]*<p>One <b>two</b></p>[^]*</div>';
    expect(html.replaceAll('\n', '')).toMatch(
      new RegExp(`^<div>${admonition}</div><p>Says</p>${admonition}<p>so.</p>$`),
    );
    expect(images.map(({ source }) => source)).toEqual(['p.png', 'p.png']);
    const words = await compileAmongFiles(`${imports}<${name} info={<>One <b>two</b></>} />\n`);
    expect(words.diagnostics).toEqual([]);
    expect(words.html).toBe('<div>One <b>two</b></div>\n<p>Says One <b>two</b> so.</p>');
  });

  test('code that is handed over is told of where it is to be shown', async () => {
    const text = "import Handed from './parts/_handed.mdx';\n\n<Handed info={() => <b>x</b>} other={run()} />\n";
    const { diagnostics } = await compileAmongFiles(text);
    expect(diagnostics.map(({ file, line, rule }) => [file, line, rule])).toEqual([
      ['docs/parts/_handed.mdx', 1, 'markdown/expression'],
      ['docs/parts/_handed.mdx', 3, 'markdown/expression'],
    ]);
  });

  test('a Markdown file hands on what it was handed', async () => {
    const text = "import Outer from './parts/_outer.mdx';\n\n<Outer name='you' count={2} />\n";
    const article = await compileAmongFiles(text);
    expect(article.diagnostics).toEqual([]);
    expect(article.html.replace(/\n/g, '')).toBe(
      '<p>Hello <em>you</em>, 2 of them.</p><p>Hello <em>them</em>, 2 of them.</p>',
    );
  });

  test('what a page is not handed it hands on to nobody', async () => {
    const article = await compileAmongFiles(
      "import Greeting from './parts/_greeting.mdx';\n\n<Greeting {...props} />\n",
    );
    expect(article.html).toBe('<p>Hello <em></em>,  of them.</p>');
  });

  test('an address without the ending of a file stays one from the page, unless that file lies beside', async () => {
    const article = await compileAmongFiles("import Ways from './parts/_ways.mdx';\n\n<Ways />\n");
    expect(article.links.map(({ target }) => target)).toEqual([
      './far/away',
      'parts/_steps',
      '../sub#x',
      'parts/a.png',
    ]);
  });

  test('a Markdown file among words is words where it is one paragraph, and stands between them where it is more', async () => {
    const imports = "import Greeting from './parts/_greeting.mdx';\nimport Steps from './parts/_steps.mdx';\n\n";
    const words = await compileAmongFiles(`${imports}She said *<Greeting name="you" count={1} />* twice.\n`);
    expect(words.diagnostics).toEqual([]);
    expect(words.html).toBe('<p>She said <em>Hello <em>you</em>, 1 of them.</em> twice.</p>');
    const blocks = await compileAmongFiles(`${imports}Before <Steps /> after.\n`);
    expect(blocks.diagnostics).toEqual([]);
    expect(blocks.html).toMatch(
      /^<p>Before<\/p>\n<p>First see [^]*<\/p>\n<div class="tabs">[^]*<\/div>\n<p>after\.<\/p>$/,
    );
  });

  test('values that a module exports are those of their names, whether or not its file is named with its ending', async () => {
    const text = `import letters, { tool, urls as all } from './versions';
import { tool as same } from '@site/docs/versions.js';
import { now } from './run';

Of {tool} {same} {all.next.home} {letters} {now}

<CodeBlock language="bash">{\`echo \${tool}\`}</CodeBlock>
`;
    const article = await compileAmongFiles(text);
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toMatch(/^<p>Of 1\.2 1\.2 \/v1\.2 ab 1<\/p>[^]*echo [^]*1\.2/);
  });

  test('what a module runs, lacks or is not found in stays code', async () => {
    const refused = async (line: string, use: string): Promise<string[]> =>
      (await compileAmongFiles(`${line}\n\n${use}\n`)).diagnostics.map(({ rule, line: at }) => `${rule} ${at}`);
    expect(await refused("import { later } from './run';", '{later}')).toEqual(['markdown/import 1']);
    expect(await refused("import { run } from './run.ts';", '{run}')).toEqual(['markdown/import 1']);
    expect(await refused("import { none } from './versions.js';", '{none}')).toEqual(['markdown/import 1']);
    expect(await refused("import * as all from './versions.js';", '{all.tool}')).toEqual(['markdown/import 1']);
    expect(await refused("import Card from '@site/docs/card';", '<Card />')).toEqual(['markdown/import 1']);
    expect(await refused("import { a } from './nowhere';", '{a}')).toEqual(['markdown/import 1']);
    expect(await refused("import { a } from 'package';", '{a}')).toEqual(['markdown/import 1']);
  });

  test('ids of a file that is put in twice are one mistake, where it is put in again', async () => {
    const article = await compileAmongFiles("import Ids from './parts/_ids.mdx';\n\n<Ids />\n\n<Ids />\n");
    expect(article.diagnostics.map(({ rule, line, message }) => [rule, line, message])).toEqual([
      ['markdown/duplicate-id', 5, 'There are two headings with the id "one".'],
    ]);
  });

  test('addresses of imports are read as JavaScript reads them', async () => {
    const article = await compileAmongFiles("import Steps from './parts/\\_steps.mdx';\n\n<Steps />\n");
    expect(article.diagnostics).toEqual([]);
  });

  test('what a file that is put in names is found from there', async () => {
    const article = await compileAmongFiles(
      "import Pictures from './parts/_pictures.mdx';\n\n<Pictures to='/there' />\n",
    );
    expect(article.diagnostics).toEqual([]);
    expect(article.images.map(({ source }) => source)).toEqual(['parts/logo.svg', 'parts/b.png']);
    expect(article.links.map(({ target }) => target)).toEqual(['a.md', '/there']);
    expect(article.html).toContain('>/there</a>');
  });

  test('values of a JSON file and the text of a plain one are shown', async () => {
    const text = `import tool from './tool.json';
import notes from './notes.txt';

{tool.version}, <Link to={tool.links.home}>home</Link>, {tool.list[1]}{tool.missing} {notes}
`;
    const article = await compileAmongFiles(text);
    expect(article.diagnostics).toEqual([]);
    expect(article.html.replace(/<[^>]*>/g, '')).toBe('1.2, home, b Noted.\n');
    expect(article.links.map(({ target }) => target)).toEqual(['/start']);
    expect((await compileAmongFiles("import t from './broken.json';\n\n{t.a}")).diagnostics).toMatchObject([
      { rule: 'markdown/include', line: 3 },
    ]);
  });

  test('files that put each other in say so once for each tag', async () => {
    const { diagnostics } = await compileAmongFiles("import One from './parts/_one.mdx';\n\n<One />\n");
    expect(new Set(diagnostics.map(({ message }) => message))).toEqual(
      new Set(['The file "./_one.mdx" cannot be put in: it includes docs/parts/_two.mdx, which includes it.']),
    );
  });

  test('files that multiply are read until they are too much, which is told once', async () => {
    const { diagnostics } = await compileAmongFiles("import Many from './parts/_many0.mdx';\n\n<Many />\n");
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'docs/page.mdx puts in more than 500 files, or 2 MB of text.',
    ]);
  });

  test('a file that is nested too deeply is told of where it is put in', async () => {
    const article = await compileAmongFiles("import Deep from './parts/_deep.md';\n\n<Deep />\n");
    expect(article.diagnostics).toMatchObject([{ rule: 'markdown/too-deep', file: 'docs/parts/_deep.md', line: 1 }]);
  });

  test('files that are too deep only in each other are told of as well', async () => {
    const nested = (level: number) =>
      compileAmongFiles(`import Level from './parts/_level${level}.mdx';\n\n<Level />\n`);
    expect((await nested(2)).diagnostics).toEqual([]);
    expect((await nested(0)).diagnostics).toMatchObject([{ rule: 'markdown/too-deep', file: 'docs/page.mdx' }]);
  });

  test('a page may put in 500 files', async () => {
    const times = (count: number) =>
      compileAmongFiles(`import Words from './parts/_many9.mdx';\n\n${'<Words />\n\n'.repeat(count)}`);
    expect((await times(500)).diagnostics).toEqual([]);
    expect((await times(501)).diagnostics).toMatchObject([{ rule: 'markdown/include', line: 1003 }]);
  });

  test('words of code are those of the language of the page', async () => {
    const text = '<Translate id="greet" values={{name: "Ada"}}>Hello</Translate>, <Translate>As written</Translate>.';
    const german = { ...settings, translations: 'i18n/de/code.json' };
    const inGerman = await compileDocument(parseDocument(text, 'i18n/de/docs/page.mdx', []), german, readInclude);
    expect(inGerman.diagnostics).toEqual([]);
    expect(inGerman.html).toBe('<p>Hallo Ada, Wie gesagt.</p>');
    expect((await compileAmongFiles(text)).html).toBe('<p>Hello, As written.</p>');
  });

  test.each([
    ["import A from './missing.mdx';\n\n<A />", 'markdown/include', 3],
    ["import A from './parts/_loop.mdx';\n\n<A />", 'markdown/include', 3],
    ["import A from './page.mdx';\n\n<A />", 'markdown/include', 3],
    ["import A from './parts/_two.mdx';\n\n<A />", 'markdown/include', 3],
    ["import A from './component';\n\n<A />", 'markdown/import', 1],
    ['export const a = run();', 'markdown/export', 1],
  ])('%j is %s', async (text, rule, line) => {
    const { diagnostics } = await compileAmongFiles(text);
    expect(diagnostics.map((found) => found.rule)).toContain(rule);
    expect(diagnostics.find((found) => found.rule === rule)?.line).toBe(line);
  });
});
