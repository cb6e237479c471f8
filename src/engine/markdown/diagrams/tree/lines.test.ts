import { expect, test } from 'vitest';
import { readSource } from '../source';
import { parseTree } from './parse';

const depths = (text: string): string[] =>
  parseTree(readSource(`treeView-beta\n${text}`)).entries.map(({ name, depth }) => `${depth} ${name}`);

test('a tab is as deep as four spaces', () => {
  expect(depths('a\n\tb\n    c\n\t\td')).toEqual(['0 a', '1 b', '1 c', '2 d']);
  expect(depths('a\n  b\n\tc')).toEqual(['0 a', '1 b', '2 c']);
});

test('lines of trunks alone hold nothing', () =>
  expect(depths('a\n│\n├── b\n│   │\n│   └── c\n└── d')).toEqual(['0 a', '1 b', '2 c', '1 d']));
