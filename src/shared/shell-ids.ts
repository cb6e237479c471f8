/** Ids of the shell around a page, of its data and of what scripts add: nothing that a page says may have them, too. */
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
