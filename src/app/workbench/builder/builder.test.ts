// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile, type CommandModel } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import type { View } from '../../router/view';
import { key } from '../../test-document';
import { openBuilder } from './index';

// Data of a version is loaded once, also for other files of tests.
const VERSION = { name: 'built', label: 'v2', path: '/docs/v2', isLast: true };
const SITE = {
  base: '/',
  strings: en,
  docsSets: [{ id: 'default', versions: [VERSION] }],
} as unknown as SiteData;
const VIEW = {
  page: {
    build: 'b',
    path: '/docs/v2/gadgets/trace_open',
    docs: { set: 'default', version: 'built', page: 'gadgets/trace_open' },
  },
} as unknown as View;
const PAGE = `<h2 id="run">Run it</h2>
  <div class="code-block" data-kind="terminal"><pre><code><span class="line is-command">ig run trace_open</span></code></pre></div>
  <div class="code-block" data-kind="terminal"><pre><code><span class="line is-command">ig version</span></code></pre></div>
  <div class="code-block" data-kind="terminal"><pre><code><span class="line is-command">ig run trace_open --failed</span></code></pre></div>
  <h3 id="more">More</h3>
  <div class="code-block" data-kind="terminal"><pre><code><span class="line is-command">ig run trace_open --kind file</span></code></pre></div>`;

const flag = (name: string, more = {}) => ({ flag: name, type: 'string', here: true, ...more });
/** The small model with flags of every group of the form. */
const model: CommandModel = {
  ...MODEL,
  runFlags: [
    ...MODEL.runFlags.map((one) => ({ ...one, here: true })),
    flag('--sort'),
    flag('--namespace', { short: '-n' }),
    flag('--pull', { type: 'bool', default: 'true', meaning: 'Fetches the image' }),
    flag('--token'),
    flag('--level', { allowed: ['info', 'debug'], default: 'info' }),
  ],
};

beforeEach(() => {
  history.replaceState(null, '', '/docs/v2/gadgets/trace_open');
  document.body.innerHTML = `<main>${PAGE}</main>`;
  const views = { gadgets: MODEL.gadgets.flatMap(({ view }) => view ?? []) };
  const answers = (url: string): unknown => (url.includes('gadgets.json') ? views : commandsFile(model));
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answers(url))));
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.unstubAllGlobals();
});

async function open(command = 'ig run trace_open'): Promise<HTMLDialogElement> {
  await openBuilder({ site: SITE, view: VIEW, main: document.querySelector('main') as HTMLElement, command });
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('Nothing was opened.');
  for (const summary of dialog.querySelectorAll('summary')) summary.click();
  return dialog;
}
const written = (dialog: Element): string => dialog.querySelector('.builder__result code')?.textContent ?? '';
/** The control under a label. */
function control<T extends HTMLInputElement | HTMLSelectElement>(dialog: Element, label: string, at = 0): T {
  const found = [...dialog.querySelectorAll('label')].filter((one) =>
    one.querySelector('span')?.firstChild?.textContent?.startsWith(label),
  )[at];
  return found?.querySelector('input, select') as T;
}
function choose(input: HTMLInputElement | HTMLSelectElement, value: string | boolean): void {
  if (typeof value === 'boolean') (input as HTMLInputElement).checked = value;
  else input.value = value;
  input.dispatchEvent(new Event(input.localName === 'select' || typeof value === 'boolean' ? 'change' : 'input'));
}
const optionsOf = (select: HTMLSelectElement): string[] => [...select.options].map((one) => one.textContent);
const fold = (dialog: Element, title: string): HTMLDetailsElement | undefined =>
  [...dialog.querySelectorAll('details')].find((one) => one.querySelector('summary')?.textContent === title);

test('begins with the command that is asked for, and is in the address until it is closed', async () => {
  const dialog = await open('ig run trace_open --failed');
  expect(written(dialog)).toBe('sudo ig run trace_open --failed');
  expect(dialog.querySelector('h2')?.textContent).toBe('Build a command: trace_open');
  expect(document.activeElement?.id).toBe('builder-title');
  expect(new URL(location.href).searchParams.get('build')).toBe('sudo ig run trace_open --failed');
  dialog.close();
  expect(location.search).toBe('');
});

test('a command of another gadget, and none, give way to the first of the page', async () => {
  expect(written(await open('ig run trace_later'))).toBe('sudo ig run trace_open');
  document.querySelector('dialog')?.close();
  expect(written(await open(''))).toBe('sudo ig run trace_open');
});

test('a page without a run of its gadget opens nothing', async () => {
  document.body.innerHTML = '<main></main>';
  await expect(open('')).rejects.toThrow('Nothing was opened.');
});

test('the runs of the page are named by their headings, and can be begun with', async () => {
  const dialog = await open();
  const start = control<HTMLSelectElement>(dialog, 'Begin with');
  expect(optionsOf(start)).toEqual(['What is built here', 'Run it', 'Run it (2)', 'More']);
  choose(start, '2');
  expect(written(dialog)).toBe('sudo ig run trace_open --kind file');
  choose(start, '');
  expect(written(dialog)).toBe('sudo ig run trace_open --kind file');
});

test('parameters and flags are set and taken away by their types', async () => {
  const dialog = await open();
  choose(control(dialog, '--failed'), true);
  choose(control(dialog, '--kind'), 'folder');
  choose(control(dialog, '--namespace'), 'it is');
  expect(written(dialog)).toBe(`sudo ig run trace_open --failed --kind folder -n 'it is'`);
  // One that is on by default is given only to switch it off.
  expect(control<HTMLInputElement>(dialog, '--pull').checked).toBe(true);
  choose(control(dialog, '--pull'), false);
  expect(written(dialog)).toContain('--pull=false');
  choose(control(dialog, '--pull'), true);
  choose(control(dialog, '--failed'), false);
  choose(control(dialog, '--kind'), '');
  choose(control(dialog, '--namespace'), '');
  expect(written(dialog)).toBe('sudo ig run trace_open');
});

test('each flag has one place: scope, parameters, more; credentials have none', async () => {
  const dialog = await open();
  const flagsOf = (title: string): string[] =>
    [...(fold(dialog, title)?.querySelectorAll('label > span') ?? [])].map((one) => one.firstChild?.textContent ?? '');
  expect(flagsOf('What to look at')).toEqual(['--namespace']);
  expect(flagsOf('Parameters')).toEqual(['--failed', '--kind']);
  expect(flagsOf('More flags')).toEqual(['--verbose', '--pull', '--level']);
  expect(optionsOf(control(dialog, '--level'))[0]).toBe('Default: info');
  expect(optionsOf(control(dialog, '--kind'))).toEqual(['Default', 'file', 'folder']);
  expect(optionsOf(control(dialog, '--output'))).toEqual(['Default', 'columns', 'json']);
});

test('another tool keeps what it knows, and the folds that were open', async () => {
  const dialog = await open('ig run trace_open --failed');
  expect(optionsOf(control(dialog, 'Tool'))).toEqual(['kubectl gadget', 'ig', 'ig in a container']);
  choose(control(dialog, 'Tool'), 'kubectl-gadget');
  expect(written(dialog)).toBe('kubectl gadget run trace_open --failed');
  expect(control<HTMLSelectElement>(dialog, 'Tool').value).toBe('kubectl-gadget');
  expect(fold(dialog, 'Parameters')?.open).toBe(true);
  expect(control<HTMLInputElement>(dialog, '--failed').checked).toBe(true);
});

test('conditions of a filter are added, changed and removed one by one', async () => {
  const dialog = await open(`ig run trace_open -F 'error_raw>=5,fname==a\\,b'`);
  const filters = fold(dialog, 'Filters');
  const rows = (): Element[] => [...(filters?.querySelectorAll('.builder__filter') ?? [])];
  const values = (): string[][] =>
    rows().map((row) => [...row.querySelectorAll<HTMLInputElement>('select, input')].map((one) => one.value));
  expect(values()).toEqual([
    ['error_raw', '>=', '5'],
    ['fname', '==', 'a,b'],
  ]);
  choose(control(rows()[0] as Element, 'Comparison'), '<');
  choose(control(rows()[0] as Element, 'Value'), '7');
  expect(written(dialog)).toContain(`'error_raw<7,fname==a\\,b'`);
  rows()[1]?.querySelector('button')?.click();
  expect(written(dialog)).toMatch(/--filter 'error_raw<7'$/);
  const add = [...(filters?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Add a filter');
  expect(document.activeElement).toBe(add);
  add?.click();
  // One without a value is none yet.
  expect(values()[1]).toEqual(['fname', '==', '']);
  expect(document.activeElement).toBe(rows()[1]?.querySelector('select'));
  choose(control(rows()[0] as Element, 'Comparison'), '>');
  expect(written(dialog)).toMatch(/--filter 'error_raw>7'$/);
  choose(control(rows()[1] as Element, 'Value'), 'x');
  choose(control(rows()[1] as Element, 'Field'), 'error');
  expect(written(dialog)).toMatch(/--filter 'error_raw>7,error==x'$/);
});

test('a condition on a field that is not known keeps it; a filter in another form is a text', async () => {
  const dialog = await open(`ig run trace_open -F 'other==1'`);
  expect(optionsOf(control(dialog, 'Field'))).toEqual(['other', 'fname', 'error', 'error_raw']);
  dialog.close();
  const second = await open(`ig run trace_open -F 'nonsense'`);
  expect(control<HTMLInputElement>(second, 'The filter as text').value).toBe('nonsense');
});

test.each([
  ['', ['fname', 'error']],
  ['--fields=error_raw', ['error_raw']],
  ['--fields=+error_raw,-fname', ['error', 'error_raw']],
  ['--fields=open:error_raw', ['error_raw']],
])('with `%s` the fields %j are chosen', async (given, chosen) => {
  const dialog = await open(`ig run trace_open ${given}`);
  const checked = [...dialog.querySelectorAll<HTMLInputElement>('.builder__fields input:checked')];
  const names = checked.map((one) => one.parentElement?.querySelector('span')?.firstChild?.textContent ?? '');
  expect(names.toSorted()).toEqual(chosen.toSorted());
});

test('fields are chosen, found, and brought back to the default ones', async () => {
  const dialog = await open();
  choose(control(dialog, 'error_raw'), true);
  expect(written(dialog)).toMatch(/--fields fname,error,error_raw$/);
  choose(control(dialog, 'fname'), false);
  expect(written(dialog)).toMatch(/--fields error,error_raw$/);
  choose(control(dialog, 'Find a field'), 'RAW err');
  const shown = [...dialog.querySelectorAll<HTMLElement>('.builder__fields label')].filter((one) => !one.hidden);
  expect(shown.map((one) => one.querySelector('span')?.firstChild?.textContent)).toEqual(['error_raw']);
  [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Show the default fields')?.click();
  expect(written(dialog)).toBe('sudo ig run trace_open');
});

test('the order is a field and a direction', async () => {
  const dialog = await open('ig run trace_open --sort=-fname');
  expect(control<HTMLInputElement>(dialog, 'From high to low').checked).toBe(true);
  choose(control(dialog, '--sort'), 'error');
  expect(written(dialog)).toMatch(/--sort=-error$/);
  choose(control(dialog, 'From high to low'), false);
  expect(written(dialog)).toMatch(/--sort error$/);
  choose(control(dialog, '--sort'), '');
  expect(written(dialog)).toBe('sudo ig run trace_open');
});

test('what is wrong, the other forms and the address follow when a field is left', async () => {
  const dialog = await open();
  choose(control(dialog, '--kind'), 'folder');
  expect(location.search).not.toContain('folder');
  dialog.dispatchEvent(new Event('focusout'));
  expect(location.search).toContain('folder');
  const texts = (title: string): (string | null)[] =>
    [...(fold(dialog, title)?.querySelectorAll('code') ?? [])].map((one) => one.textContent);
  expect(texts('As a manifest')[0]).toContain('folder');
  expect(texts('Detached, in the background')).toEqual(['kubectl gadget run trace_open --kind folder --detach']);
  expect(texts('As Go code')[0]).toContain('folder');
  expect(dialog.querySelector('.workbench__findings')).toBe(null);
  dialog.close();
  const wrong = await open(`ig run trace_open --kind nothing`);
  expect(wrong.querySelector('.workbench__findings code')?.textContent).toBe('nothing');
});

test('Enter in a field does not close the dialog', async () => {
  const dialog = await open();
  expect(key(control(dialog, '--namespace'), 'Enter').defaultPrevented).toBe(true);
  expect(key(dialog.querySelector('.workbench__close'), 'Enter').defaultPrevented).toBe(false);
});
