import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import { commandsFile } from '../../shared/commands/model';
import { MODEL } from '../../shared/commands/test-model';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { storage } from '../storage';
import { applyEnvironment } from './apply-environment';

const SITE = {
  base: '/',
  strings: en,
  tools: ['ig'],
  readerVariables: { NAMESPACE: 'default', POD: 'web' },
  docsSets: [{ id: 'default', versions: [{ name: 'own', label: 'v2', path: '/docs/v2', isLast: true }] }],
} as unknown as SiteData;
const PAGE = {
  build: 'b',
  docs: { set: 'default', version: 'own', page: 'gadgets/trace_open' },
} as unknown as PageMeta;

const block = (...lines: string[]): string =>
  `<div class="code-block" data-kind="terminal"><pre><code>${lines
    .map((line) => `<span class="line is-command"><span class="prompt">$ </span>${line}</span>`)
    .join('\n')}</code></pre></div>`;
const POD = '<var class="reader-var" data-var="POD">web</var>';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  const views = { gadgets: MODEL.gadgets.flatMap(({ view }) => view ?? []) };
  const run = {
    ...MODEL,
    runFlags: [...MODEL.runFlags, { flag: '--podname', short: '-p', type: 'string', here: true }],
  };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.includes('gadgets.json') ? views : commandsFile(run))),
  );
});

async function applied(html: string): Promise<string[]> {
  document.body.innerHTML = `<main><div class="env-line__values"></div>${html}</main>`;
  await applyEnvironment(SITE, PAGE, document.querySelector('main') as HTMLElement);
  return [...document.querySelectorAll('code')].map((code) => code.textContent);
}

test('commands of what is run are written for the tool of the reader, others stay', async () => {
  storage.write(STORAGE_KEYS.environment, 'tool=kubectl-gadget&output=json');
  const texts = await applied(
    `<h2 id="run-it">Run it</h2>${block('sudo ig run trace_open', 'ls')}<h2 id="other">Other</h2>${block('sudo ig run trace_open')}`,
  );
  expect(texts).toEqual(['$ kubectl gadget run trace_open -o json\n$ ls', '$ sudo ig run trace_open']);
  expect(document.querySelector('.env-line__values')?.textContent).toBe('kubectl gadget · output json');
});

test('values of the reader are filled in, and taken back with the environment', async () => {
  storage.write(STORAGE_KEYS.environment, 'pod=mine');
  const html = block(`kubectl logs ${POD}`);
  expect(await applied(html)).toEqual(['$ kubectl logs mine']);
  expect(document.querySelector('var')?.classList.contains('is-own')).toBe(true);
  storage.write(STORAGE_KEYS.environment, '');
  await applyEnvironment(SITE, PAGE, document.querySelector('main') as HTMLElement);
  expect(document.querySelector('code')?.textContent).toBe('$ kubectl logs web');
  expect(document.querySelector('.env-line__values')?.textContent).toBe('namespace default · pod web');
});

test.each(["it's; touch x #", 'a b', '$(touch x)', '--server=https://example.org', 'a\u0003', 'a\u202eb', 'a\n'])(
  'the value %j is not used for a name, wherever it comes from',
  async (value) => {
    const html = block(`kubectl logs ${POD}`, `echo '${POD}'`);
    const texts = ["$ kubectl logs web\n$ echo 'web'"];
    const query = new URLSearchParams({ pod: value }).toString();
    storage.write(STORAGE_KEYS.environment, query);
    expect(await applied(html)).toEqual(texts);
    storage.write(STORAGE_KEYS.environment, '');
    history.replaceState(null, '', `/?${new URLSearchParams({ env: query })}`);
    expect(await applied(html)).toEqual(texts);
  },
);

test('a tab of another tool keeps it if there is a tab for the tool of the reader', async () => {
  storage.write(STORAGE_KEYS.environment, 'tool=kubectl-gadget');
  const panel = (tool: string, text: string): string =>
    `<div class="tabs__panel" data-value="${tool}">${block(text)}</div>`;
  const tabs = (...panels: string[]): string => `<div class="tabs" data-group="env">${panels.join('')}</div>`;
  expect(
    await applied(
      `<h2 id="run-it">Run it</h2>${tabs(panel('ig', 'sudo ig run trace_open'), panel('kubectl-gadget', 'kubectl gadget run trace_open'))}
        ${tabs(panel('ig', 'sudo ig run trace_open'))}`,
    ),
  ).toEqual(['$ sudo ig run trace_open', '$ kubectl gadget run trace_open', '$ kubectl gadget run trace_open']);
});

test('what comes with an address counts for the page, and is not kept', async () => {
  storage.write(STORAGE_KEYS.environment, 'tool=kubectl-gadget');
  history.replaceState(null, '', '/?env=tool%3Dig%26pod%3Dthere');
  expect(await applied(`<h2 id="run-it">x</h2>${block('kubectl gadget run trace_open')}${block(`ps ${POD}`)}`)).toEqual(
    [expect.stringMatching(/^\$ sudo ig run trace_open/), '$ ps there'],
  );
  expect(storage.read(STORAGE_KEYS.environment)).toBe('tool=kubectl-gadget');
});
