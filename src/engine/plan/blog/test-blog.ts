/** Test data: a site of nothing but posts, planned in memory. */

import { parseBlog } from '../../read/blog/load';
import { tagsOf } from '../../read/blog/test-posts';
import type { SiteConfigInput } from '../../read/config/schema';
import { createImageStore } from '../images';
import { createFileStore } from '../linked-files';
import { compileDocument } from '../../markdown/compile';
import { compileSettings } from '../compile-site';
import type { SiteSource } from '../../read/site';
import { resolveTitlesAndSidebars, type Site, type PlanContext } from '../site';
import { planRoutes, type RoutePlan } from '../plan';
import { emptySource } from '../test-source';

/** Plans a blog from `files`, keyed by path below the blog folder; `dates` are dates of the last commits. */
export async function planTestBlog(
  files: Record<string, string>,
  config: Partial<SiteConfigInput> = {},
  dates: SiteSource['dates'] = new Map(),
): Promise<{ site: Site; plan: RoutePlan; context: PlanContext }> {
  const { problems, ...empty } = emptySource({
    title: 'Test site',
    tagline: 'A site.',
    url: 'https://example.org',
    ...config,
  });
  const settings = empty.config;
  const source: SiteSource = {
    ...empty,
    config: settings,
    blog: parseBlog(
      new Map(Object.entries({ 'tags.yml': tagsOf(Object.values(files)), ...files })),
      { folder: 'blog', base: settings.blog.base },
      problems,
    ),
    dates,
    problems,
  };
  const articles = new Map(
    await Promise.all(
      source.blog.posts.map(
        async (post) => [post.file, await compileDocument(post.document, compileSettings(source))] as const,
      ),
    ),
  );
  const site = resolveTitlesAndSidebars(source, articles);
  const context: PlanContext = {
    site,
    articles,
    images: createImageStore(site.root, settings),
    files: createFileStore(site.root),
    fresh: articles.size,
    problems: [],
  };
  return { site, plan: planRoutes(context), context };
}

/** `count` posts, one a day from the first of January 2024 on, each with the given front matter lines. */
export function manyPosts(count: number, head = ''): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.UTC(2024, 0, index + 1)).toISOString().slice(0, 10);
      return [
        `${day}-post-${index + 1}.md`,
        `---\ntitle: Post ${index + 1}\ndescription: About ${index + 1}.\n${head}---\n` +
          `Lead ${index + 1} with [a part](#part).\n\n## Part\n\nMore.\n`,
      ];
    }),
  );
}
