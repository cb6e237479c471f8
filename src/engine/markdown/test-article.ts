/** Test data: an article with nothing in it. */

import type { Article } from './article';

export const EMPTY_ARTICLE: Article = {
  html: '',
  excerpt: null,
  title: null,
  toc: [],
  ids: [],
  headings: [],
  headingSlots: [],
  snippets: [],
  prose: [],
  variables: [],
  includes: [],
  links: [],
  images: [],
  components: [],
  sections: [],
  rows: [],
  words: 0,
  lead: '',
  diagnostics: [],
};
