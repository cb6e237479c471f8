import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { splitFrontMatter } from '../../read/front-matter';
import { walk } from '../../read/walk';
import { SLOT, type CompiledArticle, type SlotKind } from '../article';
import { compileDocument, type CompileSettings } from '../compile';
import { finishTwin } from './finish';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SETTINGS: CompileSettings = {
  toc: { min: 2, max: 3 },
  versionVariables: ['IG_TAG', 'IG_BRANCH', 'IG_CHART', 'IG_KREW'],
  readerVariables: ['NAMESPACE', 'POD', 'CONTAINER', 'NODE'],
};

const compile = (body: string, file = 'twin.md'): Promise<CompiledArticle> =>
  compileDocument({ file, body, frontMatter: { title: 'T' }, language: 'en' } as never, SETTINGS);

/** The twin with every slot as it was written. */
function written(article: CompiledArticle): string {
  const names = [...SETTINGS.versionVariables, ...SETTINGS.readerVariables];
  return finishTwin(article, {
    link: (target) => target,
    image: (source) => source,
    component: ({ name }) => `{/* ${name} */}`,
    since: () => '',
    variables: Object.fromEntries(names.map((name) => [name, `%${name}%`])),
  });
}

/** Words of the interface, which a twin has no use for: names of kinds, and the labels that choose a tab. */
const KINDS = new Set<string>([
  en.text.note,
  en.text.tip,
  en.text.info,
  en.text.important,
  en.text.warning,
  en.text.danger,
  en.text.caution,
  en.text.success,
  en.text.secondary,
  en.text.error,
]);
const LEFT_OUT = ['tabs__list', 'heading-anchor', 'code-block__actions', 'steps__picture'];

/** What a reader sees of an article's HTML, pictures apart. */
function visibleText({ html, variables }: CompiledArticle): string {
  const filled = html.replace(SLOT, (_, kind: SlotKind, index: string) =>
    kind === 'V' ? `%${variables[Number(index)] ?? ''}%` : '',
  );
  const textOf = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    const text = node.children.map(textOf).join('');
    if (node.type !== 'element') return text;
    const classes = Array.isArray(node.properties['className']) ? node.properties['className'] : [];
    if (node.tagName === 'svg' || node.tagName === 'button' || LEFT_OUT.some((name) => classes.includes(name)))
      return '';
    if (classes.includes('admonition__title') && KINDS.has(text.trim())) return '';
    return ['p', 'li', 'td', 'th', 'dt', 'dd', 'div', 'pre', 'summary', 'br', 'h2', 'h3'].includes(node.tagName)
      ? ` ${text} `
      : text;
  };
  return textOf(fromHtml(filled, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
}

const pages = walk(path.join(ROOT, 'content'), (file) => /^(?:docs|blog)\/.*\.mdx?$/.test(file));

test.each(pages)('the twin of %s is built to the same text, headings, code and links', async (file) => {
  const { body } = splitFrontMatter(readFileSync(path.join(ROOT, 'content', file), 'utf8'));
  const article = await compile(body, file);
  const text = written(article);
  const again = await compile(text);
  expect(again.diagnostics).toEqual([]);
  expect(visibleText(again)).toBe(visibleText(article));
  expect(again.toc.map(({ id, text: heading }) => [id, heading])).toEqual(
    article.toc.map(({ id, text: heading }) => [id, heading]),
  );
  expect(again.links.map(({ target }) => target)).toEqual(article.links.map(({ target }) => target));
  expect(again.images.map(({ source, alt }) => [source, alt])).toEqual(
    article.images.map(({ source, alt }) => [source, alt]),
  );
  expect(again.snippets.map((one) => one.text)).toEqual(article.snippets.map((one) => one.text));
  expect(again.components).toEqual([]);
  expect(again.html).not.toMatch(/class="(?:tabs|steps|terminals|embed)\b|<details/);
  expect(text).not.toContain('\uE000');
});

describe('constructs', () => {
  test.each([
    [
      'tabs stand below each other',
      '<Tabs groupId="os">\n<TabItem value="a" label="Linux">\n\nText *a*.\n\n</TabItem>\n<TabItem value="b">\n\n```bash\nls\n```\n\n</TabItem>\n</Tabs>',
      '**Linux**\n\nText _a_.\n\n**b**\n\n```bash\nls\n```',
    ],
    [
      'labels of tabs may stand in a list',
      '<Tabs values={[{ label: "Linux", value: "a" }]}>\n<TabItem value="a">\n\nText.\n\n</TabItem>\n</Tabs>',
      '**Linux**\n\nText.',
    ],
    ['boxed remarks are alerts', ':::info\n\nOne.\n\n- a\n\n:::', '> [!IMPORTANT]\n> One.\n>\n> - a'],
    ['with their titles', ':::danger[Stop *it*]\n\nOne.\n\n:::', '> [!CAUTION]\n> **Stop _it_**\n>\n> One.'],
    ['what folds is open', '<Details summary="More">\n\nInner.\n\n</Details>', '**More**\n\nInner.'],
    [
      'also in tags',
      '<details><summary>More <kbd>x</kbd></summary>\n\nInner.\n\n</details>',
      '**More <kbd>x</kbd>**\n\nInner.',
    ],
    [
      'fences keep language and title',
      '```yaml title="a.yaml" {2} showLineNumbers\na: 1\n# highlight-next-line\nb: 2\n```',
      '```yaml title="a.yaml"\na: 1\nb: 2\n```',
    ],
    ['diagrams are their text', '```mermaid\nflowchart TD\n  A --> B\n```', '```mermaid\nflowchart TD\n  A --> B\n```'],
    [
      'references are links',
      '[a][x] ![p][x]\n\n[x]: https://example.org "T"',
      '[a](https://example.org "T") ![p](https://example.org "T")',
    ],
    [
      'tables keep bars and line ends',
      '| a | b |\n|---|---|\n| `x\\|y` | 1<br/>2 |',
      '| a | b |\n| - | - |\n| `x\\|y` | 1<br>2 |',
    ],
    ['codes keep spaces at their ends', 'A `  a  ` and ` b`.', 'A `  a  ` and ` b`.'],
    ['what would begin a list is escaped', '\\- a\n\n1\\) b', '\\- a\n\n1\\) b'],
    ['signs are escaped', 'A \\*b\\* `c` \\_d\\_ e\\_f 1 \\< 2', 'A \\*b\\* `c` \\_d\\_ e_f 1 < 2'],
    ['variables stay in text and code', 'Tag %IG_TAG% and `%POD%`.', 'Tag %IG_TAG% and `%POD%`.'],
    ['ids that were given stay', '## A b {#own_id}\n\n[x](#own_id)', '## A b {#own_id}\n\n[x](#own_id)'],
    [
      'tables in tags are tables',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><code>2</code></td></tr></table>',
      '| a | b |\n| - | - |\n| 1 | `2` |',
    ],
    [
      'line ends of tags are no text',
      '<p>\n  One <br> two\n</p>\n\n<ul>\n<li>a\n<li> b\n</ul>',
      'One\\\ntwo\n\n- a\n- b',
    ],
    ['neither in what is set off', '<dl>\n<dt>Term\n<dd>\nMeaning\n</dl>', '**Term**\n\nMeaning'],
    ['a video is a link to its file', '<video><source src="a.mp4" /></video>', '[a.mp4](a.mp4)'],
    [
      'in a cell, too, with its title',
      '<table><tr><th>a</th></tr><tr><td>See <video src="a.mp4" title="How it runs"></video></td></tr></table>',
      '| a |\n| - |\n| See [How it runs](a.mp4) |',
    ],
    ['code in tags is one line', 'A <code>b <em>c</em> d</code>.', 'A `b c d`.'],
    [
      'with their heads first',
      '<table><thead><tr><th>a</th></tr></thead><tr><td>1</td></tr><tfoot><tr><td>2</td></tr></tfoot></table>',
      '| a |\n| - |\n| 1 |\n| 2 |',
    ],
    ['a table stands apart', '<a href="x">a</a>\n<table><tr><td>1</td></tr></table>', '[a](x)\n\n| 1 |\n| - |'],
    ['generated parts are asked for', '<GadgetFields name="x" />', '{/* GadgetFields */}'],
  ])('%s', async (_, markdown, expected) => expect(written(await compile(markdown, 'a.mdx'))).toBe(expected));
});

test('bars that have a backslash already need none', async () => {
  const table = String.raw`<table><tr><th>a</th></tr><tr><td><code>grep 'a\|b' | c \\| d</code></td></tr></table>`;
  const cell = '`' + String.raw`grep 'a\|b' \| c \\\| d` + '`';
  expect(written(await compile(table, 'a.md'))).toBe(`| a |\n| - |\n| ${cell} |`);
});

test('a name of a row says the version that it came with', async () => {
  const article = await compile('| Key | Flags | Meaning |\n|---|---|---|\n| `a.b` | `-b`, `--bb` | see `c` |');
  const since = (name: string): string => (name === '--bb' ? ' (Since v2)' : '');
  const fillers = { link: () => '', image: () => '', component: () => '', variables: {} };
  expect(finishTwin(article, { ...fillers, since })).toContain('| `a.b` | `-b`, `--bb` (Since v2) | see `c` |');
});
