import { stem } from '../../../shared/search/stem';
import { STOP_WORDS } from '../../../shared/search/tokenize';
import type { Post } from '../../read/blog/post';

/** Related posts shown below a post. */
const RELATED_POSTS = 3;
/** Less alike than this, two posts have only everyday words in common. */
const LEAST_ALIKE = 0.04;
const TAG_WEIGHT = 4;
const TITLE_WEIGHT = 3;

type Subjects = ReadonlyMap<string, number>;

/**
 * The posts that are about the same as each post, nearest first, by the angle between their subjects. A subject counts
 * the more the fewer posts have it (inverse document frequency), so that two posts on DNS are nearer than two that both
 * carry the name of the tool. Equal ones are ordered by nearness in time.
 */
export function relatedPosts(posts: readonly Post[]): ReadonlyMap<Post, Post[]> {
  const vectors = directions(posts.map(subjectsOf));
  return new Map(posts.map((post, index) => [post, nearest(index, posts, vectors)]));
}

function nearest(index: number, posts: readonly Post[], vectors: readonly Subjects[]): Post[] {
  const [own, instant] = [vectors[index], Date.parse(posts[index]?.date.instant ?? '')];
  return posts
    .map((other, at) => ({ other, alike: at === index ? 0 : alike(own, vectors[at]) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike || distance(a.other, instant) - distance(b.other, instant))
    .slice(0, RELATED_POSTS)
    .map(({ other }) => other);
}

const distance = (post: Post, instant: number): number => Math.abs(Date.parse(post.date.instant) - instant);

function subjectsOf({ title, tags, document }: Post): Subjects {
  const subjects = new Map<string, number>();
  const add = (subject: string, weight: number): void =>
    void subjects.set(subject, (subjects.get(subject) ?? 0) + weight);
  for (const [word, count] of wordsOf(document.body)) add(stem(word), 1 + Math.log(count));
  for (const [word] of wordsOf(title)) add(stem(word), TITLE_WEIGHT);
  // Synonyms are one subject.
  for (const tag of tags) subjects.set(`#${tag.listedWith ?? tag.slug}`, TAG_WEIGHT);
  return subjects;
}

/** Words of the prose, without code and addresses, and how often each is there. */
function wordsOf(markdown: string): Map<string, number> {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1|\]\([^)]*\)|<[^>]*>/gm, ' ').toLowerCase();
  const counts = new Map<string, number>();
  for (const [word] of prose.matchAll(/\p{L}[\p{L}\p{N}_]+/gu))
    if (!STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Subjects of more than one post, weighted by how few have them, as vectors of one length. */
function directions(all: readonly Subjects[]): Subjects[] {
  const counts = new Map<string, number>();
  for (const subjects of all)
    for (const subject of subjects.keys()) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return all.map((subjects) => {
    const weighted = [...subjects]
      .map(([subject, weight]) => ({ subject, weight, count: counts.get(subject) ?? 1 }))
      .filter(({ count }) => count > 1)
      .map(({ subject, weight, count }) => [subject, weight * Math.log(all.length / count)] as const);
    const length = Math.hypot(...weighted.map(([, weight]) => weight));
    return new Map(weighted.map(([subject, weight]) => [subject, length === 0 ? 0 : weight / length]));
  });
}

function alike(one: Subjects | undefined, other: Subjects | undefined): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (const [subject, weight] of one) sum += weight * (other.get(subject) ?? 0);
  return sum;
}
