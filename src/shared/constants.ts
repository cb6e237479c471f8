/** Business constants of the site, in one place so that tests and code read the same number. */

/** Wider than this, the sidebar is a column; up to it, a drawer. CSS repeats it as 996px/997px. */
export const DESKTOP_BREAKPOINT_PX = 996;
/** The progress bar shows this long after a route change began. */
export const PROGRESS_DELAY_MS = 200;
/** Highlighting in a same-origin frame is given up after this long. */
export const HIGHLIGHT_FRAME_TIMEOUT_MS = 5000;
/** Length of a collapse when the reader prefers reduced motion. */
export const REDUCED_COLLAPSE_MS = 1;
/** Posts on a list or tag page, unless the configuration says otherwise. */
export const POSTS_PER_PAGE = 10;
/** Between the parts of a document title. */
export const TITLE_DELIMITER = ' | ';

/** Id of the documentation, as the record of versions and the reader's preference know it. */
export const DOCS_SET = 'default';

/** Local storage keys; the preferred version has one per docs set. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'announcement-dismissed',
  announcementId: 'announcement-id',
  preferredVersion: (docsSet: string): string => `docs-preferred-version-${docsSet}`,
  tabGroup: (group: string): string => `tabs-${group}`,
  recentSearches: 'recent-searches',
  environment: 'environment',
  singleKeys: 'single-keys',
  wrap: 'wrap-code',
} as const;

/** Characters of a query that are read: a sentence, or a pasted message. */
export const MAX_QUERY_LENGTH = 1000;

/** Query parameter that carries the words of a search, to be marked on the page. */
export const MARK_PARAMETER = 'q';

/** What a link to a term of the glossary begins with; the name of the term follows. */
export const TERM_SCHEME = 'glossary:';

/** Ids of the page shell, its data and elements that scripts add; the content of a page must not use them. */
export const SHELL_IDS: readonly string[] = [
  'base-url-banner',
  'drawer',
  'error-box',
  'footnote-label',
  'hint',
  'jump-places',
  'live-region',
  'logo-sign',
  'main',
  'page-data',
  'related-posts',
  'root',
  'search-results',
  'workbench-field',
];
