import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { SiteProvider } from '../../context';
import { storage } from '../../storage';
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

let closed: number;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  closed = 0;
});
afterEach(cleanup);

const open = (name?: string, of = site): void =>
  void render(
    <SiteProvider value={of}>
      <EnvironmentForm {...{ page }} {...(name === undefined ? {} : { name })} close={() => closed++} />
    </SiteProvider>,
  );
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const choice = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const kept = (): string | null => storage.read(STORAGE_KEYS.environment);

test('it has the values of the address, uses what was typed once it is sent, and chooses the tab of the tool', async () => {
  history.replaceState(null, '', '/?env=tool%3Dig');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="tabs" data-group="env"><button role="tab" data-value="kubectl-gadget"></button></div>',
  );
  const tab = vi.fn<() => void>();
  document.querySelector('[role="tab"]')?.addEventListener('click', tab);
  open();
  expect([choice('Tool').value, field('Pod').value, document.activeElement]).toEqual(['ig', 'web', choice('Tool')]);
  await userEvent.selectOptions(choice('Tool'), 'kubectl-gadget');
  await type('Pod', 'mine');
  expect(kept()).toBe(null);
  await press('Use these');
  expect([kept(), closed, location.search]).toEqual(['pod=mine&tool=kubectl-gadget', 1, '']);
  expect(tab).toHaveBeenCalledTimes(1);
});

test('only values other than the defaults are kept, without spaces around them', async () => {
  open();
  await type('Pod', ' mine ');
  await userEvent.clear(field('Namespace'));
  await press('Use these');
  expect(kept()).toBe('pod=mine');
});

test.each(['shop prod', '-rf', '$(touch x)'])('the value %j is refused with a sentence', async (value) => {
  open('POD');
  await userEvent.clear(field('Pod'));
  await userEvent.paste(value);
  expect(screen.getByRole('alert').textContent).toMatch(/^Begin with a letter or a digit/);
  await press('Use these');
  expect([kept(), closed, document.activeElement]).toEqual([null, 0, field('Pod')]);
  await type('Pod', 'shop');
  expect(screen.queryByRole('alert')).toBe(null);
  await press('Use these');
  expect([kept(), closed]).toEqual(['pod=shop', 1]);
});

test('a value with hidden characters is not used', async () => {
  open('POD');
  await userEvent.clear(field('Pod'));
  await userEvent.paste('a\u202eb');
  await press('Use these');
  expect(kept()).toBe('');
});

test('it begins with the name that was pressed; the defaults come back at once', async () => {
  open('POD');
  expect(document.activeElement).toBe(field('Pod'));
  await type('Pod', 'a.txt');
  await press('Use these');
  expect(kept()).toBe('pod=a.txt');
  await press('Reset');
  expect([kept(), closed]).toEqual(['', 2]);
});

test('a site that explains no commands asks for names alone', () => {
  open('POD', { ...site, tools: [] });
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.queryByRole('combobox')).toBe(null);
});
