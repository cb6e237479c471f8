import { expect, test } from 'vitest';
import { parseDocument } from './documents';
import { translate, withoutOriginal } from './translation';

const read = (head: string) => parseDocument(`---\n${head}\n---\n\nText.`, 'a.md', []);

test.each([
  'slug: plant',
  'id: plant',
  'parse_number_prefixes: false',
  'sidebar_position: 3',
  'sidebar_class_name: tall',
  'displayed_sidebar: null',
  'pagination_prev: seed',
  'pagination_next: tree',
  'tags: [garden]',
  'authors: [ann]',
  'date: 2026-01-31',
  'image: plant.png',
  'hide_title: true',
  'hide_reading_time: true',
  'hide_table_of_contents: true',
  'toc_min_heading_level: 3',
  'toc_max_heading_level: 4',
  'unlisted: true',
])('a translation is where its original is, and shown like it: %s', (line) =>
  expect(translate(read(line), read('title: Pflanze'), 'de').frontMatter).toEqual(
    read(`title: Pflanze\n${line}`).frontMatter,
  ),
);

test.each(['title: Plant', 'description: It grows.', 'keywords: [tree]', 'sidebar_label: P'])(
  'a translation has no words of its original: %s',
  (line) => expect(translate(read(line), read('slug: pflanze'), 'de').frontMatter).toEqual({ slug: 'pflanze' }),
);

test.each([
  ['plan.md', 'Did you mean "plant.md"?'],
  ['else.md', 'Name it like the file it translates.'],
])('what %s could be named is said', (name, hint) =>
  expect(withoutOriginal(`i18n/de/${name}`, name, ['plant.md'], false).hint).toBe(hint),
);
