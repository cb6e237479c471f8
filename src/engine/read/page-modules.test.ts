import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { findPages } from './page-modules';

const { at, writeAll } = temporaryFolder();

test('React pages have the routes of their files; partials and tests are none', () => {
  writeAll({
    'pages/index.tsx': '',
    'pages/about/team.tsx': '',
    'pages/about/index.tsx': '',
    'pages/_part.tsx': '',
    'pages/about/_part.tsx': '',
    'pages/about/_parts/head.tsx': '',
    'pages/about.test.tsx': '',
    'pages/_words.md': '',
    'pages/style.css': '',
  });
  const problems: Diagnostic[] = [];
  expect(findPages(at(), 'pages', problems).map(({ name, route }) => [name, route])).toEqual([
    ['about/index', '/about'],
    ['about/team', '/about/team'],
    ['index', '/'],
  ]);
  expect(problems).toEqual([]);
});
