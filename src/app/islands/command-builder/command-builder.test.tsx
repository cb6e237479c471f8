import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile, type CommandModel } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { SiteProvider } from '../../context';
import { texts } from '../../test-document';
import CommandBuilder, { loadBuilder } from '.';

// The data of a version is loaded once, also for other test files.
const VERSION = { name: 'built', label: 'v2', path: '/docs/v2', isLast: true };
const site = {
  base: '/',
  strings: en,
  docsSets: [{ id: 'default', versions: [VERSION] }],
} as unknown as SiteData;
const page = {
  build: 'b',
  path: '/docs/v2/gadgets/trace_open',
  docs: { set: 'default', version: 'built', page: 'gadgets/trace_open' },
} as unknown as PageMeta;
const block = (command: string): string =>
  `<div class="code-block" data-kind="terminal"><pre><code><span class="line is-command">${command}</span></code></pre></div>`;
const ARTICLE = `<h2 id="run">Run it</h2>${block('ig run trace_open')}${block('ig version')}${block('ig run trace_open --failed')}
  <h3 id="more">More</h3>${block('ig run trace_open --kind file')}`;

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

let user: UserEvent;
let article: HTMLElement;
let closed: number;
beforeEach(() => {
  closed = 0;
  user = userEvent.setup();
  history.replaceState(null, '', page.path);
  article = document.createElement('main');
  article.innerHTML = ARTICLE;
  const views = { gadgets: MODEL.gadgets.flatMap(({ view }) => view ?? []) };
  const answers = (url: string): unknown => (url.includes('gadgets.json') ? views : commandsFile(model));
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answers(url))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const load = (command: string) => loadBuilder({ site, page, main: article, command });

function Site({ children }: { children: ReactNode }): ReactNode {
  return <SiteProvider value={site}>{children}</SiteProvider>;
}

/** Opens the builder with all its folds. */
async function open(command = 'ig run trace_open'): Promise<HTMLElement> {
  const data = await load(command);
  if (!data) throw new Error('Nothing was opened.');
  render(<CommandBuilder {...data} close={() => closed++} />, { wrapper: Site });
  const dialog = screen.getByRole('dialog');
  expect(document.activeElement?.localName).toBe('h2');
  for (const summary of dialog.querySelectorAll('summary')) await user.click(summary);
  return dialog;
}
const written = (): string => texts('.builder__result code').join('');
const field = <T extends HTMLElement = HTMLInputElement>(label: string | RegExp, at = 0): T =>
  screen.getAllByLabelText<T>(label)[at] as T;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const fold = (title: string): HTMLDetailsElement => screen.getByText(title).closest('details') as HTMLDetailsElement;
const optionsOf = (label: string): string[] => [...field<HTMLSelectElement>(label).options].map((one) => one.text);
const built = (): string | null => new URL(location.href).searchParams.get('build');
const ticked = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked && box.closest('.builder__fields'))
    .map((box) => box.closest('label')?.querySelector('span')?.firstChild?.textContent ?? '');

test.each(['', 'ig run trace_later', `ig run trace_open -n ${'a'.repeat(5000)}`])(
  'another command, such as %.20j, gives way to the first of the page',
  async (command) => {
    await open(command);
    expect(written()).toBe('sudo ig run trace_open');
    expect(screen.queryByText('This is too long for a command; the limit is 4 kB.') !== null).toBe(
      command.length > 4096,
    );
  },
);

test('the runs of the page are labelled by their headings and can be started from', async () => {
  await open();
  expect(optionsOf('Start from')).toEqual(['Current command', 'Run it', 'Run it (2)', 'More']);
  await user.selectOptions(field('Start from'), 'More');
  expect(written()).toBe('sudo ig run trace_open --kind file');
  await user.selectOptions(field('Start from'), 'Current command');
  expect(written()).toBe('sudo ig run trace_open --kind file');
});

test('flags are set and removed by their types', async () => {
  await open();
  await user.click(field(/^--failed/));
  await user.selectOptions(field(/^--kind/), 'folder');
  await user.type(field('--namespace'), 'it is');
  expect(written()).toBe(`sudo ig run trace_open --failed --kind folder -n 'it is'`);
  // A flag that is on by default appears only to switch it off.
  expect(field(/^--pull/).checked).toBe(true);
  await user.click(field(/^--pull/));
  expect(written()).toContain('--pull=false');
  await user.click(field(/^--pull/));
  await user.click(field(/^--failed/));
  await user.selectOptions(field(/^--kind/), '');
  await user.clear(field('--namespace'));
  expect(written()).toBe('sudo ig run trace_open');
});

test('text with hidden characters stays in its field and is not part of the command', async () => {
  await open();
  await user.click(field('--namespace'));
  await user.paste('shop\u202e');
  expect([field('--namespace').value, written()]).toEqual(['shop\u202e', 'sudo ig run trace_open']);
});

test('each flag is in one group, and credentials are in none', async () => {
  await open();
  const flagsOf = (title: string): string[] =>
    [...fold(title).querySelectorAll('label > span')].map((one) => one.firstChild?.textContent ?? '');
  expect(flagsOf('Scope')).toEqual(['--namespace']);
  expect(flagsOf('Parameters')).toEqual(['--failed', '--kind']);
  expect(flagsOf('More flags')).toEqual(['--verbose', '--pull', '--level']);
  expect(optionsOf('--level')).toEqual(['Default: info', 'info', 'debug']);
  expect(optionsOf('--output')).toEqual(['Default', 'columns', 'json']);
});

test('another tool keeps what it knows, the focus, the folds, and a filter that is half written', async () => {
  await open('ig run trace_open --failed');
  await user.click(button('Add a filter'));
  await user.selectOptions(field('Field'), 'error');
  await user.type(field('Find a field'), 'err');
  expect(optionsOf('Tool')).toEqual(['kubectl gadget', 'ig', 'ig in a container']);
  field('Tool').focus();
  await user.selectOptions(field('Tool'), 'kubectl gadget');
  expect(document.activeElement).toBe(field('Tool'));
  expect(written()).toBe('kubectl gadget run trace_open --failed');
  expect([fold('Parameters').open, field(/^--failed/).checked]).toEqual([true, true]);
  expect([field('Field').value, field('Find a field').value]).toEqual(['error', 'err']);
  await user.type(field('Value'), 'EPERM');
  expect(written()).toMatch(/ --filter 'error==EPERM'$/);
});

test('conditions of a filter are added, changed and removed one by one', async () => {
  await open(`ig run trace_open -F 'error_raw>=5,fname==a\\,b'`);
  const rows = (): string[][] =>
    [...document.querySelectorAll('.builder__filter')].map((row) =>
      [...row.querySelectorAll<HTMLInputElement>('select, input')].map((one) => one.value),
    );
  expect(rows()).toEqual([
    ['error_raw', '>=', '5'],
    ['fname', '==', 'a,b'],
  ]);
  await user.selectOptions(field('Comparison'), '<');
  await user.clear(field('Value'));
  await user.type(field('Value'), '7');
  expect(written()).toContain(`'error_raw<7,fname==a\\,b'`);
  await user.click(screen.getAllByRole('button', { name: 'Remove this filter' })[1] as HTMLElement);
  expect(written()).toMatch(/--filter 'error_raw<7'$/);
  expect(document.activeElement).toBe(button('Add a filter'));
  await user.click(button('Add a filter'));
  expect(rows()[1]).toEqual(['fname', '==', '']);
  expect(document.activeElement).toBe(field('Field', 1));
  await user.selectOptions(field('Comparison'), '>');
  expect(written()).toMatch(/--filter 'error_raw>7'$/);
  await user.type(field('Value', 1), 'x');
  await user.selectOptions(field('Field', 1), 'error');
  expect(written()).toMatch(/--filter 'error_raw>7,error==x'$/);
});

test.each([
  ['', ['fname', 'error']],
  ['--fields=error_raw', ['error_raw']],
  ['--fields=+error_raw,-fname', ['error', 'error_raw']],
  ['--fields=open:error_raw', ['error_raw']],
])('with `%s` the fields %j are ticked', async (given, fields) => {
  await open(`ig run trace_open ${given}`);
  expect(ticked()).toEqual(fields);
});

test('fields are ticked, found, and reset without losing the focus or the text', async () => {
  await open();
  await user.click(field(/^error_raw/));
  expect(written()).toMatch(/--fields fname,error,error_raw$/);
  await user.click(field(/^fname/));
  expect(written()).toMatch(/--fields error,error_raw$/);
  await user.type(field('Find a field'), 'RAW err');
  expect(within(screen.getByRole('group', { name: 'Fields' })).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(button('Show the default fields'));
  expect(written()).toBe('sudo ig run trace_open');
  expect([document.activeElement, field('Find a field').value]).toEqual([button('Show the default fields'), 'RAW err']);
  // All can be unticked to choose others.
  await user.clear(field('Find a field'));
  for (const name of [/^fnamefname/, /^errorerror$/]) await user.click(field(name));
  expect([ticked(), written()]).toEqual([[], 'sudo ig run trace_open']);
  await user.click(field(/^error_raw/));
  expect(written()).toMatch(/--fields error_raw$/);
});

test('the order is a field and a direction, in either order', async () => {
  await open('ig run trace_open --sort=-fname');
  expect(field('Descending').checked).toBe(true);
  await user.selectOptions(field('--sort'), 'error');
  expect(written()).toMatch(/--sort=-error$/);
  await user.click(field('Descending'));
  expect(written()).toMatch(/--sort error$/);
  await user.selectOptions(field('--sort'), '');
  expect(written()).toBe('sudo ig run trace_open');
  await user.click(field('Descending'));
  await user.selectOptions(field('--sort'), 'fname');
  expect(written()).toMatch(/--sort=-fname$/);
});

test('problems, the other forms and the address follow when the reader leaves a field', async () => {
  await open();
  await user.selectOptions(field(/^--kind/), 'folder');
  await user.tab();
  expect(built()).toContain('folder');
  const formOf = (title: string): string[] => [...fold(title).querySelectorAll('code')].map((one) => one.textContent);
  expect(formOf('As a manifest')[0]).toContain('folder');
  expect(formOf('Run in background')).toEqual(['kubectl gadget run trace_open --kind folder --detach']);
  expect(formOf('Go code')[0]).toContain('folder');
  expect(texts('.workbench__findings')).toEqual([]);
  cleanup();
  await open(`ig run trace_open --kind nothing`);
  expect(texts('.workbench__findings code')).toEqual(['nothing']);
});
