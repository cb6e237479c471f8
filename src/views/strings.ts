/** Every fixed sentence that the views put on a page, in one place: what a reader sees is edited here. */

import type { VersionStatus } from '../shared/site-data';

export const STRINGS = {
  breadcrumbs: 'Breadcrumbs',
  contents: 'On this page',
  /** Landmarks of one page need names of their own. */
  contentsDisclosed: 'Contents of this page',
  edit: 'Edit this page',
  lastUpdated: 'Last updated',
  tags: 'Tags',
  docsPagination: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  sectionPages: 'Pages in this section',
  pagesIn: (category: string): string => `Pages in ${category}`,
  notFound: {
    code: '404',
    title: 'There is no page at this address',
    text: 'It may have moved, or the version you are reading does not have it.',
    suggestions: 'Nearest pages',
    routes: 'Where to go from here',
  },
  blog: {
    title: 'Blog',
    subtitle: 'Releases, new gadgets and notes from debugging real systems.',
    latest: 'Latest post',
    read: 'Read the post',
    pagination: 'Pages of the list',
    postPagination: 'Newer and older post',
    newer: 'Newer post',
    older: 'Older post',
    related: 'Related posts',
    recent: 'Recent posts',
    writtenBy: 'By-line:',
    archive: 'Archive',
    archiveText: 'Every post by year and month.',
    tagsTitle: 'Tags',
    tagsText: 'Every subject of the blog, with the number of its posts.',
    allTags: 'All tags',
    authors: 'Authors',
    authorsText: 'The by-lines of this blog. Each stands for a subject, not for a person or a team.',
    allPosts: 'All posts',
    sections: 'Parts of the blog',
  },
} as const;

/** What the banner of a version says; `null` where there is no banner. */
export function bannerText(status: VersionStatus, label: string): string | null {
  switch (status) {
    case 'latest':
      return null;
    case 'supported':
      return `You are reading about ${label}, an earlier release that is still supported.`;
    case 'unmaintained':
      return `You are reading about ${label}, a release that is no longer maintained.`;
    case 'unreleased':
      return `You are reading about ${label}, which is not released yet.`;
  }
}

/** The sentence of the banner that leads to the current release. */
export const BANNER_LINK = { before: 'For the current release see', after: '.' } as const;

/** `7 min read`. */
export const readingTime = (minutes: number): string => `${Math.max(1, Math.round(minutes))} min read`;

/** `1 post`, `12 posts`. */
export const postCount = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** `Page 2 of 4`. */
export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
