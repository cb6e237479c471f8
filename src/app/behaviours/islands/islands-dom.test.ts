// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { createStore } from '../../router/store';
import type { Surroundings } from '../behaviour';
import { startFolds } from './folds';
import { startGadgetFinder } from './finder';
import { startRows } from './rows';
import { startScenes } from './scenes';
import { startSteps } from './steps';
import { startWordFilter } from './word-filter';

let around: Surroundings;
let end: (() => void) | void;
beforeEach(() => {
  history.replaceState(null, '', '/docs');
  around = {
    site: { strings: en } as unknown as SiteData,
    router: { url: createStore(new URL(location.href)) },
  } as unknown as Surroundings;
});
afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
});

function root(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
const all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
const one = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector) as T;
const shown = (selector: string): string[] =>
  all(selector)
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.id || (element.dataset['name'] ?? element.textContent));
function type(text: string): void {
  const input = one<HTMLInputElement>('input[type="search"]');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
function key(target: Element | null, name: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  target?.dispatchEvent(event);
  return event;
}

const ROWS = `<div class="rows__bar"></div><h3 class="rows__group">Group</h3><dl>
  <div id="a"><dt><code>--alpha</code></dt><dd>First thing</dd></div>
  <div id="b"><dt><code>--beta</code></dt><dd>Second<details class="rows__more"><summary>One more first</summary>
    <dl><div id="c"><dt><code>--gamma</code></dt><dd>Inner thing</dd></div></dl></details></dd></div></dl>
  <details class="rows__more"><summary>More</summary><dl><div id="d"><dt><code>--delta</code></dt><dd>Last</dd></div></dl></details>`;

test('rows are filtered by their own words; those around a row stay with it', () => {
  end = startRows(root(ROWS), around);
  expect(all('dt > a').map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c', '#d']);
  type('thing');
  expect(shown('dl > div')).toEqual(['a', 'b', 'c']);
  expect(one('output').textContent).toBe('2 of 4');
  type('first');
  expect(shown('dl > div')).toEqual(['a']);
  type('INNER gam');
  expect(shown('dl > div')).toEqual(['b', 'c']);
  expect(all<HTMLDetailsElement>('details').map((fold) => [fold.open, fold.hidden])).toEqual([
    [true, false],
    [true, true],
  ]);
  type(' ');
  expect(shown('dl > div')).toEqual(['a', 'b', 'c', 'd']);
  expect(one('output').textContent).toBe('');
  expect(all<HTMLDetailsElement>('details').map((fold) => fold.open)).toEqual([false, false]);
});

test('all rows or those by default are chosen, and a filter gives the choice back', () => {
  end = startRows(root(ROWS), around);
  const [some, every] = all('.rows__choice button') as [HTMLElement, HTMLElement];
  expect([some.textContent, every.textContent]).toEqual(['Shown by default (2)', 'All (4)']);
  const pressed = (): (string | null)[] => [some, every].map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  every.click();
  expect(pressed()).toEqual(['false', 'true']);
  type('first');
  type('');
  expect(all<HTMLDetailsElement>('details').every((fold) => fold.open)).toBe(true);
  some.click();
  expect(pressed()).toEqual(['true', 'false']);
  expect(all<HTMLDetailsElement>('details').some((fold) => fold.open)).toBe(false);
});

test('rows without folds have no choice', () => {
  end = startRows(root('<div class="rows__bar"></div><dl><div id="a"><dt>x</dt></div></dl>'), around);
  expect(all('.rows__choice')).toEqual([]);
  expect(all('input').length).toBe(1);
});

test('a row that the address points to is shown, whatever is filtered or folded', () => {
  end = startRows(root(ROWS), around);
  type('alpha');
  history.replaceState(null, '', '/docs#c');
  dispatchEvent(new Event('hashchange'));
  expect(one<HTMLInputElement>('input').value).toBe('');
  expect(shown('dl > div')).toContain('c');
  expect(one<HTMLDetailsElement>('#b details').open).toBe(true);
  // What is seen already needs no other filter.
  type('thing');
  dispatchEvent(new Event('hashchange'));
  expect(one<HTMLInputElement>('input').value).toBe('thing');
});

test('recipes and sections of text alone are folded; commands, tables and the first section are not', () => {
  end = startFolds(
    root(`<h2 id="first">First</h2><p>Text.</p><h2 id="text">Text</h2><p>Alone.</p><h2 id="code">Code</h2><div><pre>x</pre></div>
      <h2 id="recipes">Recipes</h2><p>Intro.</p><h3 id="one">One</h3><pre>y</pre><h2 id="empty">Empty</h2><h2 id="last">Last</h2><p>z</p>`),
  );
  expect(all('.fold summary').map((summary) => summary.textContent)).toEqual(['Text', 'One', 'Last']);
  expect(one('.fold').textContent).toBe('TextAlone.');
  history.replaceState(null, '', '/docs#one');
  dispatchEvent(new Event('hashchange'));
  expect(all<HTMLDetailsElement>('.fold').map((fold) => fold.open)).toEqual([false, true, false]);
});

test('a list is filtered by words, by parts of names and by what else is known of an entry', () => {
  end = startWordFilter(
    root(`<input type="search"><ul><li data-about="disk io" data-name="x">trace_open</li><li data-about="" data-name="y">Other</li>
      <li data-about="" data-name="z" hidden>More</li></ul><p data-none="Nothing for {query}."></p>`),
  );
  type('trace open');
  expect(shown('li')).toEqual(['x']);
  type('io-DISK');
  expect(shown('li')).toEqual(['x']);
  type('more');
  expect(shown('li')).toEqual(['z']);
  type(' nope ');
  expect(shown('li')).toEqual([]);
  expect(one('[data-none]').textContent).toBe('Nothing for nope.');
  type('');
  expect(shown('li')).toEqual(['x', 'y']);
  expect(one('[data-none]').textContent).toBe('');
});

test('words that were typed before are filtered by at once', () => {
  end = startWordFilter(
    root(`<input type="search" value="b"><i data-about="" data-name="x">a</i><p data-none=""></p>`),
  );
  expect(shown('i')).toEqual([]);
});

const SCENES = `<div role="tablist">${['a', 'b', 'c'].map((name, at) => `<button role="tab" aria-selected="${at === 0}">${name}</button>`).join('')}</div>
  ${['a', 'b', 'c'].map((name) => `<div role="tabpanel">${name}</div>`).join('')}
  <button class="scenes__pause" data-play="Play" data-pause="Pause"></button>`;
const scene = (): (string | undefined)[] => [
  all('[aria-selected="true"]')[0]?.textContent,
  all('[data-active]')[0]?.textContent,
];
const over = (name = 'scene-progress'): boolean =>
  one('body > div').dispatchEvent(Object.assign(new Event('animationend'), { animationName: name }));

test('scenes are shown once in turn, and held by the button', () => {
  const element = root(SCENES);
  end = startScenes(element);
  const pause = one('.scenes__pause');
  expect([element.hasAttribute('data-playing'), pause.textContent]).toEqual([true, 'Pause']);
  over('other');
  expect(scene()[0]).toBe('a');
  over();
  expect(scene()).toEqual(['b', 'b']);
  expect(all('[role="tab"]').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  pause.click();
  expect([element.hasAttribute('data-paused'), pause.textContent]).toEqual([true, 'Play']);
  pause.click();
  expect([element.hasAttribute('data-paused'), pause.textContent]).toEqual([false, 'Pause']);
  over();
  over();
  expect(scene()).toEqual(['a', 'a']);
  expect([element.hasAttribute('data-playing'), pause.textContent]).toEqual([false, 'Play']);
});

test('a scene that is chosen stays', () => {
  const element = root(SCENES);
  end = startScenes(element);
  all('[role="tab"]')[2]?.click();
  expect(scene()).toEqual(['c', 'c']);
  expect(element.hasAttribute('data-playing')).toBe(false);
  expect(key(all('[role="tab"]')[2] ?? null, 'ArrowRight').defaultPrevented).toBe(true);
  expect(scene()[0]).toBe('a');
  key(all('[role="tab"]')[0] ?? null, 'ArrowLeft');
  expect(scene()[0]).toBe('c');
  expect(document.activeElement?.textContent).toBe('c');
  expect(key(all('[role="tab"]')[2] ?? null, 'x').defaultPrevented).toBe(false);
});

test('with reduced motion nothing plays by itself', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const element = root(SCENES);
  end = startScenes(element);
  expect(element.hasAttribute('data-playing')).toBe(false);
  expect(one('.scenes__pause').hidden).toBe(true);
});

test('a picture is stepped through; each step lights its parts and its text', () => {
  startSteps(
    root(
      `<svg><g data-lit="1 2" id="x"></g><g data-lit="2" id="y"></g></svg><ol><li id="s">One</li><li id="t">Two</li></ol>`,
    ),
    around,
  );
  const lit = (): string[] => all('.is-lit').map((element) => element.id);
  const dots = all('.steps__dots button');
  expect(lit()).toEqual(['x', 's']);
  expect(dots.map((dot) => [dot.textContent, dot.tabIndex])).toEqual([
    ['1', 0],
    ['2', -1],
  ]);
  expect(dots[1]?.getAttribute('aria-label')).toContain('2');
  expect(key(dots[0] ?? null, 'ArrowRight').defaultPrevented).toBe(true);
  expect(lit()).toEqual(['x', 'y', 't']);
  expect(document.activeElement).toBe(dots[1]);
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'step']);
  expect(key(dots[1] ?? null, 'ArrowLeft', { altKey: true }).defaultPrevented).toBe(false);
  dots[0]?.click();
  expect(lit()).toEqual(['x', 's']);
});

const gadget = (name: string, data: string): string =>
  `<div class="finder__row" data-name="${name}" ${data}><a class="finder__name" href="#${name}">${name}</a><span class="finder__text">About ${name}.</span></div>`;
const FINDER = `<form class="finder__form"><input type="search" name="words"><details>
    <select name="category"><option value=""></option><option value="trace">trace</option><option value="top">top</option></select>
    <select name="environment"><option value=""></option><option value="ig">ig</option></select>
    <select name="kernel"><option value=""></option><option value="5.4">5.4</option><option value="5.10">5.10</option></select>
    <select name="version"><option value=""></option><option value="v0.40.0">v0.40.0</option></select></details>
    <label><input type="radio" name="observes" value="" checked></label><label><input type="radio" name="observes" value="files"></label></form>
  <output class="finder__count"></output>
  ${gadget('trace_open', 'data-category="trace" data-observes="files" data-environments="ig" data-keywords="slow disk, file not found" data-kernel="5.10"')}
  ${gadget('top_tcp', 'data-category="top" data-observes="network" data-environments="kubectl-gadget" data-since="v0.41.0"')}`;
function set(name: string, value: string): void {
  const field = [...all<HTMLInputElement>(`[name="${name}"]`)].find(
    (one) => one.type !== 'radio' || one.value === value,
  );
  if (field?.type === 'radio') field.checked = true;
  else if (field) field.value = value;
  one('form').dispatchEvent(new Event('input'));
}

test('gadgets are found by words and by what they are, and the address says so', () => {
  end = startGadgetFinder(root(FINDER), around);
  expect(shown('.finder__row').length).toBe(2);
  set('words', 'disk');
  expect(shown('.finder__row')).toEqual(['trace_open']);
  expect(one('.finder__why').textContent).toBe('slow disk');
  expect(location.search).toBe('?words=disk');
  expect(around.router.url.get().search).toBe('?words=disk');
  set('words', '');
  expect(location.search).toBe('');
  expect(all('.finder__why')).toEqual([]);
  set('category', 'top');
  expect(shown('.finder__row')).toEqual(['top_tcp']);
  set('category', '');
  set('environment', 'ig');
  expect(shown('.finder__row')).toEqual(['trace_open']);
  set('environment', '');
  set('observes', 'files');
  expect(shown('.finder__row')).toEqual(['trace_open']);
  set('observes', '');
  // An older kernel does not run it; a gadget that names none is not ruled out.
  set('kernel', '5.4');
  expect(shown('.finder__row')).toEqual(['top_tcp']);
  set('kernel', '5.10');
  expect(shown('.finder__row')).toEqual(['trace_open', 'top_tcp']);
  set('version', 'v0.40.0');
  expect(shown('.finder__row')).toEqual(['trace_open']);
});

test('without a fit the nearest names are shown, and it says why', () => {
  end = startGadgetFinder(root(FINDER), around);
  set('words', 'trace_opne');
  expect(shown('.finder__row')[0]).toBe('trace_open');
  expect(one('output').textContent).toBe(en.finder.noneNear);
  expect(one('body > div').hasAttribute('data-near')).toBe(true);
  set('words', 'qqqqqqqqqqqqqqqqqqqqqqq');
  expect(one('output').textContent).toBe(en.finder.noneWords);
  set('category', 'top');
  expect(one('output').textContent).toBe(en.finder.none);
});

test('an address with filters fills the form; a later one brings others', () => {
  history.replaceState(null, '', '/docs?words=open&category=none&observes=files&environment=ig');
  end = startGadgetFinder(root(FINDER), around);
  expect(one<HTMLInputElement>('[name="words"]').value).toBe('open');
  expect(one<HTMLSelectElement>('[name="category"]').value).toBe('');
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  expect(shown('.finder__row')).toEqual(['trace_open']);
  history.replaceState(null, '', '/docs?words=tcp');
  around.router.url.set(new URL(location.href));
  expect(shown('.finder__row')).toEqual(['top_tcp']);
  expect(one<HTMLInputElement>('[name="observes"]').checked).toBe(true);
});

test('Enter opens the first that is found, when something was typed', () => {
  end = startGadgetFinder(root(FINDER), around);
  const opened: string[] = [];
  for (const link of all('.finder__name'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push(link.textContent);
    });
  const field = one('[name="words"]');
  expect(key(field, 'Enter').defaultPrevented).toBe(true);
  expect(opened).toEqual([]);
  set('words', 'tcp');
  key(field, 'Enter');
  expect(opened).toEqual(['top_tcp']);
});
