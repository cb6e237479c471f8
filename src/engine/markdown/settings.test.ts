import { describe, expect, test } from 'vitest';
import { en } from '../../shared/strings/en';
import { compile } from './test-compile';

test('formulas become MathML where the site wants them, and stay text where not', async () => {
  const text = 'Cost $a^2$ and\n\n$$\n\\frac{1}{2}\n$$\n';
  const article = await compile(text, 'x.md', { math: true });
  expect(article.diagnostics).toEqual([]);
  expect(article.html).toMatch(/<math [^>]*>[\s\S]*<msup>[\s\S]*<mfrac>/);
  expect(article.html).not.toContain('style=');
  expect((await compile(text)).html).toContain('$a^2$');
  const wrong = await compile('$\\frac{$', 'x.md', { math: true });
  expect(wrong.diagnostics.map((found) => found.rule)).toEqual(['markdown/math']);
});

test('a frame is a link until it is asked for, and an error where its host is not allowed', async () => {
  const text = '<iframe src="https://www.youtube.com/embed/abc" title="A talk" width="560"></iframe>';
  const refused = await compile(text);
  expect(refused.diagnostics.map((found) => found.rule)).toEqual(['markdown/embed']);
  const article = await compile(text, 'x.md', { embeds: ['*.youtube.com'] });
  expect(article.diagnostics).toEqual([]);
  expect(article.html).not.toContain('<iframe');
  expect(article.html).toContain('data-embed="https://www.youtube.com/embed/abc"');
  expect(article.links.map((link) => link.target)).toEqual(['https://www.youtube.com/watch?v=abc']);
});

test.each([
  ['$x$', '<p><span class="math"><math', false],
  ['$$\nx\n$$', '<span class="math math--display" data-region="Formula {number}"><math', true],
  [`$${'x+'.repeat(10)}$`, '<p><span class="math"><math', false],
  [`$${'x+'.repeat(10)}y$`, '<p><span class="math math--long" data-region="Formula {number}"><math', false],
  [`$\\frac{x+1}{2}$`, '<p><span class="math"><math', false],
  ['Words $$x$$.', '<p>Words <span class="math"><math', false],
])('the formula of %j begins as %j', async (text, start, isBlock) => {
  const { html } = await compile(text, 'x.md', { math: true });
  expect(html.startsWith(start)).toBe(true);
  expect(html.includes('display="block"')).toBe(isBlock);
});

test.each([
  ['https://player.example.org/v/1', 'https://player.example.org/v/1', 'player.example.org'],
  ['http://player.example.org/v', 'http://player.example.org/v', 'player.example.org'],
  ['//player.example.org/v?a#b', 'https://player.example.org/v?a#b', 'player.example.org'],
  ['//player.example.org:80/v', 'https://player.example.org:80/v', 'player.example.org'],
  ['https://www.youtube.com/embed/a-b_1?start=3', 'https://www.youtube.com/watch?v=a-b_1', 'www.youtube.com'],
  ['https://youtube.com/embed/abc', 'https://www.youtube.com/watch?v=abc', 'youtube.com'],
  ['//www.youtube-nocookie.com/embed/abc', 'https://www.youtube.com/watch?v=abc', 'www.youtube-nocookie.com'],
  ['https://www.youtube.com/playlist?list=x', 'https://www.youtube.com/playlist?list=x', 'www.youtube.com'],
  ['https://notyoutube.com/embed/abc', 'https://notyoutube.com/embed/abc', 'notyoutube.com'],
])('the frame of %s leads to %s, of %s', async (source, target, host) => {
  const article = await compile(`<iframe src="${source}" title="T"></iframe>`, 'x.md', { embeds: ['*'] });
  expect(article.links.map((link) => link.target)).toEqual([target]);
  expect(article.html).toContain(`<span class="embed__host">${host}</span>`);
  expect(article.html).toContain(`data-embed="${source}"`);
});

test.each([
  '<video><source src="./own.mp4" type="video/mp4" /></video>',
  '<video>\n  <source src="./own.mp4">\n  Your browser shows no videos.\n</video>',
  '<audio><source src="./own.mp4"><source src="./other.mp4"></audio>',
])('%j plays its first source', async (text) => {
  const { diagnostics, links } = await compile(text);
  expect(diagnostics).toEqual([]);
  expect(links.map(({ target }) => target)).toEqual(['./own.mp4']);
});

test.each([
  ['https://youtube.com.example.org/embed/abc', false],
  ['https://notyoutube.com/embed/abc', false],
  ['https://youtube.com/embed/abc', false],
  ['https://m.youtube.com/embed/abc', true],
  ['//m.youtube.com/embed/abc', true],
  ['https://m.youtube.com:443/embed/abc', true],
])('a frame of %s is allowed where the hosts below youtube.com are: %s', async (source, expected) => {
  const { diagnostics } = await compile(`<iframe src="${source}"></iframe>`, 'x.md', { embeds: ['*.youtube.com'] });
  expect(diagnostics.length === 0).toBe(expected);
});

describe('kinds of admonitions that a site declares', () => {
  const admonitions = { security: { like: 'danger', title: 'Security' }, Prerequisite: { like: 'info' } } as const;

  test.each([
    [':::security\n\nText.\n\n:::', 'danger', 'Security'],
    [':::security[Of *keys*]\n\nText.\n\n:::', 'danger', 'Of <em>keys</em>'],
    [':::prerequisite\n\nText.\n\n:::', 'info', 'Prerequisite'],
    ['<Admonition type="security">\n\nText.\n\n</Admonition>', 'danger', 'Security'],
    ['<Admonition type="security" title="Mine">\n\nText.\n\n</Admonition>', 'danger', 'Mine'],
  ])('%j looks like %s and is called %s', async (text, kind, title) => {
    const article = await compile(text, 'x.md', { admonitions });
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toContain(`class="admonition admonition--${kind}"`);
    expect(article.html).toMatch(new RegExp(`</svg>(?:<span>)?${title}(?:</span>)?</p>`));
    expect(JSON.stringify(article.twin)).toContain('Text.');
  });

  test.each([
    ['success', 'tip', 'Success'],
    ['secondary', 'note', 'Secondary'],
    ['important', 'info', 'Important'],
    ['error', 'danger', 'Error'],
  ])('":::%s" looks like %s and is called by its own word', async (name, kind, ...titles) => {
    for (const [index, { text: strings }] of [en].entries()) {
      for (const text of [`:::${name}\n\nx\n\n:::`, `<Admonition type="${name}">\n\nx\n\n</Admonition>`]) {
        const { html, diagnostics } = await compile(text, 'x.md', { strings });
        expect(diagnostics).toEqual([]);
        expect(html).toContain(`class="admonition admonition--${kind}"`);
        expect(html).toContain(`</svg>${titles[index]}</p>`);
      }
    }
  });

  test.each([
    [
      ':::securty\n\nText.\n\n:::',
      'There is no admonition ":::securty", so it is shown as a note.',
      'Did you mean ":::security"?',
    ],
    [
      '<Admonition type="dnager">\n\nx\n\n</Admonition>',
      '<Admonition> has no type "dnager", so it is shown as a note.',
      'Did you mean type="danger"?',
    ],
    [
      ':::xyzzy\n\nText.\n\n:::',
      'There is no admonition ":::xyzzy", so it is shown as a note.',
      'Kinds: note, tip, info, warning, danger, caution, security, prerequisite; others are declared in "admonitions" of site.config.ts.',
    ],
  ])('%j is a warning', async (text, message, hint) => {
    const { diagnostics } = await compile(text, 'x.md', { admonitions });
    expect(diagnostics).toMatchObject([{ rule: 'markdown/unknown-admonition', severity: 'warning', message, hint }]);
  });

  test('a kind that there is not keeps its words, and its name where it has no title', async () => {
    const shown = async (text: string): Promise<string> => (await compile(text)).html.replace(/<[^>]*>|\s/g, '');
    expect(await shown(':::row\n\nText.\n\n:::')).toBe('rowText.');
    expect(await shown(':::row[A title]\n\nText.\n\n:::')).toBe('AtitleText.');
  });

  test('one that is never closed is called as it is written', async () => {
    const { diagnostics } = await compile(':::security\n\nText.', 'x.md', { admonitions });
    expect(diagnostics[0]?.message).toBe('The ":::security" is never closed, so it holds all that follows.');
  });
});
