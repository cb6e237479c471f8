import type { Article } from './article';

/** An article with nothing in it. */
export const EMPTY_ARTICLE: Article = {
  html: '',
  title: null,
  toc: [],
  ids: [],
  headings: [],
  snippets: [],
  prose: [],
  variables: [],
  names: [],
  codeNames: [],
  links: [],
  images: [],
  components: [],
  twin: '',
  sections: [],
  rows: [],
  words: 0,
  lead: '',
  diagnostics: [],
};
