import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { parseBlog } from '../../read/blog/load';
import { marksOfTags, type Tag } from '../../read/blog/tags';
import { tagsOf } from '../../read/blog/test-posts';
import { relatedPosts } from './related';

/** Last letters of the posts related to one. Posts by name: their tags and their text, a day after the other. */
function relatedTo(letter: string, posts: Record<string, [tags: string, text: string]>, tags?: string): string[] {
  const problems: Diagnostic[] = [];
  const sources = new Map(
    Object.entries(posts).map(([name, [list, text]], index) => [
      `2024-01-0${index + 1}-${name}.md`,
      `---\ntitle: ${name}\ntags: [${list}]\n---\n${text}\n`,
    ]),
  );
  sources.set('tags.yml', tags ?? tagsOf([...sources.values()]));
  const blog = parseBlog(sources, { folder: 'blog', base: '/blog' }, problems);
  expect(problems).toEqual([]);
  const post = blog.posts.find((one) => one.path.endsWith(`/${letter}`));
  return (post && relatedPosts(blog.posts).get(post))?.map((other) => other.path.slice(-1)) ?? [];
}

test('a rare shared tag weighs more than a common one, and the nearer date decides a tie', () => {
  const posts: Record<string, [string, string]> = {
    a: ['common, rare', ''],
    b: ['common', ''],
    c: ['common, rare', ''],
    d: ['common', ''],
    e: ['alone', ''],
    f: ['rare', ''],
  };
  expect(relatedTo('a', posts)).toEqual(['c', 'f', 'b']);
});

test('posts without a common tag are related by their words, except code and addresses', () => {
  const posts: Record<string, [string, string]> = {
    a: ['one', 'Sockets that no program closes.\n\n```bash\nprofile\n```\n'],
    b: ['two', 'Who closes a socket?'],
    c: ['three', 'A [plot](/sockets/closes) of processors.'],
    d: ['four', 'A profile of processors.'],
  };
  expect(relatedTo('a', posts)).toEqual(['b']);
});

test('synonymous tags count as one tag', () => {
  const posts: Record<string, [string, string]> = {
    a: ['go', ''],
    b: ['golang', ''],
    c: ['rust', ''],
    d: ['rust', ''],
  };
  expect(relatedTo('a', posts, 'go:\ngolang:\n  listedWith: go\nrust:\n')).toEqual(['b']);
});

test('a post that shares nothing has no related posts', () => {
  expect(relatedTo('a', { a: ['one', 'alone'], b: ['two', 'other'], c: ['two', 'other'] })).toEqual([]);
});

test('the mark of the tag with the fewest posts comes first, each mark once, and a default mark if there is none', () => {
  const tag = (slug: string, mark: Tag['mark']): Tag => ({
    slug,
    label: slug,
    description: '',
    mark,
    listedWith: null,
  });
  const counts = new Map([
    ['a', 9],
    ['b', 1],
    ['c', 3],
  ]);
  expect(marksOfTags([tag('a', 'project'), tag('b', null), tag('c', 'trace')], counts)).toEqual(['trace', 'project']);
  expect(marksOfTags([tag('a', 'top'), tag('c', 'top')], counts)).toEqual(['top']);
  expect(marksOfTags([], counts)).toEqual(['blog']);
});
