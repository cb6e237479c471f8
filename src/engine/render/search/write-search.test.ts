import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../model/test-folder';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import { randomPages } from '../../../shared/search/test-data';
import { writeSearch } from './write-search';

const before = temporaryFolder();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 10, 25, 10, 15, 0) });
});
afterEach(() => vi.useRealTimers());

const [PAGE] = randomPages(3, 1);
const SITE = {
  config: { search: { enabled: true, maxHits: 8, highlight: true } },
  language: { prefix: '' },
  vocabulary: null,
  glossary: [],
  docs: [],
} as unknown as Site;

/** Names of the files that a build writes, whose page of the version has a description, and one of no version. */
function write(description: string, build = 'mark'): string[] {
  const page = { search: () => PAGE, path: '/a', heading: 'A', description: 'the same' };
  const versioned = { ...page, path: '/docs/v1/a', description, docs: { set: 'default', version: 'v1', absentIn: [] } };
  const plan = { pages: [page, versioned] } as unknown as RoutePlan;
  const files = new Map<string, string>();
  const output = { add: (file: string, content: string | Uint8Array) => void files.set(file, content.toString()) };
  writeSearch([{ site: SITE, plan, build }], output, before.at());
  before.writeAll(Object.fromEntries(files));
  return [...files.keys()].filter((name) => /-doc-/.test(name));
}

test('files keep the time of the build that made them, until something that is searched in their version changes', () => {
  const first = ['_search/search-doc-20251125-101500-site.json', '_search/search-doc-20251125-101500-v1.json'];
  expect(write('one').sort()).toEqual(first);
  vi.advanceTimersByTime(60_000);
  expect(write('one').sort()).toEqual(first);
  expect(write('two').sort()).toEqual([first[0], '_search/search-doc-20251125-101600-v1.json']);
  vi.advanceTimersByTime(60_000);
  expect(write('two', 'other')).toContain('_search/search-doc-20251125-101700-site.json');
});
