import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { choose, copiedText, press, tabTo, watchClipboard } from '../support/keyboard';
import { NEWEST, PREVIOUS } from '../support/site';

/** What operators do with the commands of a page, by keyboard alone: each task ends with a command on the clipboard. */

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
const GADGETS = '/docs/latest/gadgets/';

const { visit } = useBrowser();

async function openLine(page: Page): Promise<void> {
  await press(page, /Change$/);
  await page.getByRole('dialog', { name: 'Your own values' }).waitFor();
}

async function openBuilder(page: Page): Promise<void> {
  await press(page, 'Customise');
  await page.getByRole('dialog', { name: 'Customise the command: trace_dns' }).waitFor();
}

/** Opens the empty box of the gadgets page and types into it: React does not notice what the driver of Firefox inserts. */
async function paste(page: Page, text: string): Promise<void> {
  await press(page, 'paste your own command');
  const field = page.getByLabel('Paste a command, a manifest or output');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(text);
}

const ROWS = [
  { proc: { comm: 'dig' }, qr: 'R', name: 'b.', rcode: 'NameError', qtype: 'A', latency_ns: '2ms' },
  { proc: { comm: 'curl' }, qr: 'R', name: 'a.', rcode: 'Success', qtype: 'A', latency_ns: '1ms' },
];

interface Task {
  name: string;
  route: string;
  act(page: Page): Promise<unknown>;
  copied: string;
}

const TASKS: readonly Task[] = [
  {
    name: 'copy the first command',
    route: TRACE_DNS,
    act: (page) => press(page, 'Copy'),
    copied: `kubectl gadget run trace_dns:${NEWEST} -n default -p my-pod`,
  },
  {
    name: 'set the namespace once',
    route: TRACE_DNS,
    async act(page) {
      await openLine(page);
      await tabTo(page, 'Namespace');
      await page.keyboard.type('shop');
      await press(page, 'Use these');
      await page.locator('#run-it ~ .tabs pre', { hasText: '-n shop' }).first().waitFor();
      await press(page, 'Copy');
    },
    copied: `kubectl gadget run trace_dns:${NEWEST} -n shop -p my-pod`,
  },
  {
    name: 'paste what a version command prints',
    route: TRACE_DNS,
    async act(page) {
      await openLine(page);
      await tabTo(page, /^Paste the output/);
      await page.keyboard.type(PREVIOUS);
      await page.getByText(`Found: ig, ${PREVIOUS}.`).waitFor();
      await press(page, 'Use these');
      await page
        .locator('#run-it ~ .tabs pre', { hasText: `trace_dns:${PREVIOUS} -c` })
        .first()
        .waitFor();
      await press(page, 'Copy');
    },
    copied: `sudo ig run trace_dns:${PREVIOUS} -c my-container`,
  },
  {
    name: 'build a command with another output',
    route: TRACE_DNS,
    async act(page) {
      await openBuilder(page);
      await tabTo(page, '--output');
      await choose(page, 'json');
      await press(page, 'Copy', 'Shift+Tab');
    },
    copied: `kubectl gadget run trace_dns:${NEWEST} -n default -p my-pod -o json`,
  },
  {
    name: 'build a command with a filter',
    route: TRACE_DNS,
    async act(page) {
      await openBuilder(page);
      await press(page, 'Filters');
      await press(page, 'Add a filter');
      await choose(page, 'dst');
      await tabTo(page, 'Comparison');
      await choose(page, '!=');
      await tabTo(page, 'Value');
      await page.keyboard.type('10.0.0.1:53');
      await press(page, 'Copy', 'Shift+Tab');
    },
    copied: `kubectl gadget run trace_dns:${NEWEST} -n default -p my-pod --filter 'dst!=10.0.0.1:53'`,
  },
  {
    name: 'begin with a recipe, and run it in the background',
    route: TRACE_DNS,
    async act(page) {
      await openBuilder(page);
      await tabTo(page, 'Start from');
      await choose(page, 'Which lookups are slow?');
      await press(page, /^Run in background/);
      await press(page, 'Copy');
    },
    copied: `kubectl gadget run trace_dns:${NEWEST} -A --filter 'latency_ns_raw>=100000000' --detach`,
  },
  {
    name: 'filter by a value of example output',
    route: TRACE_DNS,
    async act(page) {
      const output = page.locator('.terminals .code-block').first();
      const explain = output.getByRole('button', { name: 'Explain' });
      do await tabTo(page, 'Explain');
      while (!(await explain.evaluate((button) => button === document.activeElement)));
      await page.keyboard.press('ArrowRight');
      await page.locator('#hint').getByText('tool', { exact: true }).waitFor();
      // Down the lines of the command to the titles of its output, and to the value below the first.
      const title = page.locator('#hint .hint__title');
      do await page.keyboard.press('ArrowDown');
      while ((await title.textContent()) !== 'dst');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Filter by this' }).waitFor();
      await press(page, 'Filter by this');
      await output.getByText('dst==p/demo/lookup:38114').waitFor();
      await press(page, 'Copy');
    },
    copied:
      `kubectl gadget run trace_dns:${NEWEST} -n demo -p lookup --filter 'qr==R,dst==p/demo/lookup:38114' ` +
      '--fields dst,nameserver,proc.comm,qtype,name,rcode,addresses,latency_ns',
  },
  {
    name: 'take the filter for a row of own output',
    route: GADGETS,
    async act(page) {
      await paste(page, ROWS.map((row) => JSON.stringify(row)).join('\n'));
      await page.getByText('Output of trace_dns').waitFor();
      await press(page, 'Copy the filter for this row');
    },
    copied: "--filter 'proc.comm==dig,qr==R,name==b.,rcode==NameError'",
  },
];

describe.each([
  [1280, TASKS],
  [360, TASKS.slice(0, 3)],
])('By keyboard alone, at %i px', (width, tasks) => {
  test.each(tasks)('$name', async ({ route, act, copied }) => {
    const page = await visit(route, { viewport: { width, height: 800 }, prepare: watchClipboard });
    // Past the bar of the site.
    await press(page, /^Skip to/);
    await act(page);
    await expect.poll(() => copiedText(page)).toBe(copied);
  });
});
