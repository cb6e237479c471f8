/** Our engine without one of its parts each, over the files of a built site: what the part is worth. */

import { buildIndex } from '../../src/shared/search/build-index';
import type { SearchIndex } from '../../src/shared/search/search-index';
import type { SearchPage } from '../../src/shared/search/model';
import { NO_WORDS, readVocabulary } from '../../src/shared/search/vocabulary';
import { readSearchPages, readWords } from '../../src/engine/render/search/load-files';
import { ourEngine, type Engine } from './engines';

/** The engine whole, then without one part each. */
export function ablations(root: string, version: string): Engine[] {
  const pages = readSearchPages(root, version);
  const words = readWords(root);
  const engine = (name: string, index: SearchIndex): Engine => ourEngine(index, {}, name);
  const made = (change: (page: SearchPage) => SearchPage = (page) => page, known: typeof words = words): SearchIndex =>
    buildIndex(pages.map(change), readVocabulary(known));
  // Without the sorted dictionary neither beginnings nor near spellings are found.
  const exact = made();
  exact.sorted = [];
  return [
    engine('whole', made()),
    engine(
      'no keywords of pages',
      made((page) => ({ ...page, keywords: [] })),
    ),
    engine('no keywords of sections', made(withoutSectionKeywords)),
    engine('no vocabulary', made(undefined, NO_WORDS)),
    engine('no other languages', made(undefined, { ...words, languages: [] })),
    engine('no beginnings and near spellings', exact),
    engine('no full text', made(withoutTexts)),
  ];
}

function withoutSectionKeywords(page: SearchPage): SearchPage {
  return { ...page, sections: page.sections.map((section) => ({ ...section, keywords: [] })) };
}

function withoutTexts(page: SearchPage): SearchPage {
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, text: '', words: '' })),
    rows: page.rows.map((row) => ({ ...row, text: '' })),
  };
}
