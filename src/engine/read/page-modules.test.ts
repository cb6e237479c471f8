import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { temporaryFolder } from '../model/test-folder';
import { findPages } from './page-modules';

const { at, writeAll } = temporaryFolder();

test('React pages have the routes of their files; partials, tests and components are none', () => {
  writeAll({
    'pages/index.tsx': '',
    'pages/about/team.jsx': '',
    'pages/about/index.tsx': '',
    'pages/_part.tsx': '',
    'pages/about/_part.tsx': '',
    'pages/about/_parts/head.tsx': '',
    'pages/Button.tsx': '',
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

test('pages that need Docusaurus are left out with an error', () => {
  writeAll({
    'src/pages/index.jsx': "import React from 'react';\nimport Link from '@docusaurus/Link';\n",
    'src/pages/layout.jsx': "import Layout from '@theme/Layout';\n",
    'src/pages/team.tsx': "import { Card } from '../components/card';\n",
    'src/pages/plain.tsx': "import { words } from '../components/words';\n",
    'src/pages/words.mdx': '# Words\n',
    'src/components/card.jsx': "import Layout from '@theme/Layout';\n",
    'src/components/words/index.js': "export const words = '@theme';\n",
  });
  const problems: Diagnostic[] = [];
  expect(findPages(at(), 'src/pages', problems).map(({ route }) => route)).toEqual(['/plain']);
  expect(
    problems.map(({ file, line, column, severity, message }) => `${file}:${line}:${column} ${severity} ${message}`),
  ).toEqual([
    'src/pages/index.jsx:2:19 error The page needs "@docusaurus/Link", which only Docusaurus has, so it is left out.',
    'src/pages/layout.jsx:1:21 error The page needs "@theme/Layout", which only Docusaurus has, so it is left out.',
    'src/pages/team.tsx:1:1 error The page imports a file that needs "@theme/Layout", which only Docusaurus has, so it is left out.',
  ]);
});
