import { expect, test } from 'vitest';
import { contradictions } from './contradictions';
import { siteConfigSchema } from './schema';

/** The problems of a configuration: the field to change, the message and the hint. */
const problemsOf = (config: Record<string, unknown>): string[] =>
  contradictions(siteConfigSchema.parse({ title: 'Orchard', ...config })).map(
    ({ keys, message, hint }) => `${keys.join('.')} | ${message} | ${hint}`,
  );

const latest = (name: string, more: Record<string, unknown> = {}) => ({ name, label: name, status: 'latest', ...more });
const old = (name: string) => ({ name, label: name, status: 'supported' });

test('a configuration without contradictions', () => {
  const docs = { layers: ['v2', 'v1'], versions: [latest('v2'), old('v1'), { ...old('next'), servesLayer: 'v2' }] };
  const redirects = [
    { from: '/old/*', to: '/new/*' },
    { from: '/older', to: '/old' },
    { from: '/a', to: '/b#a' },
  ];
  const navbar = { items: [{ type: 'docSidebar', docsSet: 'default', sidebar: 'docs', label: 'Docs' }] };
  expect(problemsOf({ docs: { ...docs, sidebar: 'docs' }, redirects, navbar })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [
    { layers: [], versions: [latest('v2', { servesLayer: 'v1' })] },
    'docs.versions.0 | docs.versions: "v2" serves the layer "v1", which is not in docs.layers. | Layers: none.',
  ],
  [
    { layers: ['v1'], versions: [latest('v1'), old('v1')] },
    'docs.versions.1 | docs.versions: there are two versions "v1". | Keep one of them.',
  ],
  [
    { layers: ['v1', 'v2', 'v1'], versions: [latest('v1')] },
    'docs.layers.2 | docs.layers: there are two layers "v1". | Keep one of them.',
  ],
])('versions %j', (docs, expected) => expect(problemsOf({ docs })).toEqual([expected]));

test.each([
  [
    { type: 'docSidebar', docsSet: 'api', sidebar: 'docs', label: 'A' },
    /^navbar\.items\.0\.docsSet \| navbar\.items: there is no docs set "api" \(item \{.*"docsSet":"api".*\}\)\. \| Docs sets: default\.$/,
  ],
  [
    { type: 'docSidebar', docsSet: 'default', sidebar: 'other', label: 'A' },
    /^navbar\.items\.0\.sidebar \| navbar\.items: there is no sidebar "other" \(item \{.*\}\)\. \| Sidebars: [^,]+\.$/,
  ],
])('the navbar item %j', (item, expected) => {
  const found = problemsOf({ navbar: { items: [item] } });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});

test.each([
  [
    [
      ['/a', '/b'],
      ['/a/', '/c'],
    ],
    'redirects.1 | redirects: there are two redirects from /a/. | Keep one of them.',
  ],
  // A circle is reported once, at its first redirect, whatever leads into it.
  [
    [
      ['/into', '/a'],
      ['/a', '/b#x'],
      ['/b', '/a?y'],
    ],
    'redirects.1 | redirects: /a → /b → /a is an endless loop. | Make one of them lead to a page.',
  ],
  [
    [['/a/*', '/a/b/*']],
    'redirects.0 | redirects: /a/* → /a/b/* is an endless loop. | Make one of them lead to a page.',
  ],
])('redirects %j', (rules, expected) =>
  expect(problemsOf({ redirects: rules.map(([from, to]) => ({ from, to })) })).toEqual([expected]),
);

test('a default language that is not one of the locales', () =>
  expect(problemsOf({ defaultLocale: 'de' })).toEqual([
    'defaultLocale | defaultLocale: "de" is not one of the locales. | Locales: en.',
  ]));
