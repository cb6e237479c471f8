import { expect, test } from 'vitest';
import { compile } from '../test-compile';
import { isAllowedHost } from './embed';

test.each([
  ['https://video.example.org/x', ['video.example.org'], true],
  ['//VIDEO.example.org:8080/x', ['video.example.org'], true],
  ['http://video.example.org?x', ['other.example.org', 'video.example.org'], true],
  ['https://a.b.example.org/x', ['*.example.org'], true],
  ['https://anything.example.com', ['*'], true],
  ['https://example.org', ['*.example.org'], false],
  ['https://evilexample.org', ['example.org'], false],
  ['https://evilexample.org', ['*.example.org'], false],
  ['https://example.org.example.com', ['example.org', '*.example.org'], false],
  ['https://example.com#.example.org', ['*.example.org'], false],
  // What stands before @ is a name and a password, and browsers read a backslash as a slash.
  ['https://video.example.org:x@example.com/', ['video.example.org'], false],
  ['https://example.com\\.example.org/', ['*.example.org'], false],
  ['https://[', ['*'], false],
  ['ftp://video.example.org', ['*'], false],
  ['own/page.html', ['*'], false],
])('of %s the hosts %j are allowed: %s', (address, hosts, isAllowed) =>
  expect(isAllowedHost(address, hosts)).toBe(isAllowed),
);

test('a video of the site keeps its picture, its captions and how it is played, and never begins by itself', async () => {
  const { html, diagnostics, links } = await compile(
    '<video src="a.mp4" poster="p.png" loop muted autoplay>\n<track src="de.vtt" kind="captions" srclang="de" label="Deutsch" default>\n</video>',
  );
  expect(diagnostics).toEqual([]);
  expect(links.map(({ target }) => target)).toEqual(['a.mp4', 'p.png', 'de.vtt']);
  expect(html).toMatch(/^<video class="video" controls preload="metadata" src="[^"]+" poster="[^"]+" loop muted>/);
  expect(html).toMatch(/<track kind="captions" srclang="de" label="Deutsch" src="[^"]+" default>/);
});

test.each([
  ['<iframe src="//a.example.org/x" title="A"></iframe>', 'A', 'a.example.org', 'https://a.example.org/x'],
  ['<iframe src="own/a.html"></iframe>', 'own/a.html', 'own/a.html', 'own/a.html'],
  [
    '<iframe src="https://www.youtube-nocookie.com/embed/a-b_1?x=1"></iframe>',
    'www.youtube-nocookie.com',
    'www.youtube-nocookie.com',
    'https://www.youtube.com/watch?v=a-b_1',
  ],
])('%s is a link with its title, its host and something to look at', async (text, title, host, target) => {
  const { html, links } = await compile(text);
  expect(
    html
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter((word) => word !== ''),
  ).toEqual([title, host]);
  expect(links.map((link) => link.target)).toEqual([target]);
});

test('what the configuration allows is a link that a script turns into a player', async () => {
  const text = '<iframe src="https://a.example.org/x" title="A"></iframe>\n\n<audio src="//b.example.org/y"></audio>';
  const { html, diagnostics } = await compile(text, 'x.md', { embeds: ['*.example.org'] });
  expect(diagnostics).toEqual([]);
  expect(html.replace(/\uE000|\uE001/g, '')).toBe(
    [
      '<figure class="embed" data-embed="https://a.example.org/x" data-kind="iframe"><a class="embed__link" href="L0">',
      '<span class="embed__title">A</span><span class="embed__host">a.example.org</span></a></figure>\n',
      '<figure class="embed" data-embed="//b.example.org/y" data-kind="video"><a class="embed__link" href="L1">',
      '<span class="embed__title">b.example.org</span><span class="embed__host">b.example.org</span></a></figure>',
    ].join(''),
  );
});

test('what the configuration does not allow is told of with its host', async () => {
  const { diagnostics } = await compile('Words <video src="https://video.example.org/x.mp4"></video>');
  expect(diagnostics).toMatchObject([
    { rule: 'markdown/embed', severity: 'warning', hint: expect.stringContaining('Add "video.example.org"') },
  ]);
});
