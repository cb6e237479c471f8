// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { en } from '../../../../shared/strings/en';
import { LIVE_REGION_ID } from '../../../announce';
import { all, eventually, key, one } from '../../../test-document';
import type { Surroundings } from '../../behaviour';
import { root, shown, surroundings } from '../test-islands';
import { startGadgetFinder } from './index';

let around: Surroundings;
let end: (() => void) | void;
beforeEach(() => (around = surroundings()));
afterEach(() => {
  end?.();
  end = undefined;
});

const gadget = (name: string, data: string): string =>
  `<div class="finder__row" data-name="${name}" ${data}><a class="finder__name" href="#${name}">${name}</a>` +
  `<span class="finder__text">About ${name}.</span></div>`;
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

test('how many are found is said with each change, and not before', async () => {
  end = startGadgetFinder(root(FINDER), around);
  const region = document.createElement('p');
  region.id = LIVE_REGION_ID;
  document.body.append(region);
  set('words', 'disk');
  expect(one('.finder__count').textContent).toMatch(/1.*2/);
  await eventually(() => expect(region.textContent).toBe(one('.finder__count').textContent));
});

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

test.each([
  ['6', ['trace_open', 'top_tcp']],
  ['5', ['top_tcp']],
  ['5.10.0-32-amd64', ['trace_open', 'top_tcp']],
  ['5.9.300', ['top_tcp']],
  ['Linux 5.10', ['trace_open', 'top_tcp']],
  ['newest', ['trace_open', 'top_tcp']],
])('on the kernel %s there are %j', (kernel, found) => {
  end = startGadgetFinder(root(FINDER.replace(/<select name="kernel">.*?<\/select>/, '<input name="kernel">')), around);
  set('kernel', kernel);
  expect(shown('.finder__row')).toEqual(found);
});

test.each([
  ['v0.40.0', '', true],
  ['v0.41.0', '', true],
  ['v0.42.0', '', false],
  ['', 'v0.41.0', true],
  ['', 'v0.40.0', false],
  ['v0.42.0', 'v0.43.0', false],
])('a gadget since %j and until %j is in v0.41.0: %s', (since, until, isThere) => {
  const row = gadget('one', `data-since="${since}" data-until="${until}"`);
  const html = FINDER.replaceAll('v0.40.0', 'v0.41.0').replace(/<div class="finder__row"[\s\S]*/, row);
  end = startGadgetFinder(root(html), around);
  set('version', 'v0.41.0');
  expect(shown('.finder__row')).toEqual(isThere ? ['one'] : []);
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

test('of many names that are near the three nearest are shown', () => {
  const names = ['trace_tcp', 'trace_tcpx', 'trace_tcpdrop', 'trace_tcpconnect', 'top_tcp'];
  const rows = names.map((name) => gadget(name, 'data-category="trace"')).join('');
  end = startGadgetFinder(root(FINDER.replace(/<div class="finder__row"[\s\S]*/, rows)), around);
  set('words', 'trace_tpc tpcx');
  expect(shown('.finder__row')).toEqual(['trace_tcp', 'trace_tcpx', 'top_tcp']);
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
