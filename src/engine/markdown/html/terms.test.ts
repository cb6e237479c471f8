import { expect, test } from 'vitest';
import { compileDocument } from '../compile';
import { SLOT } from '../article';
import type { SourceDocument } from '../../read/documents';

const TERMS = [
  { name: 'BTF', forms: ['BTF'] },
  { name: 'operator', forms: ['operator'] },
  { name: 'mount namespace', forms: ['mount namespace', 'mntns'] },
  { name: 'namespace', forms: ['namespace'] },
];

/** The text as HTML, with the names of terms instead of their addresses. */
async function marked(body: string, terms = TERMS): Promise<string> {
  const document = { file: 'a.md', frontMatter: {}, body } as unknown as SourceDocument;
  const { html, links } = await compileDocument(document, {
    versionVariables: [],
    readerVariables: [],
    terms,
  });
  return html.replace(SLOT, (_, __, index: string) => links[Number(index)]?.target ?? '');
}

const link = (name: string, word = name): string =>
  `<a class="term" href="glossary:${encodeURIComponent(name)}">${word}</a>`;

test.each([
  ['A kernel with BTF. BTF again.', `<p>A kernel with ${link('BTF')}. BTF again.</p>`],
  ['Operators act, an operator too.', `<p>${link('operator', 'Operators')} act, an operator too.</p>`],
  ['Its mount namespace.', `<p>Its ${link('mount namespace')}.</p>`],
  ['mntns and namespaces.', `<p>${link('mount namespace', 'mntns')} and ${link('namespace', 'namespaces')}.</p>`],
  ['**BTF** in bold.', `<p><strong>${link('BTF')}</strong> in bold.</p>`],
])('the first use of each term: %s', async (body, html) => expect(await marked(body)).toBe(html));

test.each([
  'Lower btf, BTFHub, non-BTF, x/BTF and BTF_KIND.',
  '`BTF` in code.',
  '[BTF](https://example.org) in a link.',
  '```\nBTF\n```',
  '## BTF',
  '| BTF |\n| - |\n| x |',
])('not in other words, code, links, headings and heads: %s', async (body) =>
  expect(await marked(body)).not.toContain('class="term"'),
);

test('of terms that begin alike the longer one is meant', async () => {
  const terms = ['gadget', 'gadget image'].map((name) => ({ name, forms: [name] }));
  expect(await marked('A gadget image contains a gadget.', terms)).toBe(
    `<p>A ${link('gadget image')} contains a ${link('gadget')}.</p>`,
  );
});

test.each(['.NET', 'C++', '(e)BPF', '^up', '😀 face', 'élan', '$HOME'])(
  'a term may begin and end with signs: %s',
  async (name) => {
    expect(await marked(`See ${name.replace('+', String.raw`\+`)} here.`, [{ name, forms: [name] }])).toContain(
      'class="term"',
    );
  },
);

test('no more than eight on a page', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `term${String.fromCharCode(97 + index)}`);
  const html = await marked(
    names.join(' '),
    names.map((name) => ({ name, forms: [name] })),
  );
  expect(html.match(/class="term"/g)).toHaveLength(8);
});

test('at most two terms are linked on a page with generated lists', async () => {
  const html = await marked('BTF, an operator and a namespace.\n\n<GadgetFields name="x" />');
  expect(html.match(/class="term"/g)).toHaveLength(2);
});

test('a site without a glossary has no terms', async () =>
  expect(await marked('A kernel with BTF.', [])).toBe('<p>A kernel with BTF.</p>'));
