// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import { storage } from '../storage';
import * as builder from '../workbench/builder';
import * as environment from '../workbench/environment/apply';
import * as line from '../workbench/environment/line';
import type { Surroundings } from './behaviour';
import { startEnvironment } from './environment';
import { eventually } from '../test-document';

const PAGE = { path: '/docs/a' };
let told: unknown[];
let end: (() => void) | void;
beforeEach(() => {
  told = [];
  localStorage.clear();
  history.replaceState(null, '', '/docs/a');
  vi.spyOn(builder, 'openBuilder').mockImplementation(({ command }) =>
    Promise.resolve(void told.push(['build', command])),
  );
  vi.spyOn(environment, 'applyEnvironment').mockImplementation((_, page, main) =>
    Promise.resolve(void told.push(['apply', page.path, main.localName])),
  );
  vi.spyOn(line, 'toggleEnvironment').mockImplementation(
    ({ line: element, page }) => void told.push(['toggle', element.className, page.path]),
  );
});
afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
});

function show(search = '', tools = ['ig']): HTMLElement {
  history.replaceState(null, '', `/docs/a${search}`);
  document.body.innerHTML = '<main><h2 id="run-it">Run it</h2><p>Text</p></main>';
  const main = document.querySelector('main') as HTMLElement;
  const site = { strings: en, tools, readerVariables: { NAMESPACE: 'default', POD: 'web', NODE: 'one' } };
  const behaviour = startEnvironment({ site: site as unknown as SiteData, router: {} } as Surroundings);
  end = behaviour.onPage(main, { page: PAGE } as unknown as View);
  return main;
}
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.env-line button')];

test('a line stands above the first command, with a way to set the environment and to build a command', async () => {
  const main = show();
  expect(main.children[1]?.textContent).toBe(`${en.article.environment}: default · web${en.article.build}`);
  buttons()[0]?.click();
  await eventually(() => expect(told).toEqual([['toggle', 'env-line', '/docs/a']]));
  buttons()[1]?.click();
  await eventually(() => expect(told.at(-1)).toEqual(['build', '']));
});

test('commands are written for an environment that is set, and follow it', async () => {
  storage.write(STORAGE_KEYS.environment, 'tool=ig');
  show();
  await eventually(() => expect(told).toEqual([['apply', '/docs/a', 'main']]));
  storage.write(STORAGE_KEYS.environment, 'tool=gadgetctl');
  await eventually(() => expect(told.length).toBe(2));
  end?.();
  end = undefined;
  storage.write(STORAGE_KEYS.environment, '');
  await vi.dynamicImportSettled();
  expect(told.length).toBe(2);
});

test('values of names and an address with an environment are one as well', async () => {
  storage.write(STORAGE_KEYS.readerVariables, '{"POD":"mine"}');
  show();
  await eventually(() => expect(told.length).toBe(1));
  localStorage.clear();
  show('?env=');
  await eventually(() => expect(told.length).toBe(2));
});

test('a command in the address is opened', async () => {
  show('?build=ig+run+x');
  await eventually(() => expect(told).toEqual([['build', 'ig run x']]));
});

test('a site without tools has none of it', () => {
  show('', []);
  expect(buttons()).toEqual([]);
});
