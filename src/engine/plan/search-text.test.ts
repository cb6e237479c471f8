import { expect, test } from 'vitest';
import { EMPTY_ARTICLE } from '../markdown/article';
import { searchText } from './search-text';

test('keywords belong to the sections that the front matter names, whatever these are called', () => {
  const section = (id: string) => ({ id, heading: id, level: 2, text: '' });
  const article = { ...EMPTY_ARTICLE, sections: [section('constructor'), section('install')] };
  const { sections } = searchText(article, {}, [], { install: ['set up'] });
  expect(sections.map(({ keywords }) => keywords)).toEqual([undefined, ['set up']]);
});
