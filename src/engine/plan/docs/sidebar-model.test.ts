import { expect, test } from 'vitest';
import { sectionsOf } from '../../read/sections';
import type { PlanContext } from '../site';
import type { DocsVersion } from './docs-version';
import type { SidebarItem } from './sidebar';
import { hasTarget, withShortcuts } from './sidebar-model';

const sections = sectionsOf({
  shortcuts: [
    { label: 'Help', target: 'run#help', position: 2 },
    { label: 'Missing', target: 'run#missing', position: 1 },
  ],
});
const context = {
  site: { sections },
  articles: new Map([['run.md', { ids: ['help'] }]]),
} as unknown as PlanContext;
const version = {
  path: '/docs/v1',
  byAddress: new Map([['run', { document: { file: 'run.md' } }]]),
} as unknown as DocsVersion;

test.each([
  ['run', true],
  ['run#help', true],
  ['run#missing', false],
  ['walk', false],
  ['walk#help', false],
])('the version has %s: %s', (target, expected) => expect(hasTarget(context, version, target)).toBe(expected));

test('shortcuts are placed among the top entries in versions that contain their target', () => {
  const page = (name: string, position: number | null): SidebarItem => {
    return { type: 'link', label: name, path: `/docs/v1/${name}`, description: '', position, name };
  };
  expect(
    withShortcuts(context, version, [page('a', 1), page('b', 3), page('c', null)]).map((item) => item.path),
  ).toEqual(['/docs/v1/a', '/docs/v1/run#help', '/docs/v1/b', '/docs/v1/c']);
});
