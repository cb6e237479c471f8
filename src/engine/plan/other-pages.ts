import path from 'node:path';
import { NotFoundPage, renderView } from '../../views';
import type { GadgetSummary, PostSummary } from '../../shared/page-data';
import { fill } from '../../shared/strings/format';
import { withBase } from '../../shared/urls';
import { untranslatedIn, type Site } from './site';
import { gadgetsOf } from './gadgets/gadget-components';
import { latestOf } from './docs/page-frame';
import { titleOfName } from '../read/documents';
import { definePage, type PlannedPage } from './planned-page';
import { siteRecord } from './structured-data';

/** Address of the not-found page. No link leads to it; hosts serve it for unknown paths. */
const NOT_FOUND_PATH = '/404';

/** Plans the React pages. `recentPosts` are what the home page may show. */
export function planModules(site: Site, recentPosts: PostSummary[]): PlannedPage[] {
  const latest = latestOf(site);
  const shown = latest ? gadgetsOf(site, latest) : [];
  const gadgets = shown.map(({ name, category, summary, observes }): GadgetSummary => {
    return { name, category, summary, observes: [...observes] };
  });
  const home = `${site.language.prefix}/`;
  return site.pages.map((page) =>
    definePage({
      path: page.route,
      file: path.relative(site.root, page.file).split(path.sep).join('/'),
      layout: 'plain',
      section: page.route === home ? 'home' : 'page',
      heading: page.route === home ? site.config.title : titleOfName(page.name),
      description: site.config.tagline,
      structuredData: page.route === home ? [siteRecord(site)] : [],
      untranslated: untranslatedIn(site),
      body: { kind: 'module', module: page.name, props: { recentPosts, gadgets } },
    }),
  );
}

/** Plans the not-found page. It is written as `404.html` and is no route. */
export function planNotFound(site: Site, hasBlog: boolean): PlannedPage {
  const href = (route: string): string => withBase(route, site.config.base);
  const latest = latestOf(site);
  const { notFound: text } = site.strings;
  const gadgets = `${site.sections.gadgets}/`;
  const routes = [
    { label: text.home, href: href(`${site.language.prefix}/`), text: text.homeText },
    ...site.docs
      .filter((version) => version.isLast)
      .map(({ path: home, config }) => ({
        label: site.strings.shell.docs,
        href: href(home),
        text: fill(text.docsText, { version: config.label ?? config.name }),
      })),
    ...(latest?.docs.some((doc) => doc.address === gadgets)
      ? [{ label: text.gadgets, href: href(`${latest.path}/${gadgets}`), text: text.gadgetsText }]
      : []),
    ...(hasBlog ? [{ label: site.config.blog.title, href: href(site.config.blog.base), text: text.blogText }] : []),
  ];
  return definePage({
    path: site.language.prefix + NOT_FOUND_PATH,
    layout: 'plain',
    section: 'not-found',
    heading: text.name,
    description: text.description,
    unlisted: true,
    body: { kind: 'html', render: () => renderView(NotFoundPage, { routes }, site.strings) },
  });
}
