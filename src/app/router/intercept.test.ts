import { expect, test } from 'vitest';
import { isPlainClick, routedUrl, routeOf } from './intercept';

const ORIGIN = 'https://site.example';

test.each([
  // path, base, route
  ['/docs/latest/quick-start', '/', '/docs/latest/quick-start'],
  ['/docs/latest/quick-start/', '/', '/docs/latest/quick-start'],
  ['/docs/latest/quick-start.html', '/', '/docs/latest/quick-start'],
  ['/docs/latest/index.html', '/', '/docs/latest'],
  ['/docs/v0.44.1', '/', '/docs/v0.44.1'],
  ['/', '/', '/'],
  ['/tool', '/tool/', '/'],
  ['/tool/', '/tool/', '/'],
  ['/tool/blog/', '/tool/', '/blog'],
  ['/toolbox', '/tool/', null],
  ['/blog', '/tool/', null],
  ['/blog/rss.xml', '/', null],
  ['/docs/latest/gadgets.json', '/', null],
])('%s under %s is the route %s', (path, base, route) => {
  expect(routeOf(new URL(path, ORIGIN), ORIGIN, base)).toBe(route);
});

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href.startsWith('/') ? ORIGIN + href : href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test.each([
  ['another page', link('/blog'), true],
  ['its own frame', link('/blog', { target: '_self' }), true],
  ['a jump on another page', link('/blog#a'), true],
  ['a jump within the page', link('/docs/here?q=1#b'), false],
  ['a jump within the page, other slash form', link('/docs/here/?q=1#b'), false],
  ['another query', link('/docs/here?q=2'), true],
  ['another query and a jump', link('/docs/here?q=2#b'), true],
  ['the same address', link('/docs/here?q=1'), true],
  ['another origin', link('https://other.example/blog'), false],
  ['a mail address', link('mailto:a@b.example'), false],
  ['a file', link('/blog/atom.xml'), false],
  ['a new window', link('/blog', { target: '_blank' }), false],
  ['a download', link('/blog', { download: '' }), false],
  ['a link that wants a full load', link('/blog', { 'data-native': '' }), false],
  ['no address', link('https://'), false],
])('%s', (_, element, routed) => {
  expect(routedUrl(element, new URL(`${ORIGIN}/docs/here?q=1#a`), '/') !== null).toBe(routed);
});

test('only an unmodified click of the main button is plain', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  expect(isPlainClick(new MouseEvent('click', { button: 1 }))).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick(new MouseEvent('click', { [key]: true }))).toBe(false);
  const handled = new MouseEvent('click', { cancelable: true });
  handled.preventDefault();
  expect(isPlainClick(handled)).toBe(false);
});
