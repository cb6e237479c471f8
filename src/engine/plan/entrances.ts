import type { RedirectRule } from '../../shared/redirects';
import { normalizePath } from '../../shared/urls';
import type { Site } from './site';

/**
 * Where addresses lead that readers take for entrances, and that no page of the site has: a version of the
 * documentation to its first page, the root of a language to the documentation, else to the blog. Brand and bar lead
 * to them.
 */
export function entrances(site: Site, paths: ReadonlySet<string>): RedirectRule[] {
  const hasPage = (route: string): boolean => paths.has(normalizePath(route));
  const versions = site.docs.flatMap((version) => {
    const home = version.path;
    const first = hasPage(home) ? home : version.order[0]?.path;
    return first === undefined ? [] : [{ home, first, isLast: version.isLast }];
  });
  const blog = site.config.blog.base;
  const start = versions.find(({ isLast }) => isLast)?.first ?? (hasPage(blog) ? blog : undefined);
  const root = { from: site.language.prefix || '/', to: start };
  const ways = [...versions.map(({ home, first }) => ({ from: home, to: first })), root].flatMap(({ from, to }) =>
    to === undefined ? [] : [{ from: normalizePath(from), to }],
  );
  return ways.filter(({ from }) => !hasPage(from));
}
