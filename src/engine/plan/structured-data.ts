import { absoluteUrl, originOf, type Site } from './site';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card';
import type { PlacedPost } from './blog/post-models';
import type { PlannedPage } from './planned-page';

/** A schema.org WebSite, of the home page. */
export function siteRecord(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.config.title,
    url: absoluteUrl(site, `${site.language.prefix}/`),
  };
}

/** A schema.org BreadcrumbList. The last entry is the page itself. */
export function breadcrumbData(
  site: Site,
  crumbs: readonly { label: string; href: string | null }[],
  path: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: crumb.href === null ? absoluteUrl(site, path) : originOf(site.config) + crumb.href,
    })),
  };
}

/**
 * A schema.org TechArticle. What the head and the BreadcrumbList say already is not repeated; `release` is
 * `null` where there are no versions.
 */
export function techArticleData(title: string, release: string | null, lastModified: string | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(release === null ? {} : { version: release }),
    ...(lastModified === null ? {} : { dateModified: lastModified }),
  };
}

/** A schema.org BlogPosting. Authors are teams, so they are organizations. */
export function blogPostingData(
  site: Site,
  { post, article, lastModified, readingMinutes }: PlacedPost,
  page: PlannedPage,
  image: string,
): object {
  const url = absoluteUrl(site, encodeURI(page.path));
  const organization = { '@type': 'Organization', name: site.config.title, url: absoluteUrl(site, '/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: page.description,
    datePublished: post.date.instant,
    dateModified: lastModified > post.date.day ? lastModified : post.date.instant,
    author: post.authors.map(({ id, name }) => ({
      '@type': 'Organization',
      name,
      url: `${absoluteUrl(site, `${site.config.blog.base}/authors`)}#${id}`,
    })),
    publisher: organization,
    image: { '@type': 'ImageObject', url: image, width: CARD_WIDTH, height: CARD_HEIGHT },
    keywords: post.tags.map((tag) => tag.label),
    wordCount: article.words,
    timeRequired: `PT${readingMinutes}M`,
    isPartOf: { '@type': 'Blog', name: site.config.blog.title, url: absoluteUrl(site, site.config.blog.base) },
  };
}
