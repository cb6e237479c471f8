import { expect, test } from 'vitest';
import { compile } from './test-compile';

test('lines of a terminal are marked as those of any listing, and comments that mark them go', async () => {
  const marked = await compile('```bash {2}\none\ntwo\n```\n');
  expect(marked.html).toContain('<span class="line is-command is-highlighted"><span class="tk-f">two</span>');
  const commented = await compile('```bash\n# highlight-next-line\none\ntwo\n```\n');
  expect(commented.html).toContain('<span class="line is-command is-highlighted"><span class="tk-f">one</span>');
  expect(commented.html).not.toContain('highlight-next');
});

test('a comment behind an item of tabs is nothing', async () => {
  const item = (name: string): string => `<TabItem value="${name}" label="${name}">Text</TabItem>`;
  const { diagnostics } = await compile(`<Tabs>\n${item('a')}{/* c */}\n${item('b')}\n</Tabs>\n`, 'x.mdx');
  expect(diagnostics).toEqual([]);
});

test('a value in the title of an admonition is words of it', async () => {
  const { html } = await compile("export const v = 'V1';\n\n:::note[Ti {v}]\n\nBody\n\n:::\n", 'x.mdx');
  expect(html).toContain('<span>Ti V1</span></p>');
});

test('a component of a type that there is not is a note called by its name', async () => {
  const { html } = await compile('<Admonition type="row">\n\nx\n\n</Admonition>\n', 'x.mdx');
  expect(html).toMatch(/<\/svg>row<\/p>/);
});

test.each(['{ a }', '{\n  a,\n  B,\n}', 'a, {\n  B,\n}'])(
  'an import of %j may stand right above an export',
  async (names) => {
    const text = `import ${names} from '@docusaurus/Translate';\nexport const p = 'x';\n\nText {p}\n`;
    for (const file of ['x.md', 'x.mdx']) {
      const { html, diagnostics } = await compile(text, file);
      expect({ html, diagnostics }).toEqual({ html: '<p>Text x</p>', diagnostics: [] });
    }
  },
);

test.each(['./Mermaid', '../Mermaid', '@site/src/Mermaid/index.tsx', '@site/src/theme/Mermaid'])(
  'a component of the site from %s draws diagrams',
  async (file) => {
    const text = `import Mermaid from '${file}';\n\n<Mermaid value={\`graph TD; A-->B\`} />\n`;
    const { html, diagnostics } = await compile(text, 'x.mdx');
    expect(diagnostics).toEqual([]);
    expect(html).toContain('<svg');
  },
);

test.each(['sequenceDiagram\n  %\n  % a comment\n  A->>B: x', 'flowchart LR\n  A-->| |B[x]\n  B-->|y|C'])(
  'the diagram %j is drawn',
  async (diagram) => {
    const { html, diagnostics } = await compile(`\`\`\`mermaid\n${diagram}\n\`\`\`\n`);
    expect(diagnostics).toEqual([]);
    expect(html).toContain('<svg');
  },
);

test('bars of progress are shown', async () => {
  const { html, diagnostics } = await compile('<progress value={1} max={2}/> and <meter value={1}/>\n', 'x.mdx');
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<p><progress value="1" max="2"></progress> and <meter value="1"></meter></p>');
});

test('an element of running text around paragraphs stands in each of them', async () => {
  const text = '<b id="x">\n\nOne [a](a.md).\n\nTwo.\n\n- three\n\n</b>\n\n<b>\n\nAlone.\n\n</b>\n';
  const { html, links, ids, diagnostics } = await compile(text, 'x.mdx');
  expect(diagnostics).toEqual([]);
  expect(html.replace(/\n/g, '')).toMatch(
    /^<p><b id="x">One <a [^>]*>a<\/a>\.<\/b><\/p><p><b>Two\.<\/b><\/p><ul><li>three<\/li><\/ul><b>Alone\.<\/b>$/,
  );
  expect([links.length, ids]).toEqual([1, ['x']]);
});

test('tags in code are code in lines of elements, too', async () => {
  const cells = ['`<Note>a</Note>`, `<Tip>` **b**', '```<Code>{`${c}`}</Code>```', '<p>`<br>` ` <b>c</b></p>'];
  const rows = cells.map((cell) => `  <tr>\n    <td>${cell}</td>\n  </tr>\n`).join('');
  const { html, diagnostics } = await compile(`<table>\n${rows}</table>\n`, 'x.mdx');
  expect(diagnostics).toEqual([]);
  expect([...html.matchAll(/<td>([^]*?)<\/td>/g)].map(([, cell]) => cell)).toEqual([
    '<code>&lt;Note>a&lt;/Note></code>, <code>&lt;Tip></code> <strong>b</strong>',
    '<code>&lt;Code>{`${c}`}&lt;/Code></code>',
    '\n<p><code>&lt;br></code> ` <b>c</b></p>\n',
  ]);
});

test('what stands behind a backslash is a character in lines of elements, too', async () => {
  const cells = ['a\\_b \\{c\\} \\<d\\> &amp;', '<code>\\_\\_e\\_\\_</code> \\* C:\\f', '\n    \\_g\\_\n  '];
  const text = `<table>\n  <tr>\n    ${cells.map((cell) => `<td>${cell}</td>`).join('\n    ')}\n  </tr>\n</table>\n`;
  const { html, diagnostics } = await compile(text, 'x.mdx');
  expect(diagnostics).toEqual([]);
  expect([...html.matchAll(/<td>\s*([^]*?)\s*<\/td>/g)].map(([, cell]) => cell)).toEqual([
    'a_b {c} &lt;d> &amp;',
    '<code>__e__</code> * C:\\f',
    '<p>_g_</p>',
  ]);
});
