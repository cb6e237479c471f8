import { expect, test } from 'vitest';
import type { Catalogue } from '../../read/gadgets/catalogue';
import type { Article } from '../../markdown/article';
import { EMPTY_ARTICLE } from '../../markdown/test-article';
import type { PlanContext } from '../site';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { flagVersions, rowHistory, rowVersions } from './row-versions';

const LAYERS = ['v1', 'v2', 'v3', 'main'];

/** Gadget data in which only the flags of all gadgets matter. */
const dataWith = (flags: { flag: string; since?: string }[]): Catalogue =>
  ({
    versions: LAYERS,
    common: { flags: { all: { flags } }, paramGroups: {} },
    commands: null,
    gadgets: [],
  }) as unknown as Catalogue;

/** The row versions of a page in each version, from its texts by layer. */
function versionsOf(texts: Record<string, Partial<Article>>, gadgets: Catalogue | null = null): (object | null)[] {
  const articles = new Map<string, Article>();
  const docs = LAYERS.map((layer): DocsVersion => {
    const text = texts[layer];
    if (text) articles.set(`${layer}/a.md`, { ...EMPTY_ARTICLE, ...text });
    const doc = { address: 'a', document: { file: `${layer}/a.md` } } as DocEntry;
    const config = layer === 'v3' ? { name: 'latest', servesLayer: 'v3' } : { name: layer };
    return { layer, config, byAddress: new Map(text ? [['a', doc]] : []) } as unknown as DocsVersion;
  });
  const context = { site: { docs, gadgets, config: { docs: { layers: LAYERS } } }, articles } as unknown as PlanContext;
  const history = rowHistory(context);
  return docs.map((version) => {
    const doc = version.byAddress.get('a');
    return doc ? Object.fromEntries(rowVersions(context, history, version, doc)) : null;
  });
}

const rows = (...names: string[]): Partial<Article> => ({ names });

test('a row shows the version that introduced it, in that version and later', () =>
  expect(versionsOf({ v1: rows('--a'), v2: rows('--a', '--b'), v3: rows('--b'), main: rows('--a', '--b') })).toEqual([
    {},
    { '--b': 'v2' },
    { '--b': 'v2' },
    { '--a': 'main', '--b': 'v2' },
  ]));

test('a page that was added later shows its version; its rows do not', () =>
  expect(versionsOf({ v2: rows('--a'), v3: rows('--a', '--b'), main: rows('--a', '--b') })).toEqual([
    null,
    {},
    { '--b': 'v3' },
    { '--b': 'v3' },
  ]));

test('a renamed row or a function with changed parameters is not new', () =>
  expect(
    versionsOf({
      v1: { codeNames: ['--a', 'f'] },
      v2: rows('--a', 'f(a, b)', '--c'),
    }),
  ).toEqual([{}, { '--c': 'v2' }, null, null]));

test('gadget data takes precedence: a table may have been written later than the flag', () => {
  const data = dataWith([
    { flag: '--old' },
    { flag: '--v2', since: 'v2' },
    { flag: '--twice' },
    { flag: '--twice', since: 'v3' },
    { flag: '--page', since: 'v2' },
  ]);
  const all = rows('--old', '--v2', '--twice', '--other');
  expect(versionsOf({ v1: rows(), v2: rows(), v3: all, main: all }, data)).toEqual([
    {},
    {},
    { '--v2': 'v2', '--twice': 'v3', '--other': 'v3' },
    { '--v2': 'v2', '--twice': 'v3', '--other': 'v3' },
  ]);
  expect(versionsOf({ v2: rows('--page', '--old', '--twice') }, data)).toEqual([null, { '--page': 'v2' }, null, null]);
});

const flag = (name: string, more = {}) => ({ flag: name, ...more });
const catalogue = {
  versions: ['v1', 'v2', 'v3'],
  common: {
    flags: { run: { flags: [flag('--common'), flag('--later', { since: 'v2' })] } },
    paramGroups: { net: { params: [flag('--net', { manifest: 'operator.net' })] } },
  },
  gadgets: [
    { since: 'v2', paramGroups: [{ params: [flag('--own'), flag('--newer', { since: 'v3' })] }] },
    { paramGroups: [{ params: [flag('--newer')] }] },
  ],
  commands: {
    flagSets: { set: [flag('--set', { since: 'v3' })] },
    tools: {
      ig: {
        flags: [flag('--tool')],
        commands: [
          {
            since: 'v2',
            flags: [flag('--command')],
            commands: [{ flags: [flag('--below')] }, { since: 'v3', flags: [flag('--below-later')] }],
          },
          { flags: [flag('--old')] },
        ],
      },
    },
  },
} as unknown as Catalogue;

test.each([
  ['--common', ['v1']],
  ['--later', ['v2']],
  ['--net', ['v1']],
  ['operator.net', ['v1']],
  // As old as its gadget.
  ['--own', ['v2']],
  // It came to one gadget later than to the other.
  ['--newer', ['v3', 'v1']],
  ['--set', ['v3']],
  ['--tool', ['v1']],
  ['--command', ['v2']],
  ['--below', ['v2']],
  ['--below-later', ['v3']],
  ['--old', ['v1']],
])('%s came in %j', (name, versions) => expect([...(flagVersions(catalogue).get(name) ?? [])]).toEqual(versions));

test('other text is not a flag', () => {
  expect(flagVersions(catalogue).size).toBe(12);
  const empty = { versions: [], common: { flags: {}, paramGroups: {} }, gadgets: [], commands: null };
  expect(flagVersions(empty as unknown as Catalogue).size).toBe(0);
});
