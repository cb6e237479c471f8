import path from 'node:path';
import { renderNotFoundPage } from '../../views';
import type { GadgetSummary, PostSummary } from '../../shared/page-data';
import { fill } from '../../shared/strings/format';
import { withBase } from '../../shared/urls';
import type { Site } from './site';
import { gadgetsOf } from './gadgets/gadget-parts';
import { latestOf, setLabel } from './docs/docs-parts';
import { definePage, type PlannedPage } from './planned-page';

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
  return site.pages.map((page) =>
    definePage({
      path: page.route,
      file: path.relative(site.root, page.file).split(path.sep).join('/'),
      layout: 'plain',
      section: page.route === '/' ? 'home' : 'page',
      heading: page.route === '/' ? site.config.title : titleOf(page.name),
      description: site.config.tagline,
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
    }),
  );
}

function titleOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}

/** Plans the not-found page. It is written as `404.html` and is no route. */
export function planNotFound(site: Site, hasBlog: boolean): PlannedPage {
  const href = (route: string): string => withBase(route, site.config.base);
  const latest = latestOf(site);
  const { notFound: text } = site.strings;
  const routes = [
    { label: text.home, href: href('/'), text: text.homeText },
    ...site.docs
      .filter((version) => version.isLast)
      .map(({ set, path: home, config }) => ({
        label: setLabel(site, set),
        href: href(home),
        text: fill(text.docsText, { version: config.label ?? config.name }),
      })),
    ...(latest?.docs.some((doc) => doc.address === `${site.sections.gadgets}/`)
      ? [
          {
            label: text.gadgets,
            href: href(`${latest.path}/${site.sections.gadgets}/`),
            text: text.gadgetsText,
          },
        ]
      : []),
    ...(hasBlog ? [{ label: site.config.blog.title, href: href(site.config.blog.base), text: text.blogText }] : []),
  ];
  return definePage({
    path: NOT_FOUND_PATH,
    layout: 'plain',
    section: 'not-found',
    heading: text.name,
    description: text.description,
    unlisted: true,
    body: { kind: 'html', render: () => renderNotFoundPage({ routes }, site.strings) },
  });
}
