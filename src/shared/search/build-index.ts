import { at } from '../at';
import {
  Field,
  FIELD_STRIDE,
  UnitKind,
  type FieldCode,
  type UnitKindCode,
  createIndex,
  type Postings,
  type SearchIndex,
} from './search-index';
import type { SearchPage, SearchSection } from './model';
import { stem } from './stem';
import { chunks, fold } from './tokenize';
import { areaGroup, headingGroup, type Vocabulary } from './vocabulary';
import { SHARED_HEADING_PAGES, SHARED_HEADING_WORTH } from './weights';

/** The index of pages, ready for queries. */
export function buildIndex(pages: Iterable<SearchPage>, vocabulary: Vocabulary): SearchIndex {
  const index = createIndex(vocabulary);
  for (const page of pages) addPage(index, page);
  finish(index);
  return index;
}

/** Lower case, letters and digits only: the form in which names are compared. */
export function joinedForm(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Adds a page. Call `finish` before the next query. */
export function addPage(index: SearchIndex, page: SearchPage): void {
  const number = index.pages.push(page) - 1;
  index.firstUnit.push(index.unitPage.length);
  index.pageWords.push(0);
  index.area.push(areaGroup(index.vocabulary, page.breadcrumb));
  addNames(index, number, page);
  for (const phrase of page.keywords)
    add(index, newUnit(index, number, UnitKind.keyword, 0), Field.keyword, phrase, true);
  const groups = sectionGroups(index.vocabulary, page.sections);
  page.sections.forEach((section, item) => addSection(index, number, item, section, groups[item] ?? -1));
  for (const heading of new Set(page.sections.map((section) => section.heading)))
    index.headingPages.set(heading, (index.headingPages.get(heading) ?? 0) + 1);
  const groupsById = new Map(page.sections.map(({ id }, item) => [id, groups[item] ?? -1]));
  page.rows.forEach((row, item) => {
    const unit = newUnit(index, number, UnitKind.row, item);
    index.group[unit] = groupsById.get(row.id) ?? -1;
    add(index, unit, Field.row, row.name, true);
    addText(index, unit, Field.rowText, row.text);
  });
}

/** Sorts the dictionary, so that prefixes and near spellings can be found, and counts what pages have in common. */
export function finish(index: SearchIndex): void {
  index.worth = index.unitKind.map((kind, unit) => (kind === UnitKind.section ? headingWorth(index, unit) : 1));
  index.sorted = [...index.termIds.keys()].sort();
  index.sortedIds = index.sorted.map((term) => index.termIds.get(term) ?? 0);
}

function headingWorth(index: SearchIndex, unit: number): number {
  const heading = index.pages[index.unitPage[unit] ?? -1]?.sections[index.unitItem[unit] ?? -1]?.heading ?? '';
  return (index.headingPages.get(heading) ?? 0) > SHARED_HEADING_PAGES ? SHARED_HEADING_WORTH : 1;
}

/** Group of headings of each section: its own, else that of the section it is part of. */
function sectionGroups(vocabulary: Vocabulary, sections: readonly SearchSection[]): number[] {
  /** Group of the last section of each level. */
  const above: number[] = [];
  return sections.map(({ heading, level }) => {
    const own = headingGroup(vocabulary, heading);
    const group =
      own < 0
        ? (above
            .slice(0, level)
            .reverse()
            .find((known) => known !== undefined) ?? -1)
        : own;
    above.length = level;
    above[level] = group;
    return group;
  });
}

function addSection(index: SearchIndex, number: number, item: number, section: SearchSection, group: number): void {
  const unit = newUnit(index, number, UnitKind.section, item);
  index.group[unit] = group;
  add(index, unit, Field.heading, section.heading, true);
  const field = textField(section.id, item);
  addText(index, unit, field, section.text);
  addText(index, unit, field, section.words ?? '');
  for (const phrase of section.keywords ?? []) {
    const keyword = newUnit(index, number, UnitKind.keyword, item);
    index.opens[keyword] = unit;
    add(index, keyword, Field.keyword, phrase, true);
  }
}

/** The text before the first heading says what a page is about. */
function textField(id: string | null, item: number): FieldCode {
  return id === null && item === 0 ? Field.lead : Field.text;
}

function addNames(index: SearchIndex, number: number, page: SearchPage): void {
  const pageUnit = newUnit(index, number, UnitKind.page, 0);
  add(index, pageUnit, Field.name, page.title, true);
  add(index, pageUnit, Field.description, page.description, false);
  add(index, pageUnit, Field.trail, page.breadcrumb.join(' '), false);
  const slug = page.path.replace(/\/+$/, '').split('/').pop() ?? '';
  add(index, newUnit(index, number, UnitKind.slug, 0), Field.slug, slug, true);
  for (const name of new Set([joinedForm(page.title), joinedForm(slug)]))
    if (name !== '') index.byName.set(name, [...(index.byName.get(name) ?? []), number]);
}

function newUnit(index: SearchIndex, page: number, kind: UnitKindCode, item: number): number {
  index.unitKind.push(kind);
  index.unitItem.push(item);
  index.unitWords.push(0);
  const unit = index.unitPage.push(page) - 1;
  index.group.push(-1);
  index.opens.push(kind === UnitKind.section || kind === UnitKind.row ? unit : -1);
  return unit;
}

function addText(index: SearchIndex, unit: number, field: FieldCode, text: string): void {
  if (text === '') return;
  const page = at(index.unitPage, unit);
  index.pageWords[page] = at(index.pageWords, page) + add(index, unit, field, text, false);
}

/** Adds the terms of a text; gives its number of words. */
function add(index: SearchIndex, unit: number, field: FieldCode, text: string, isShort: boolean): number {
  let words = 0;
  const place = unit * FIELD_STRIDE + field;
  for (const chunk of chunks(text)) {
    words += chunk.parts.length;
    for (const part of chunk.parts) addTerm(index, place, part.term, () => fold(text.slice(part.start, part.end)), 1);
    if (chunk.parts.length > 1 && chunk.joined !== '') {
      addTerm(index, place, stem(chunk.joined), () => fold(text.slice(chunk.start, chunk.end)), chunk.parts.length);
    }
    if (chunk.flag !== null) addTerm(index, place, chunk.flag, () => chunk.flag ?? '', chunk.parts.length);
  }
  if (isShort) index.unitWords[unit] = at(index.unitWords, unit) + words;
  return words;
}

function addTerm(index: SearchIndex, place: number, term: string, surface: () => string, words: number): void {
  let id = index.termIds.get(term);
  if (id === undefined) {
    id = index.postings.push({ places: [], counts: [] }) - 1;
    index.termIds.set(term, id);
    index.surfaces.push(surface());
    index.termWords.push(words);
    index.strong.push(false);
    index.termPages.push(0);
    index.rowPages.push(0);
  }
  const postings = at(index.postings, id);
  const last = postings.places.length - 1;
  if (postings.places[last] === place) {
    postings.counts[last] = at(postings.counts, last) + 1;
    return;
  }
  noteField(index, id, postings, place);
  postings.places.push(place);
  postings.counts.push(1);
}

function noteField(index: SearchIndex, id: number, postings: Postings, place: number): void {
  const field = place % FIELD_STRIDE;
  if (field < Field.lead) index.strong[id] = true;
  const page = index.unitPage[Math.floor(place / FIELD_STRIDE)];
  const last = postings.places.at(-1) ?? -1;
  const isSamePage = last >= 0 && index.unitPage[Math.floor(last / FIELD_STRIDE)] === page;
  if (!isSamePage) index.termPages[id] = at(index.termPages, id) + 1;
  const isSameRow = isSamePage && last % FIELD_STRIDE === Field.row;
  if (field === Field.row && !isSameRow) index.rowPages[id] = at(index.rowPages, id) + 1;
}
