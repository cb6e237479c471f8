import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { changedPages, type DocsHistory } from '../src/shared/history';
import { historyPath } from '../src/shared/urls';
import { thingsWith } from './support/gadget-data';
import { DIST, fileOfRoute, ROOT } from './support/site';

const read = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');
const history = JSON.parse(read(historyPath({ id: 'default' }, ''))) as DocsHistory;

/** What stands in the section of a version's home: names with their gadgets or commands, and pages. */
function listOf(version: string): string {
  const html = readFileSync(fileOfRoute(`/docs/${version}`), 'utf8');
  const section = /<section class="changes prose">.*?<\/section>/s.exec(html)?.[0] ?? '';
  return section.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe.each(history.versions.slice(1).map((version, at) => [history.versions[at] ?? '', version] as const))(
  'from %s to %s',
  (before, version) => {
    const list = listOf(version);

    test('the list names everything that the gadget data begins or ends there, and nothing else', () => {
      const named = [...thingsWith('since', version), ...thingsWith('until', before)];
      for (const name of named) expect(list).toContain(name);
      const things = list.slice(0, list.lastIndexOf(' Pages Pages ')).match(/--[a-z0-9_-]+/g) ?? [];
      for (const flag of things) expect(named, `${flag} of the list`).toContain(flag);
    });

    test('the pages are those whose layer has another text, and those with other generated parts', () => {
      const changed = new Set(changedPages(history, before, version).map(({ address }) => address));
      const layer = path.join(ROOT, 'content/docs', version);
      const files = readdirSync(layer, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
      for (const file of files)
        expect(changed, file).toContain(file.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1'));
      const generated = [...changed].filter((address) => !files.includes(`${address}.md`));
      for (const address of generated) expect(address).toMatch(/^(gadgets\/|reference\/|spec\/|api\/|devel\/)/);
    });

    test('the same list stands in the Markdown of the home page', () => {
      const twin = read(`docs/${version}.md`);
      expect(twin).toContain(`## What changed in ${version}`);
      for (const { title } of changedPages(history, before, version)) expect(twin).toContain(`[${title}]`);
    });
  },
);

test('the oldest version leads to the guide, and the feed has an entry for each other release', () => {
  const oldest = history.versions[0] ?? '';
  expect(listOf(oldest)).toContain('The oldest version of this documentation.');
  expect(readFileSync(fileOfRoute(`/docs/${oldest}`), 'utf8')).toContain(`/docs/latest?upgrade=${oldest}#what-changed`);
  const feed = new XMLParser().parse(read('docs/changes.xml')) as {
    feed: { entry: { title: string; content: string }[] };
  };
  expect(feed.feed.entry.map(({ title }) => title)).toEqual(
    history.versions
      .slice(1)
      .filter((version) => version !== 'main')
      .reverse()
      .map((version) => `What changed in ${version}`),
  );
  for (const { content } of feed.feed.entry) expect(content).not.toMatch(/href="(?!https:)/);
});

describe('Names of rows that came later', () => {
  /** A row of a page with the name beside each chip and what the chip says. */
  const CHIP =
    /<code[^>]*>((?:(?!<\/code>).)*)<\/code>(?:<\/a>)?(?: <span>(?:(?!<\/span>).)*<\/span>)* <small class="since">Since ([^<]+)<\/small>/g;
  const htmlOf = (version: string, address: string): string | null => {
    const file = fileOfRoute(`/docs/${version}${address === '' ? '' : `/${address}`}`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const addresses = Object.keys(history.pages);
  const began = new Set(history.versions.slice(1).flatMap((version) => thingsWith('since', version)));

  test.each(history.versions.slice(1))(
    'in %s carry a version that is not later, and pages before it lack them',
    (version) => {
      let chips = 0;
      for (const address of addresses) {
        for (const [, html = '', since = ''] of (htmlOf(version, address) ?? '').matchAll(CHIP)) {
          chips += 1;
          const name = html.replace(/<[^>]+>/g, '');
          const at = history.versions.indexOf(since);
          expect(at, `${name} of ${address}`).toBeGreaterThan(0);
          expect(at, `${name} of ${address}`).toBeLessThanOrEqual(history.versions.indexOf(version));
          const before = htmlOf(history.versions[at - 1] ?? '', address);
          // What the data does not know is in no code of the page before.
          if (!name.startsWith('--') && !began.has(name))
            expect(before, `${name} of ${address}`).not.toContain(`>${html}<`);
        }
      }
      expect(chips).toBeGreaterThan(20);
    },
  );

  test('every flag that the data begins in a version and a table of a reference page defines has its chip', () => {
    for (const [at, version] of history.versions.entries()) {
      const flags = at === 0 ? [] : thingsWith('since', version).filter((name) => name.startsWith('--k8s-'));
      const page = htmlOf(version, 'reference/run') ?? '';
      for (const flag of flags)
        expect(page).toContain(`<code>${flag}</code> <small class="since">Since ${version}</small>`);
    }
    expect(htmlOf(history.versions[0] ?? '', 'reference/run')).not.toContain('class="since"');
  });
});
