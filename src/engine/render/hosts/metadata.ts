import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../model/cache';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { DOCS_SET } from '../../../shared/constants';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import { pagePaths, tagsInUse } from '../../plan/blog/blog-lists';
import { tagPath } from '../../plan/blog/post-models';
import type { PlannedBlog } from '../../plan/blog/blog-pages';

/** Framework generation whose routes and records the site keeps; readers of its metadata expect the field. */
const FRAMEWORK_VERSION = '3.6.3';

/** What readers of the metadata know as plugins. */
const FEATURES = 'docs blog pages sitemap classic-theme offline-search client-redirects ideal-image diagrams'.split(
  ' ',
);

/** Version of the content, which the site does not count. */
const SITE_VERSION = '0.0.0';

function engineVersion(): string {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Site metadata: framework, engine and site version, and the features in use. */
export function siteMetadata(): object {
  return {
    docusaurusVersion: FRAMEWORK_VERSION,
    engineVersion: engineVersion(),
    siteVersion: SITE_VERSION,
    pluginVersions: Object.fromEntries(FEATURES.map((name) => [name, { type: 'built-in' }])),
  };
}

/** The documentation version records: every version with its pages, drafts and sidebars. */
export function docsRecords(site: Site, plan: RoutePlan): object {
  const { base, sidebar } = site.config.docs;
  return { [DOCS_SET]: { path: base, versions: site.docs.map((version) => versionRecord(version, plan, sidebar)) } };
}

function versionRecord(version: DocsVersion, plan: RoutePlan, sidebar: string): object {
  const landings = new Set(version.landings.map(({ path }) => path));
  const generated = plan.pages.filter((page) => page.docs !== undefined && landings.has(page.path));
  return {
    name: version.config.name,
    label: version.config.label ?? version.config.name,
    isLast: version.isLast,
    path: version.path,
    mainDocId: 'index',
    docs: [
      ...version.docs.map((doc) => ({ id: doc.id, path: doc.path, sidebar })),
      ...generated.map(({ path, docs }) => ({ id: `/category/${docs?.page.replace(/\/$/, '') ?? ''}`, path, sidebar })),
    ],
    draftIds: version.draftIds,
    sidebars: {
      [sidebar]: {
        link: {
          path: version.path,
          label: version.docs.find((doc) => doc.address === '')?.label ?? version.config.name,
        },
      },
    },
  };
}

/** Locale configuration. */
export function localeConfig(site: Site): object {
  const { locales, defaultLocale } = site.config;
  return {
    defaultLocale,
    locales: locales.map((locale) => locale.code),
    path: 'i18n',
    currentLocale: defaultLocale,
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [
        locale.code,
        {
          label: locale.label,
          direction: locale.direction,
          htmlLang: locale.htmlLang,
          calendar: 'gregory',
          path: locale.path,
        },
      ]),
    ),
  };
}

/** The tags of the blog with their pages and numbers of posts. */
export function blogTags(site: Site, blog: PlannedBlog): object {
  return tagsInUse(blog.posts).map(({ tag, posts }) => ({
    label: tag.label,
    permalink: tagPath(site, tag),
    description: tag.description,
    count: posts.length,
  }));
}

/** The list of posts, newest first, and how it is divided into pages. */
export function blogList(site: Site, blog: PlannedBlog): object {
  const { base, title, description, postsPerPage } = site.config.blog;
  const pages = pagePaths(base, blog.posts.length, postsPerPage);
  return {
    blogTitle: title,
    blogDescription: description,
    permalink: base,
    postsPerPage,
    totalCount: blog.posts.length,
    totalPages: pages.length,
    pages,
    posts: blog.posts.map(({ post, description, readingMinutes }) => ({
      title: post.title,
      description,
      permalink: post.path,
      date: post.date.instant,
      readingMinutes,
      tags: post.tags.map((tag) => ({ label: tag.label, permalink: tagPath(site, tag) })),
      authors: post.authors.map(({ id, name }) => ({ id, name })),
    })),
  };
}
