import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { idleMoments, useBrowser } from '../support/browser';

const TRACE_DNS = '/docs/latest/gadgets/trace_dns';
const TOOLS = ['kubectl', 'ig', 'gadgetctl', 'sudo', 'docker'];

const { visit } = useBrowser();

const address = (name: string, text: string): string => `${TRACE_DNS}?${new URLSearchParams({ [name]: text })}`;

async function open(where: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await visit(where, prepare && { prepare });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

/** What a button puts on the clipboard. */
async function copied(page: Page, button: Locator): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

/** What every copy button of a dialog gives, those in its folds too: commands, and files of several lines. */
async function copiedFrom(page: Page): Promise<{ commands: string[]; files: string[] }> {
  const dialog = page.getByRole('dialog');
  for (const summary of await dialog.locator('.workbench__form-of > summary').all())
    if (await summary.isVisible()) await summary.click();
  const texts: string[] = [];
  for (const button of await dialog.locator('.workbench__copyable button').all())
    if (await button.isVisible()) texts.push(await copied(page, button));
  const isFile = (text: string): boolean => /^(?:apiVersion|package)/.test(text);
  return { commands: texts.filter((text) => !isFile(text)), files: texts.filter(isFile) };
}

/** Which programs a text runs in a shell that finds the tools and `touch` alone, and what else it does or says. */
function ranBy(text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipboard-'));
  const [bin, log] = [path.join(folder, 'bin'), path.join(folder, 'log')];
  try {
    mkdirSync(bin);
    for (const name of [...TOOLS, 'touch']) {
      writeFileSync(path.join(bin, name), `#!/bin/bash\necho ${name} >> ${log}\n`);
      chmodSync(path.join(bin, name), 0o755);
    }
    const options = { cwd: folder, env: { PATH: bin, HOME: folder }, input: `exec 2>&1\n${text}\n` };
    const said = spawnSync('/bin/bash', ['-s'], options).stdout.toString();
    const ran = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    const files = readdirSync(folder).filter((name) => !['bin', 'log'].includes(name));
    return [...new Set([...ran, ...said.split('\n').filter(Boolean), ...files])];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function expectOnlyTools(texts: readonly string[]): void {
  for (const text of texts) {
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect([text, ranBy(text).filter((one) => !TOOLS.includes(one))]).toEqual([text, []]);
  }
}

test('the shell of these tests notices what is run besides the tools', () => {
  expect(ranBy('kubectl gadget; touch q')).toEqual(['kubectl', 'touch']);
  expect(ranBy("sudo ig 'touch q'")).toEqual(['sudo']);
  expect(ranBy('BASH_ENV=./x ig > q')).toEqual(['ig', 'q']);
  expect(ranBy('x')).toEqual(['/bin/bash: line 2: x: command not found']);
});

describe('The clipboard of a reader who follows a crafted link', () => {
  test('has only the tool in it from the builder', async () => {
    const page = await open(TRACE_DNS);
    for (const command of [
      "kubectl gadget run trace_dns '--x;touch q;#=1'",
      "kubectl gadget run trace_dns -n 'a;touch q' --filter 'name==$(touch q)' --fields 'name`touch q`' --name '\" $(touch q)'",
      "kubectl gadget run 'trace_dns:v1;touch q' --timeout '1;touch q'",
      'touch q; kubectl gadget run trace_dns > q',
    ]) {
      await page.goto(new URL(address('build', command), page.url()).href);
      await page.getByRole('dialog').locator('.builder__result').waitFor();
      const { commands, files } = await copiedFrom(page);
      expect(commands.length, command).toBeGreaterThan(0);
      expectOnlyTools(commands);
      const manifest: unknown = parse(files.find((file) => file.startsWith('apiVersion')) ?? '');
      expect(Object.keys(manifest as object)).toEqual(expect.arrayContaining(['apiVersion', 'kind', 'image']));
      for (const file of files.filter((text) => text.startsWith('package')))
        expect(file.replace(/"(?:[^"\\\n]|\\.)*"/g, '')).not.toContain('touch');
    }
  });

  test('is not filled from a command with hidden characters, which opens nothing', async () => {
    const page = await open(address('build', 'kubectl gadget run trace_dns -n "a\u0003touch q"'));
    await page.locator('.env-line').waitFor();
    await idleMoments(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('has only the tool in it from the explanation', async () => {
    const page = await open(address('explain', ''));
    for (const command of [
      "sudo ig run trace_dns '--k8s-podnmae=a;touch q #'",
      "ig run 'trace_dsn:v1;touch q'",
      "ig run trace_dns --filter $'a\\'' --pahts ';touch q #'",
      'touch q\nig run trace_dns --pahts | touch q > q',
      'BASH_ENV=<(touch q) watch ig run trace_dns --pahts',
      'docker run --entrypoint touch ghcr.io/inspektor-gadget/ig run trace_dns --pahts',
      'apiVersion: 1\nkind: instance-spec\nimage: \'trace_dsn;touch q\'\nname: "a\\x03;touch q"\n',
    ]) {
      await page.goto(new URL(address('explain', command), page.url()).href);
      await page.getByRole('dialog').locator('.workbench__result > *').first().waitFor();
      const { commands } = await copiedFrom(page);
      expect(commands.length, command).toBeGreaterThan(0);
      expectOnlyTools(commands);
      const link = await copied(page, page.getByRole('button', { name: 'Copy a link to this' }));
      expect(ranBy(link)).not.toContain('touch');
    }
  });

  test('has no part of an unusable value of the environment or the storage in the commands of a page', async () => {
    // The container shows that the rest of the environment is used.
    const container = 'mine';
    const commandsOf = async (query: string, stored = ''): Promise<string[]> => {
      const page = await open(query === '' ? TRACE_DNS : address('env', query), (fresh) =>
        fresh.addInitScript((text) => localStorage.setItem('environment', text), stored),
      );
      await page
        .locator('[data-kind="terminal"]:visible', { hasText: `-c ${container}` })
        .first()
        .waitFor();
      const buttons = await page.locator('[data-kind="terminal"]:visible [data-action="copy"]').all();
      const texts: string[] = [];
      for (const button of buttons.slice(0, 2)) texts.push(await copied(page, button));
      await page.context().close();
      return texts;
    };
    const expected = await commandsOf(`container=${container}`);
    expect(expected).toHaveLength(2);
    for (const value of ['a;touch q', "it's; touch x #", '--server=https://example.org', 'a\u0003touch q\u202e']) {
      const names = ['namespace', 'pod', 'tag', 'output', 'tool'].map((name) => [name, value]);
      const sent = new URLSearchParams({ ...Object.fromEntries(names), container }).toString();
      expect(await commandsOf(sent), value).toEqual(expected);
    }
    const kept = new URLSearchParams({ namespace: '$(touch q)', pod: 'a;touch q', container });
    expect(await commandsOf('', kept.toString())).toEqual(expected);
  });

  test('has the selector of its environment in quotes', async () => {
    const env = new URLSearchParams({ selector: "app in (a,b);touch q #'", tool: 'kubectl-gadget' });
    const page = await open(address('env', env.toString()));
    const block = page.locator('[data-kind="terminal"]:visible').first();
    await block.getByText('app in (a,b)').waitFor();
    expectOnlyTools([await copied(page, block.locator('[data-action="copy"]'))]);
  });

  test('is not changed by the words of a search', async () => {
    const button = (page: Page): Locator => page.locator('[data-kind="terminal"]:visible [data-action="copy"]').first();
    const [marked, plain] = [await open(address('q', 'kubectl;touch q $(touch q) gadget')), await open(TRACE_DNS)];
    await marked.locator('.search-marks').waitFor();
    expect(await copied(marked, button(marked))).toBe(await copied(plain, button(plain)));
  });

  test('has the filter for a row of pasted output in quotes, without values that cannot be seen', async () => {
    const page = await open(address('explain', 'sudo ig run trace_dns'));
    const row = { name: "a';touch q #", nameserver: { addr: '$(touch q)' }, rcode: 'a\u0003', qr: 'R', qtype: 'A' };
    await page.getByLabel('Paste a command, a manifest or output').fill(JSON.stringify(row));
    const filter = await copied(page, page.getByRole('button', { name: 'Copy the filter for this row' }));
    expect(filter).not.toContain('rcode');
    expectOnlyTools([`ig run trace_dns ${filter}`]);
  });
});

test.each(['explain', 'build'])('an address with more than 4 kB of ?%s= says so', async (name) => {
  const page = await open(address(name, 'kubectl gadget run trace_dns '.padEnd(4097, '--a ')));
  await page.getByRole('dialog').getByText('This is too long for a command; the limit is 4 kB.').waitFor();
});

test('an address with more than 4 kB of ?env= says so', async () => {
  const page = await open(address('env', 'namespace=shop&'.padEnd(4097, 'a')));
  const notice = page.locator('.notice', {
    hasText: 'A value in the address was ignored because it is longer than 4 kB',
  });
  await notice.waitFor();
  expect(await page.locator('#run-it ~ .tabs pre').first().textContent()).not.toContain('shop');
});

test.each(['compare', 'upgrade'])('a version with hidden characters in ?%s= is none', async (name) => {
  const where = name === 'compare' ? TRACE_DNS : '/docs/latest/';
  const page = await open(`${where}?${name}=v0.45.0%E2%80%AE`);
  await page.getByText('There is no version “”').waitFor();
});

test('a command of 4 kB is explained at once, a longer one is refused', async () => {
  const page = await open(address('explain', ''));
  const field = page.getByLabel('Paste a command, a manifest or output');
  await field.fill('ig run trace_dns '.padEnd(4096, '--fields a,a,a '));
  await page.getByText(/\d+ problems in/).waitFor();
  await field.fill('ig run trace_dns '.padEnd(48_000, '--a '));
  await page.getByText('This is too long for a command').waitFor();
});
