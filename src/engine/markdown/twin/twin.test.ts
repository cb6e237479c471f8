import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { splitFrontMatter } from '../../read/documents';
import { walk } from '../../read/walk';
import { SLOT, type Article, type SlotKind } from '../article';
import { compileDocument, type CompileSettings } from '../compile';
import { finishTwin } from '../finish';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SETTINGS: CompileSettings = {
  versionVariables: ['IG_TAG', 'IG_BRANCH', 'IG_CHART', 'IG_KREW'],
  readerVariables: ['NAMESPACE', 'POD', 'CONTAINER', 'NODE'],
};

const compile = (body: string, file = 'twin.md'): Promise<Article> =>
  compileDocument({ file, body, frontMatter: { title: 'T' }, language: 'en' } as never, SETTINGS);

/** The twin with every slot as it was written. */
function written(article: Article): string {
  const names = [...SETTINGS.versionVariables, ...SETTINGS.readerVariables];
  return finishTwin(article.twin, {
    link: (target) => target,
    image: (source) => source,
    component: ({ name }) => `<!-- ${name} -->`,
    since: () => '',
    variables: Object.fromEntries(names.map((name) => [name, `%${name}%`])),
  });
}

/** Words of the interface, which a twin has no use for: names of kinds, and the labels that choose a tab. */
const KINDS = new Set<string>([
  en.text.note,
  en.text.tip,
  en.text.info,
  en.text.warning,
  en.text.danger,
  en.text.caution,
]);
const LEFT_OUT = ['tabs__list', 'heading-anchor', 'code-block__actions', 'steps__picture'];

/** What a reader sees of an article's HTML, pictures apart. */
function visibleText({ html, variables }: Article): string {
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

/** Every third page: each takes two compilations. */
const pages = walk(path.join(ROOT, 'content'), (file) => /^(?:docs|blog)\/.*\.md$/.test(file)).filter(
  (_, at) => at % 3 === 0,
);

test.each(pages)('the twin of %s is built to the same text, headings, code and links', async (file) => {
  const { body } = splitFrontMatter(readFileSync(path.join(ROOT, 'content', file), 'utf8'));
  const article = await compile(body, file);
  const text = written(article);
  const again = await compile(text);
  // Boxed remarks are alerts for other programs; pages of this site have their own form.
  expect(again.diagnostics.filter(({ rule }) => rule !== 'markdown/foreign')).toEqual([]);
  expect(visibleText(again).replace(/\[!\w+\] /g, '')).toBe(visibleText(article));
  // A page that folds its sections lists only these.
  const listed = again.toc.filter(({ level }) => article.toc.some((entry) => entry.level === level));
  expect(listed.map(({ id, text: heading }) => [id, heading])).toEqual(
    article.toc.map(({ id, text: heading }) => [id, heading]),
  );
  expect(again.links.map(({ target }) => target)).toEqual(article.links.map(({ target }) => target));
  expect(again.images.map(({ source, alt }) => [source, alt])).toEqual(
    article.images.map(({ source, alt }) => [source, alt]),
  );
  expect(again.snippets.map((one) => one.text)).toEqual(article.snippets.map((one) => one.text));
  expect(again.components).toEqual([]);
  expect(again.html).not.toMatch(/class="(?:tabs|steps|terminals)\b/);
  expect(text).not.toContain('\uE000');
});

describe('constructs', () => {
  test.each([
    [
      'tabs stand below each other',
      '<Tabs groupId="os">\n<TabItem value="a" label="Linux">\n\nText *a*.\n\n</TabItem>\n<TabItem value="b">\n\n```bash\nls\n```\n\n</TabItem>\n</Tabs>',
      '**Linux**\n\nText _a_.\n\n**b**\n\n```bash\nls\n```',
    ],
    ['boxed remarks are alerts', ':::info\n\nOne.\n\n- a\n\n:::', '> [!IMPORTANT]\n> One.\n>\n> - a'],
    ['with their titles', ':::danger[Stop *it*]\n\nOne.\n\n:::', '> [!CAUTION]\n> **Stop _it_**\n>\n> One.'],
    [
      'fences keep language and title',
      '```yaml title="a.yaml" {2} showLineNumbers\na: 1\nb: 2\n```',
      '```yaml title="a.yaml"\na: 1\nb: 2\n```',
    ],
    ['diagrams are their text', '```mermaid\nflowchart TD\n  A --> B\n```', '```mermaid\nflowchart TD\n  A --> B\n```'],
    [
      'references are links',
      '[a][x] ![p][x]\n\n[x]: https://example.org "T"',
      '[a](https://example.org "T") ![p](https://example.org "T")',
    ],
    ['tables keep bars', '| a | b |\n|---|---|\n| `x\\|y` | 1 \\| 2 |', '| a | b |\n| - | - |\n| `x\\|y` | 1 \\| 2 |'],
    ['codes keep spaces at their ends', 'A `  a  ` and ` b`.', 'A `  a  ` and ` b`.'],
    ['what would begin a list is escaped', '\\- a\n\n1\\) b', '\\- a\n\n1\\) b'],
    ['signs are escaped', 'A \\*b\\* `c` \\_d\\_ e\\_f 1 \\< 2', 'A \\*b\\* `c` \\_d\\_ e_f 1 < 2'],
    ['variables stay in text and code', 'Tag %IG_TAG% and `%POD%`.', 'Tag %IG_TAG% and `%POD%`.'],
    ['ids that were given stay', '## A b {#own_id}\n\n[x](#own_id)', '## A b {#own_id}\n\n[x](#own_id)'],
    ['generated parts are asked for', '<GadgetFields name="x" />', '<!-- GadgetFields -->'],
  ])('%s', async (_, markdown, expected) => expect(written(await compile(markdown))).toBe(expected));
});

test('a name of a row says the version that it came with', async () => {
  const article = await compile('| Key | Flags | Meaning |\n|---|---|---|\n| `a.b` | `-b`, `--bb` | see `c` |');
  const since = (name: string): string => (name === '--bb' ? ' (Since v2)' : '');
  const fillers = { link: () => '', image: () => '', component: () => '', variables: {} };
  expect(finishTwin(article.twin, { ...fillers, since })).toContain('| `a.b` | `-b`, `--bb` (Since v2) | see `c` |');
});
