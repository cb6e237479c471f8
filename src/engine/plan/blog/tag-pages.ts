import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { renderTagIndexPage, renderTagPage } from '../../../views';
import type { Tag } from '../../read/blog/tags';
import type { PlannedPage } from '../planned-page';
import type { Site } from '../site';
import { listPage, numbered } from './list-page';
import { blogRoutes, groupBy, postModel, tagPath, type PlacedPost } from './post-models';

/** A tag with its posts, newest first. */
interface TagInUse {
  tag: Tag;
  posts: PlacedPost[];
}

/** Tags of posts, by label. */
export function tagsInUse(posts: readonly PlacedPost[]): TagInUse[] {
  const all = new Map(posts.flatMap(({ post }) => post.tags.map((tag) => [tag.slug, tag] as const)));
  return [...all.values()]
    .map((tag) => ({ tag, posts: posts.filter(({ post }) => post.tags.some((own) => own.slug === tag.slug)) }))
    .sort((a, b) => a.tag.label.localeCompare(b.tag.label, 'en', { sensitivity: 'base' }));
}

/** Plans the pages of the posts that have a tag. */
export function planTag(site: Site, { tag, posts: all }: TagInUse): PlannedPage[] {
  const { blog } = site.strings;
  const text = tag.description || fill(blog.tagText, { title: site.config.title, tag: tag.label });
  return numbered(site, tagPath(site, tag), all).map(({ path, posts, pages, suffix }) =>
    listPage(site, {
      path,
      posts,
      heading: fill(blog.taggedWith, { tag: tag.label }) + suffix,
      description: suffix === '' ? text : `${text.replace(/\.$/, '')}${suffix}.`,
      render: () =>
        renderTagPage(
          {
            routes: blogRoutes(site),
            label: tag.label,
            description: tag.description,
            total: all.length,
            posts: posts.map((post) => postModel(site, post)),
            pages,
          },
          site.strings,
        ),
    }),
  );
}

/** A tag with the ones that say the same, and the number of posts that have any of them. */
interface TagFamily {
  main: TagInUse;
  beside: TagInUse[];
  uses: number;
}

/** From so many posts on a subject is one of the blog's own. */
const OFTEN = 5;

/** Tags by use, most used first; those that say the same stand beside each other. */
export function tagFamilies(tags: readonly TagInUse[]): TagFamily[] {
  const slugs = new Set(tags.map(({ tag }) => tag.slug));
  const isMain = ({ tag }: TagInUse): boolean => tag.beside === null || !slugs.has(tag.beside);
  return tags
    .filter(isMain)
    .map((main) => {
      const beside = tags.filter((other) => !isMain(other) && other.tag.beside === main.tag.slug);
      return { main, beside, uses: new Set([main, ...beside].flatMap(({ posts }) => posts)).size };
    })
    .sort((a, b) => b.uses - a.uses);
}

/** Plans the page of all tags. */
export function planTagIndex(site: Site, posts: readonly PlacedPost[], tags: readonly TagInUse[]): PlannedPage {
  const model = ({ tag, posts: tagged }: TagInUse) => ({
    label: tag.label,
    href: withBase(tagPath(site, tag), site.config.base),
    count: tagged.length,
  });
  const { tagsOften, tagsSome, tagsOnce } = site.strings.blog;
  const groups = groupBy(tagFamilies(tags), ({ uses }) =>
    uses >= OFTEN ? tagsOften : uses > 1 ? tagsSome : tagsOnce,
  ).map(([label, families]) => ({
    label,
    tags: families.map(({ main, beside }) => ({ ...model(main), beside: beside.map(model) })),
  }));
  return listPage(site, {
    path: `${site.config.blog.base}/tags`,
    heading: site.strings.blog.tags,
    description: site.strings.blog.tagsText,
    posts,
    render: () => renderTagIndexPage({ routes: blogRoutes(site), groups }, site.strings),
  });
}
