import { expect, test } from 'vitest';
import { tagFamilies } from './tag-pages';

type TagInUse = Parameters<typeof tagFamilies>[0][number];

const posts = Array.from({ length: 6 }, (_, index) => ({ number: index }) as unknown as TagInUse['posts'][number]);
const use = (slug: string, beside: string | null, ...numbers: number[]): TagInUse => ({
  tag: { slug, label: slug, description: '', mark: null, beside },
  posts: numbers.flatMap((number) => posts[number] ?? []),
});

test('tags come by use; those that say the same count as one and each post once', () => {
  const families = tagFamilies([use('dns', null, 0, 1), use('go', null, 2, 3), use('golang', 'go', 2, 3, 4)]);
  expect(families.map(({ main, beside, uses }) => [main.tag.slug, beside.map(({ tag }) => tag.slug), uses])).toEqual([
    ['go', ['golang'], 3],
    ['dns', [], 2],
  ]);
});

test('a tag whose other word no post carries stands alone', () => {
  expect(tagFamilies([use('golang', 'go', 1)]).map(({ main }) => main.tag.slug)).toEqual(['golang']);
});
