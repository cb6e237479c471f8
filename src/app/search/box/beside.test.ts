// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { eventually } from '../../test-document';
import * as prefetch from '../../router/prefetch';
import { besidePart } from './beside';
import type { Entry } from './entries';
import type { BoxView } from './view';

const entry = (name: string, anchor: string | null = null): Entry =>
  ({ hit: { path: `/docs/${name}` }, anchor }) as unknown as Entry;
const view = (active: number, more: Partial<BoxView> = {}): BoxView =>
  ({ isWide: true, isFresh: true, entries: [entry('a'), entry('b', 's'), entry('gone')], active, ...more }) as BoxView;

let asked: string[];
let part: ReturnType<typeof besidePart>;
beforeEach(() => {
  asked = [];
  document.body.innerHTML = '';
  part = besidePart({ base: '/tool/' } as SiteData, document.body);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const name = /(\w+)\.json/.exec(url)?.[1] ?? '';
    const html = `<h1>Title</h1><p>Text of ${name}.</p><h2 id="s">Section</h2><p>More of ${name}.</p>`;
    return name === 'gone' ? Promise.reject(new Error('no')) : Promise.resolve(Response.json({ kind: 'html', html }));
  });
});
afterEach(() => {
  part.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const text = (): string => [...part.element.children].map((block) => block.textContent).join(' ');

test('the section that the active result opens is shown, once it has been looked at for a while', async () => {
  part.show(view(0));
  part.show(view(1));
  part.show(view(1));
  await eventually(() => expect(text()).toBe('Section More of b.'));
  expect(asked).toEqual(['/tool/_data/docs/b.json']);
  expect(part.element.isConnected).toBe(true);
});

test('a page that cannot be had leaves the result alone', async () => {
  part.show(view(0));
  await eventually(() => expect(text()).toContain('Text of a.'));
  part.show(view(2));
  await eventually(() => expect(text()).toBe(''));
});

test.each([
  ['where there is no room', { isWide: false }],
  ['while another answer is on its way', { isFresh: false }],
  ['without a result', { entries: [] }],
])('nothing is shown %s', async (_, more) => {
  part.show(view(0));
  await eventually(() => expect(text()).toContain('Text of a.'));
  part.show(view(0, more));
  expect(part.element.isConnected).toBe(false);
});

test('nothing is fetched for a reader who pays for every byte, nor when the box has closed', async () => {
  vi.useFakeTimers();
  const may = vi.spyOn(prefetch, 'mayFetchAhead').mockReturnValue(false);
  part.show(view(0));
  await vi.advanceTimersByTimeAsync(1000);
  may.mockReturnValue(true);
  part.show(view(1));
  part.end();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(asked).toEqual([]);
});
