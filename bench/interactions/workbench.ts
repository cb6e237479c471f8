import type { Page } from 'playwright-core';
import type { Interaction } from './interaction';

const GADGET = '/docs/latest/gadgets/trace_dns';
const PHONE = { width: 390, height: 800 };
const LIMIT = 100;

/** As many rows as a minute of a busy resolver prints. */
const OUTPUT = Array.from({ length: 300 }, (_, at) =>
  JSON.stringify({ qr: 'R', name: `n${at}.`, rcode: at % 3 ? 'Success' : 'NameError', qtype: 'A', latency_ns: '1ms' }),
).join('\n');

const first = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function openBox(page: Page): Promise<void> {
  await first(page, 'Explain').click();
  await page.locator('.workbench__words dt').first().waitFor();
  await page.locator('#workbench-field').focus();
}

/** The output is on the clipboard: a driver that types it would have the browser lay out each line for itself. */
async function copyOutput(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), OUTPUT);
  await openBox(page);
}

async function openTable(page: Page): Promise<void> {
  await copyOutput(page);
  await page.keyboard.press('Control+v');
  await page.locator('.workbench__output tbody tr').first().waitFor();
}

async function openBuilder(page: Page): Promise<void> {
  await first(page, 'Build').click();
  await page.locator('.builder__result code').waitFor();
}

async function openLine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Environment' }).click();
  await page.getByRole('textbox', { name: 'NAMESPACE' }).focus();
}

/** What operators do with commands: each on a phone, the smallest machine. */
export const WORKBENCH_INTERACTIONS: readonly Interaction[] = [
  { name: 'explain', act: (page: Page) => first(page, 'Explain').click() },
  { name: 'type in the box', before: openBox, act: (page: Page) => page.keyboard.press('x') },
  { name: 'paste output', before: copyOutput, act: (page: Page) => page.keyboard.press('Control+v') },
  {
    name: 'show more rows',
    before: openTable,
    act: (page: Page) => page.getByRole('button', { name: 'Show more rows' }).click(),
  },
  { name: 'sort rows', before: openTable, act: (page: Page) => first(page, 'name').click() },
  { name: 'build', act: (page: Page) => first(page, 'Build').click() },
  {
    name: 'choose output',
    before: openBuilder,
    act: (page: Page) => page.getByLabel('--output').selectOption('json'),
  },
  {
    name: 'choose the tool',
    before: openBuilder,
    act: (page: Page) => page.getByLabel('Tool').selectOption('ig'),
  },
  {
    name: 'open the fields',
    before: openBuilder,
    act: (page: Page) => page.getByText('Fields', { exact: true }).last().click(),
  },
  {
    name: 'type a filter',
    before: async (page: Page) => {
      await openBuilder(page);
      await page.getByText('Filters', { exact: true }).click();
      await page.getByRole('button', { name: 'Add a filter' }).click();
      await page.getByRole('combobox', { name: 'Value' }).focus();
    },
    act: (page: Page) => page.keyboard.press('x'),
  },
  { name: 'environment', act: (page: Page) => page.getByRole('button', { name: 'Environment' }).click() },
  { name: 'type a value', before: openLine, act: (page: Page) => page.keyboard.press('x') },
  {
    name: 'next word',
    before: async (page: Page) => {
      await first(page, 'Explain').focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('#hint').waitFor();
    },
    act: (page: Page) => page.keyboard.press('ArrowRight'),
  },
].map((interaction) => ({ route: GADGET, viewport: PHONE, limit: LIMIT, ...interaction }));
