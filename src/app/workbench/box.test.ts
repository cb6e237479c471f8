// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile, type CommandModel } from '../../shared/commands/model';
import { MODEL } from '../../shared/commands/test-model';
import type { GadgetView } from '../../shared/gadgets/view';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import { openBox } from './box';
import { all, eventually, saying, texts } from '../test-document';

const versions = ['v2', 'v1'].map((name) => ({
  name,
  label: name,
  release: name,
  path: `/docs/${name}`,
  isLast: name === 'v2',
}));
const SITE = { base: '/', strings: en, docsSets: [{ id: 'default', versions }] } as unknown as SiteData;
const words = en.workbench;

/** The gadgets of the small model with a filter for failures. */
const views: GadgetView[] = MODEL.gadgets
  .flatMap(({ view }) => view ?? [])
  .map((view) => ({
    ...view,
    dataSources: view.dataSources.map((source) => ({ ...source, failures: ['error!='] })),
  }));

let build = 0;
let fails: boolean;
beforeEach(() => {
  // Data of a version is loaded once for each document.
  build += 1;
  fails = false;
  history.replaceState(null, '', '/docs/v2/page');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<main></main>';
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    if (fails) return Promise.resolve(new Response('', { status: 503 }));
    const isOld = url.includes('v1');
    const model: CommandModel = {
      ...MODEL,
      version: isOld ? 'v1' : 'v2',
      runFlags: isOld ? MODEL.runFlags.slice(0, 2) : MODEL.runFlags,
    };
    return Promise.resolve(Response.json(url.includes('gadgets.json') ? { gadgets: views } : commandsFile(model)));
  });
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(command: string): Promise<HTMLDialogElement> {
  const view = {
    page: { build: `b${build}`, path: '/docs/v2/page', docs: { set: 'default', version: 'v2', page: 'page' } },
  };
  await openBox({ site: SITE, view: view as unknown as View, command });
  return document.querySelector('dialog') as HTMLDialogElement;
}
const verdict = (): string => document.querySelector('[role="status"]')?.textContent ?? '';
const shown = (selector: string): string[] => texts(`.workbench__result ${selector}`);
const fold = (title: string): HTMLElement => saying('summary', title);
const button = (title: string): HTMLButtonElement => saying<HTMLButtonElement>('button', title);

test('a failed load is told, and another try works', async () => {
  fails = true;
  await open('ig run trace_open');
  await eventually(() => expect(shown('[role="alert"]')).toEqual([words.noData]));
  fails = false;
  button(en.shell.retry).click();
  await eventually(() => expect(verdict()).toBe('Nothing is wrong with this command in v2.'));
});

test('a right command is told word by word, with its places in the reference and its other forms', async () => {
  const dialog = await open('sudo ig run trace_open --failed');
  expect(document.activeElement).toBe(dialog.querySelector('h2'));
  await eventually(() => expect(verdict()).toBe('Nothing is wrong with this command in v2.'));
  expect(shown('dt')).toEqual(['sudo', 'ig', 'run', 'trace_open', '--failed']);
  expect(shown('dt[data-wrong]')).toEqual([]);
  expect(shown('dd').at(-1)).toMatch(/flag --failed Only failed calls/);
  const links = all('.workbench__result dd a').map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toBe('/docs/v2/gadgets/trace_open#param-failed');
  fold('With kubectl gadget').click();
  expect(shown('.workbench__copyable code')).toEqual(['kubectl gadget run trace_open --failed']);
  expect(shown('.workbench__findings')).toEqual([]);
});

test('what is wrong is shown, with the corrected command', async () => {
  await open('ig run trace_open --kind fil --faild');
  await eventually(() => expect(verdict()).toBe('2 problems in v2'));
  expect(shown('.workbench__findings code')).toEqual(['fil', '--faild']);
  expect(shown('dt[data-wrong]')).toContain('--faild');
  expect(shown('h3')[0]).toBe(words.mended);
  expect(shown('.workbench__copyable code')[0]).toBe('ig run trace_open --kind file --failed');
});

test('what pasting has spoiled is corrected and named', async () => {
  await open('ig run trace_open \u2014failed');
  await eventually(() => expect(shown('h3')).toContain(words.cleaned));
  expect(shown('ul:not(.workbench__findings) li')).toEqual(['Long dashes were made the dashes of flags: - or --.']);
  expect(shown('.workbench__copyable code')[0]).toBe('ig run trace_open --failed');
  expect(verdict()).toBe('Nothing is wrong with this command in v2.');
});

test('a command that can be corrected in part says so, with what is left', async () => {
  await open('ig run trace_open --faild --nothing-of-the-kind');
  await eventually(() => expect(shown('h3')).toContain(words.mendedInPart));
  expect(shown('.workbench__copyable code')[0]).toContain('--failed');
});

test('other versions are compared when it is asked for', async () => {
  await open("ig run trace_open -F 'error==x'");
  await eventually(() => expect(button(words.compare)).toBeDefined());
  button(words.compare).click();
  await eventually(() => expect(shown('section:last-child p')).toEqual(['v1:']));
  expect(shown('section:last-child li code')).toContain('-F');
});

test('text without a command says so, and no text says nothing', async () => {
  const dialog = await open('');
  const field = dialog.querySelector('textarea') as HTMLTextAreaElement;
  expect(document.activeElement).toBe(field);
  field.value = 'hello world';
  field.dispatchEvent(new Event('input'));
  await eventually(() => expect(verdict()).toBe(words.empty));
  expect(shown('section')).toEqual([]);
  field.value = ' ';
  field.dispatchEvent(new Event('input'));
  await eventually(() => expect(verdict()).toBe(''));
  expect(button(words.copyLink).hidden).toBe(true);
});

test('what is pasted is in no address; a link to it is copied', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)));
  const dialog = await open('ig version');
  expect(new URLSearchParams(location.search).get('explain')).toBe('ig version');
  const field = dialog.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'ig run trace_open';
  field.dispatchEvent(new Event('input'));
  expect(location.search).toBe('');
  await eventually(() => expect(shown('dt')).toContain('trace_open'));
  button(words.copyLink).click();
  expect(new URL(copied[0] ?? '').searchParams.get('explain')).toBe('ig run trace_open');
});

test('a manifest is read as its commands, and what is wrong in it is told', async () => {
  await open('apiVersion: 1\nkind: instance-spec\nimage: trace_open\nparamValues:\n  operator.oci.ebpf.nothing: "1"\n');
  await eventually(() => expect(shown('.workbench__findings li').length).toBeGreaterThan(0));
  expect(shown('dt')).toContain('trace_open');
});

const OUTPUT = 'FNAME  ERROR  ERROR_RAW\na      EPERM  10\nb             9\nc      EPERM  100\n';

test('output is a table to sort, with its failures and what the columns mean', async () => {
  await open(OUTPUT);
  await eventually(() => expect(verdict()).toBe('Output of trace_open'));
  const column = (at: number): string[] => all('tbody tr').map((row) => row.children[at]?.textContent ?? '');
  expect(column(1)).toEqual(['a', 'b', 'c']);
  expect(all('tr').map((row) => row.hasAttribute('data-failure'))).toEqual([false, true, false, true]);
  expect(shown('p.workbench__line')[0]).toBe(`2 rows tell of a failure; the filter for them:--filter 'error!='`);
  const head = (name: string): HTMLElement => button(name).parentElement as HTMLElement;
  button('ERROR_RAW').click();
  expect(column(3)).toEqual(['9', '10', '100']);
  expect(head('ERROR_RAW').getAttribute('aria-sort')).toBe('ascending');
  button('ERROR_RAW').click();
  expect(column(3)).toEqual(['100', '10', '9']);
  button('FNAME').click();
  expect([head('FNAME').getAttribute('aria-sort'), head('ERROR_RAW').getAttribute('aria-sort')]).toEqual([
    'ascending',
    null,
  ]);
  const widths = all('tr').map((row) => row.children.length);
  expect(new Set(widths).size).toBe(1);
  expect(shown('dl dt')).toEqual(['fname', 'error', 'error_raw']);
  expect(shown('dl dd')[2]).toMatch(/^error_raw\. u32 /);
});

test('the filter for a row is copied', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)));
  await open(OUTPUT);
  await eventually(() => expect(document.querySelectorAll('tbody tr').length).toBe(3));
  all('tbody button')[1]?.click();
  all('tbody button')[2]?.click();
  expect(copied).toEqual([`--filter 'fname==b'`, `--filter 'fname==c,error==EPERM'`]);
});

test('of many rows the first ones are shown, and a press shows more', async () => {
  const rows = Array.from({ length: 140 }, (_, at) => `${`f${at}`.padEnd(8)}${`E${at}`.padEnd(8)}${at}`);
  await open(['FNAME   ERROR   ERROR_RAW', ...rows].join('\n'));
  const count = (): number => document.querySelectorAll('tbody tr').length;
  await eventually(() => expect(count()).toBe(25));
  expect(shown('p.workbench__line span').at(-1)).toBe('25 of 140 rows');
  button(words.moreRows).click();
  await eventually(() => expect(count()).toBe(125));
  button(words.moreRows).click();
  await eventually(() => expect(shown('p.workbench__line span').at(-1)).toBe('140 of 140 rows'));
  expect(button(words.moreRows).hidden).toBe(true);
});

test('the box says what its field is for, where the text stays, and how words are walked', async () => {
  const dialog = await open('ig run trace_open');
  const form = dialog.querySelector('form') as HTMLFormElement;
  expect(dialog.getAttribute('aria-labelledby')).toBe(form.querySelector('h2')?.id);
  expect(form.querySelector('h2')?.textContent).toBe(words.title);
  const field = form.querySelector('textarea');
  expect(field?.labels?.[0]?.textContent).toBe(words.field);
  expect(['spellcheck', 'autocapitalize', 'autocomplete'].map((name) => field?.getAttribute(name))).toEqual([
    'false',
    'off',
    'off',
  ]);
  expect([...form.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^${words.version} .*${words.local}`)),
    words.walk,
  ]);
  expect([...form.querySelectorAll('option')].map(({ value }) => value)).toEqual(['v2', 'v1']);
  button(en.shell.close).click();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});
