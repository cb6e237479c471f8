import type { RedirectRule } from '../../shared/redirects';
import { normalizePath } from '../../shared/urls';
import { homePath } from './docs/docs-version';
import { latestAddresses } from './docs/latest-addresses';
import type { Site } from './site';

/**
 * Where addresses lead that readers take for entrances, and that no page of the site has: a version of the
 * documentation to its first page, the root of a language to the documentation, else to the blog. Brand and bar lead
 * to them. So do addresses without a version to the latest one, and those of authors to their sections, where a site
 * comes from another builder.
 */
export function entrances(site: Site, paths: ReadonlySet<string>): RedirectRule[] {
  const hasPage = (route: string): boolean => paths.has(normalizePath(route));
  const versions = site.docs.flatMap((version) => {
    const home = homePath(version);
    const first = hasPage(home) ? home : version.order[0]?.path;
    return first === undefined ? [] : [{ home, first, isLast: version.isLast }];
  });
  const blog = site.config.blog.base;
  const start = versions.find(({ isLast }) => isLast)?.first ?? (hasPage(blog) ? blog : undefined);
  const root = { from: site.language.prefix || '/', to: start };
  // The next release has these addresses.
  const latest = [...latestAddresses(site)].map(([from, to]): RedirectRule => ({ from, to, status: 302 }));
  const ways = [...versions.map(({ home, first }) => ({ from: home, to: first })), root].flatMap(({ from, to }) =>
    to === undefined ? [] : [{ from: normalizePath(from), to }],
  );
  return [...ways, ...latest, ...authorPages(site)].filter(({ from }) => !hasPage(from));
}

/** Pages that other builders make of authors are sections of the page of all of them. */
function authorPages({ blog, config }: Site): RedirectRule[] {
  return (blog?.authors ?? []).flatMap(({ id, page }) =>
    page === undefined ? [] : [{ from: config.blog.base + page, to: `${config.blog.base}/authors#${id}` }],
  );
}
