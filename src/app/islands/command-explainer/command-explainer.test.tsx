// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { SiteProvider } from '../../context/SiteContext';
import { eventually, texts } from '../../test-document';
import CommandExplainer from '.';

const FINE = 'Valid in explained-1.';
const ONE_PROBLEM = '1 problem in explained-1';
// The data of a version is loaded once, also for other test files.
const versions = ['explained-1', 'explained-2'].map((name) => ({ name, label: name, path: `/docs/${name}` }));
const site = { base: '/', strings: en, docsSets: [{ id: 'default', versions }] } as unknown as SiteData;
const page = {
  path: '/docs/explained-1/gadgets/trace_open',
  docs: { set: 'default', version: 'explained-1', page: 'gadgets/trace_open' },
} as unknown as PageMeta;

let user: UserEvent;
let isOffline: boolean;
let closed: number;
beforeEach(() => {
  closed = 0;
  isOffline = false;
  user = userEvent.setup();
  history.replaceState(null, '', page.path);
  const views = { gadgets: MODEL.gadgets.flatMap(({ view }) => view ?? []) };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) =>
    isOffline
      ? Promise.reject(new Error('No network.'))
      : Promise.resolve(Response.json(url.includes('gadgets.json') ? views : commandsFile(MODEL))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Site({ children }: { children: ReactNode }): ReactNode {
  return <SiteProvider value={site}>{children}</SiteProvider>;
}

const field = (): HTMLTextAreaElement => screen.getByLabelText('Paste a command, a manifest or output');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const verdict = (): string => screen.getByRole('status').textContent;
const explained = (): string | null => new URL(location.href).searchParams.get('explain');
const firstCells = (): string[] => texts('tbody td:first-child');

const open = (command: string): unknown =>
  render(<CommandExplainer page={page} command={command} close={() => closed++} />, { wrapper: Site });

async function paste(text: string): Promise<void> {
  await user.clear(field());
  await user.paste(text);
}

// The first test, because loaded data is kept.
test('missing data is reported and can be requested again', async () => {
  isOffline = true;
  open('ig run trace_open');
  expect((await screen.findByRole('alert')).textContent).toBe('The command data could not be loaded. Try again.');
  isOffline = false;
  await user.click(button(en.shell.retry));
  await eventually(() => expect(verdict()).toBe(FINE));
});

test('a command is explained from its title on, and is in the address until the text changes', async () => {
  open('ig run trace_open --kind file');
  expect(document.activeElement?.id).toBe('workbench-title');
  await eventually(() => expect(verdict()).toBe(FINE));
  expect(texts('.workbench__words dt')).toEqual(['ig', 'run', 'trace_open', '--kind', 'file']);
  expect(explained()).toBe('ig run trace_open --kind file');
  await user.type(field(), ' --nonsense');
  expect(explained()).toBe(null);
  await eventually(() => expect(verdict()).toBe(ONE_PROBLEM));
  await user.click(button(en.shell.close));
  expect(closed).toBe(1);
});

test('it opens empty with the focus in its field, and names what is no command', async () => {
  open('');
  expect(document.activeElement).toBe(field());
  await user.paste('rm -rf /');
  await eventually(() =>
    expect(verdict()).toBe(
      'There is no command of the tools in this text. A command begins with kubectl gadget, ig or gadgetctl.',
    ),
  );
  expect(screen.queryByRole('button', { name: 'Compare with the other versions' })).toBe(null);
  await paste('ig run '.padEnd(5000, 'a'));
  await eventually(() => expect(verdict()).toBe('This is too long for a command: 4 kB at most.'));
  await user.clear(field());
  await eventually(() => expect(verdict()).toBe(''));
});

test('a wrong command is corrected, with what was repaired while it was read', async () => {
  open('ig run trace_opne –kind file');
  await eventually(() => screen.getByText('Cleaned up'));
  expect(texts('.workbench__findings code')).toContain('trace_opne');
  const corrected = screen.getByText('Corrected').closest('section') as HTMLElement;
  expect(within(corrected).getByText(/ig run trace_open/).textContent).toMatch(
    /^(sudo )?ig run trace_open --kind file$/,
  );
});

test('the other tools, a manifest, and the other versions follow on request', async () => {
  open('ig run trace_open --failed');
  await eventually(() => screen.getByText('As a manifest'));
  await user.click(screen.getByText('With kubectl gadget'));
  screen.getByText('kubectl gadget run trace_open', { exact: false });
  await user.click(button('Compare with the other versions'));
  await screen.findByText('explained-2: the same.');
  expect(button('Copy a link to this')).toBeTruthy();
});

test('a manifest with a mistake shows its problem', async () => {
  open('apiVersion: 1\nkind: instance-spec\nimage: trace_open\nparamValues:\n  operator.oci.ebpf.nonsense: x\n');
  await eventually(() => expect(verdict()).toBe(ONE_PROBLEM));
});

const ROWS = Array.from({ length: 60 }, (_, at) => JSON.stringify({ fname: `file ${at + 10}`, error: '' })).join('\n');

test('output is a table that is sorted and shown in parts, with its columns explained', async () => {
  open('');
  await user.paste(ROWS);
  await eventually(() => expect(verdict()).toBe('Output of trace_open'));
  expect([firstCells().length, firstCells()[1]]).toEqual([25, 'file 11']);
  expect(texts('.workbench__words dt')).toEqual(['fname', 'error']);
  const head = screen.getByRole('columnheader', { name: 'fname' });
  await user.click(button('fname'));
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await user.click(button('fname'));
  expect([head.getAttribute('aria-sort'), firstCells()[0]]).toEqual(['descending', 'file 69']);
  await user.click(button('Show more rows'));
  await eventually(() => expect(firstCells()).toHaveLength(60));
  // The button with the focus disappears.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rows' }));
  await user.click(screen.getAllByRole('button', { name: 'Copy the filter for this row' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe("--filter 'fname==file 69'");
});
