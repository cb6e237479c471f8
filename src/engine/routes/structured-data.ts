import { withBase } from '../../shared/urls';
import type { Site } from '../site/load';

/** Absolute URL of a route path. */
export function absoluteUrl(site: Site, path: string): string {
  return site.config.url.replace(/\/$/, '') + withBase(path, site.config.base);
}

/** A schema.org BreadcrumbList. The last entry is the page itself. */
export function breadcrumbData(site: Site, crumbs: readonly { label: string; href: string | null }[], path: string): object {
  const origin = site.config.url.replace(/\/$/, '');
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: crumb.href === null ? absoluteUrl(site, path) : origin + crumb.href,
    })),
  };
}
