import path from 'node:path';
import { renderNotFoundPage } from '../../views';
import type { GadgetSummary, PostSummary } from '../../shared/page-data';
import { withBase } from '../../shared/urls';
import type { Site } from '../read/site';
import { gadgetsOf } from './gadgets/gadget-parts';
import { latestOf } from './docs/docs-parts';
import type { PlannedPage } from './planned-page';

/** Address of the not-found page. No link leads to it; hosts serve it for unknown paths. */
const NOT_FOUND_PATH = '/404';

/** Plans the React pages. `recentPosts` are what the home page may show. */
export function planModules(site: Site, recentPosts: PostSummary[]): PlannedPage[] {
  const latest = latestOf(site);
  const gadgets: GadgetSummary[] = latest
    ? gadgetsOf(site, latest).map(({ name, category, summary, observes }) => ({
        name,
        category,
        summary,
        observes: [...observes],
      }))
    : [];
  return site.pages.map((page) => ({
    path: page.route,
    file: path.relative(site.root, page.file).split(path.sep).join('/'),
    layout: 'plain',
    section: page.route === '/' ? 'home' : 'page',
    heading: page.route === '/' ? site.config.title : titleOf(page.name),
    description: site.config.tagline,
    keywords: [],
    canonicalPath: page.route,
    lastModified: null,
    anchors: new Set(),
    links: [],
    unlisted: false,
    published: null,
    search: null,
    card: null,
    structuredData:
      page.route === '/'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: site.config.title,
              url: site.config.url + site.config.base,
            },
          ]
        : [],
    body: { kind: 'module', module: page.name, props: { recentPosts, gadgets } },
  }));
}

function titleOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}

/** Plans the not-found page. It is written as `404.html` and is no route. */
export function planNotFound(site: Site, hasBlog: boolean): PlannedPage {
  const href = (route: string): string => withBase(route, site.config.base);
  const latest = latestOf(site);
  const routes = [
    { label: 'Home', href: href('/'), text: 'What the tool does, and a way in by symptom.' },
    ...(latest
      ? [
          {
            label: 'Documentation',
            href: href(latest.path),
            text: `Guides and reference of ${latest.config.label ?? latest.config.name}.`,
          },
        ]
      : []),
    ...(latest?.byFile.has('gadgets/index.md')
      ? [{ label: 'Gadgets', href: href(`${latest.path}/gadgets/`), text: 'All gadgets, with a finder.' }]
      : []),
    ...(hasBlog ? [{ label: 'Blog', href: href(site.config.blog.base), text: 'Releases, reports and how-tos.' }] : []),
  ];
  return {
    path: NOT_FOUND_PATH,
    file: null,
    layout: 'plain',
    section: 'not-found',
    heading: 'Page not found',
    description: 'There is no page at this address.',
    keywords: [],
    canonicalPath: NOT_FOUND_PATH,
    lastModified: null,
    anchors: new Set(),
    links: [],
    unlisted: true,
    published: null,
    search: null,
    card: null,
    structuredData: [],
    body: { kind: 'html', render: () => renderNotFoundPage({ routes }) },
  };
}
