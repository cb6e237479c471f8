// @vitest-environment happy-dom
import { afterAll, expect, test } from 'vitest';
import { all, one } from '../test-document';
import { collectListeners } from '../test-listeners';
import { followEmbeds } from './embed';

const removeListeners = collectListeners();
followEmbeds();
afterAll(removeListeners);

/** A player's link names the other host below its title, a picture's is its title. */
const embed = (kind: string, more = ''): string => {
  const host = '<span class="embed__title">A talk</span><span class="embed__host">example.org</span>';
  const words = kind === 'img' ? ' A talk ' : host;
  return `<div data-embed="about:blank#x" data-kind="${kind}"${more}><a class="embed__link" href="https://example.org/">${words}</a></div>`;
};

test.each([
  ['frame', 'iframe', 'title'],
  ['video', 'video', 'aria-label'],
  ['img', 'img', 'alt'],
])('a press on the link of a %s puts it in its place, with its name and the focus', (kind, tag, name) => {
  document.body.innerHTML = embed(kind, kind === 'img' ? ' data-width="20"' : '');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  one('a').dispatchEvent(press);
  // The other host is not gone to as well.
  expect(press.defaultPrevented).toBe(true);
  const shown = one(tag);
  expect(one('a')).toBe(null);
  expect([shown.getAttribute('src'), shown.getAttribute(name)]).toEqual(['about:blank#x', 'A talk']);
  if (kind !== 'img') return;
  expect([shown.getAttribute('width'), shown.hasAttribute('height')]).toEqual(['20', false]);
  expect(shown.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(document.activeElement).toBe(shown);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'with %o the link leads to the other host',
  (more) => {
    document.body.innerHTML = embed('frame');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    document.body.addEventListener('click', (seen) => seen.preventDefault(), { once: true });
    one('a').dispatchEvent(event);
    expect(one('iframe')).toBe(null);
  },
);

test('a press that was taken, or on a link of no box, changes nothing', () => {
  document.body.innerHTML = `${embed('frame')}<a class="embed__link" id="alone">x</a>`;
  all('a').forEach((link) => {
    if (link.id !== 'alone') link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  expect(all('a')).toHaveLength(2);
});
