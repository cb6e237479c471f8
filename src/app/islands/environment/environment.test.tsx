// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { SiteProvider } from '../../context/SiteContext';
import { storage } from '../../storage';
import { eventually } from '../../test-document';
import EnvironmentForm from '.';

const site = {
  base: '/',
  strings: en,
  tools: ['ig'],
  readerVariables: { NAMESPACE: 'default', POD: 'web' },
  docsSets: [{ id: 'default', versions: [{ name: 'own', label: 'v2', path: '/docs/v2', isLast: true }] }],
} as unknown as SiteData;
const page = {
  docs: { set: 'default', version: 'own', page: 'gadgets/trace_open', absentIn: [] },
} as unknown as PageMeta;

let button: HTMLElement;
let closed: number;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<button aria-expanded="false"></button>';
  button = document.body.firstElementChild as HTMLElement;
  closed = 0;
});
afterEach(cleanup);

type Opener = Parameters<typeof EnvironmentForm>[0]['opener'];
const open = (opener: Opener, of = site): void =>
  void render(
    <SiteProvider value={of}>
      <EnvironmentForm {...{ page, opener }} close={() => closed++} />
    </SiteProvider>,
  );
const openLine = (): void => open({ type: 'line', button });
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const choice = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const kept = (): unknown => JSON.parse(storage.read(STORAGE_KEYS.readerVariables) ?? 'null');

test('the line has the values of the address, uses what is typed, and chooses the tab of the tool', async () => {
  history.replaceState(null, '', '/?env=tool%3Dig');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="tabs" data-group="env"><button role="tab" data-value="kubectl-gadget"></button></div>',
  );
  const tab = vi.fn<() => void>();
  document.querySelector('[role="tab"]')?.addEventListener('click', tab);
  openLine();
  expect([choice('Tool').value, field('POD').value, document.activeElement]).toEqual(['ig', 'web', choice('Tool')]);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.selectOptions(choice('Tool'), 'kubectl-gadget');
  await type('POD', 'mine');
  await eventually(() => expect(kept()).toEqual({ POD: 'mine' }));
  expect([storage.read(STORAGE_KEYS.environment), location.search]).toEqual(['tool=kubectl-gadget', '']);
  expect(tab).toHaveBeenCalledTimes(1);
  await type('NAMESPACE', 'shop');
  await userEvent.keyboard('{Escape}');
  expect([kept(), closed, document.activeElement]).toEqual([{ POD: 'mine', NAMESPACE: 'shop' }, 1, button]);
});

test('only values other than the defaults are kept, without spaces around them', async () => {
  openLine();
  await type('POD', ' mine ');
  await userEvent.clear(field('NAMESPACE'));
  await userEvent.keyboard('{Escape}');
  expect(kept()).toEqual({ POD: 'mine' });
});

test('the dialog begins with the name that was pressed, and uses nothing before it is sent', async () => {
  open({ type: 'name', name: 'FILE' });
  expect(document.activeElement).toBe(field('FILE'));
  await userEvent.type(field('FILE'), 'a.txt');
  expect(kept()).toBe(null);
  await press('Use these');
  expect([kept(), closed]).toEqual([{ FILE: 'a.txt' }, 1]);
});
