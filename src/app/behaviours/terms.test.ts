// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GlossaryTerm, SiteData, VersionData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { byId, eventually } from '../test-document';
import { collectListeners } from '../test-listeners';
import type { Surroundings } from './behaviour';
import { hideHint } from './hint/card';
import { meaningOf } from './glossary';
import { startTerms } from './terms';

const TERMS = [
  { term: 'Pod', also: ['unit'], text: 'A group of containers.', page: '/glossary#pod' },
  { term: 'eBPF', also: [], text: 'Programs in the kernel.', page: '/ebpf', absentIn: ['v1'] },
] as unknown as GlossaryTerm[];
const version = (name: string, isLast: boolean): VersionData =>
  ({ name, path: `/docs/${name}`, isLast }) as unknown as VersionData;
const site = {
  base: '/tool/',
  strings: en,
  docsSets: [{ versions: [version('latest', true), version('v1', false)] }],
} as unknown as SiteData;

let asked: string[];
let fails: boolean;
const removeListeners = collectListeners();
startTerms({ site } as Surroundings);
afterAll(removeListeners);
beforeEach(() => {
  [asked, fails] = [[], false];
  HTMLElement.prototype.showPopover ??= () => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(fails ? new Response('', { status: 500 }) : Response.json(TERMS));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML = `<main id="main"><p><a class="term" id="pods" href="#p"><b>pods</b></a>
    <a class="term" id="other" href="#o">other</a> <a id="plain" href="#x">pod</a></p></main>`;
});
afterEach(() => {
  hideHint();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const card = (): string | null => document.getElementById('hint')?.textContent ?? null;
const POD = `PodA group of containers.${en.article.more}`;
const pointer = (type: string, target: Element, more: PointerEventInit = {}): boolean =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }));
function click(id: string, detail: number): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  byId(id).dispatchEvent(event);
  return event.defaultPrevented;
}

// First of all, while nothing is known yet.
test('terms that do not come are told to who tapped; the next tap asks again', async () => {
  fails = true;
  pointer('pointerdown', byId('pods'), { pointerType: 'touch' });
  expect(click('pods', 1)).toBe(true);
  await eventually(() => expect(document.querySelector('dialog')?.textContent).toContain(en.shell.notLoaded));
  document.querySelector('dialog')?.close();
  fails = false;
  click('pods', 1);
  await eventually(() => expect(card()).toBe(POD));
});

test('a pointer that rests on a term shows its card, one that leaves before does not', async () => {
  vi.useFakeTimers();
  pointer('pointerover', byId('pods').firstElementChild as Element);
  vi.advanceTimersByTime(149);
  expect(card()).toBe(null);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await eventually(() => expect(card()).toBe(POD));
  expect(document.querySelector('#hint a')?.getAttribute('href')).toBe('#p');
  hideHint();
  pointer('pointerout', byId('pods'), { relatedTarget: byId('plain') });
  vi.useFakeTimers();
  pointer('pointerover', byId('pods'));
  pointer('pointerout', byId('pods'), { relatedTarget: byId('plain') });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  expect(card()).toBe(null);
});

test('a pointer that moves inside of the term still rests on it', async () => {
  vi.useFakeTimers();
  pointer('pointerover', byId('pods'));
  pointer('pointerout', byId('pods'), { relatedTarget: byId('pods').firstElementChild });
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await eventually(() => expect(card()).toBe(POD));
  pointer('pointerout', byId('pods'), { relatedTarget: byId('plain') });
});

test('a finger that passes shows nothing, a tap shows the card, and the mouse and keys follow the link', async () => {
  vi.useFakeTimers();
  pointer('pointerover', byId('pods'), { pointerType: 'touch' });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  expect(card()).toBe(null);
  pointer('pointerdown', byId('pods'), { pointerType: 'touch' });
  // Whoever reads with a screen reader presses without a pointer.
  expect(click('pods', 0)).toBe(false);
  expect(click('pods', 1)).toBe(true);
  await eventually(() => expect(card()).toBe(POD));
  hideHint();
  pointer('pointerdown', byId('pods'));
  expect(click('pods', 1)).toBe(false);
  expect(click('plain', 1)).toBe(false);
  await vi.dynamicImportSettled();
  expect(card()).toBe(null);
});

test('what is no term has no card', async () => {
  pointer('pointerdown', byId('other'), { pointerType: 'touch' });
  click('other', 1);
  await vi.dynamicImportSettled();
  expect(card()).toBe(null);
});

test.each([
  ['pod', 'v1', '/tool/docs/v1/glossary#pod'],
  ['UNITS', 'v1', '/tool/docs/v1/glossary#pod'],
  ['pods', 'latest', '/tool/docs/latest/glossary#pod'],
  // This version has no such page.
  ['ebpf', 'v1', '/tool/docs/latest/ebpf'],
  ['pod', null, '/tool/docs/latest/glossary#pod'],
])('%s in %s is explained at %s', async (word, name, href) => {
  const searched = site.docsSets[0]?.versions.find((one) => one.name === name) ?? null;
  expect((await meaningOf(word, site, searched))?.href).toBe(href);
});

test('a word that is no term, and a site without versions, have no meaning', async () => {
  expect(await meaningOf('podss', site, null)).toBe(null);
  expect(await meaningOf('pod', { ...site, docsSets: [] }, null)).toBe(null);
});
