/** The one function that answers queries. */

import { at } from '../at';
import { joinedForm } from './build-index';
import { type SearchIndex, UnitKind } from './search-index';
import type { Facet, HitPlace, PageKind, SearchAnswer, SearchHit, SearchOptions, SearchPage } from './model';
import { markText, passageOf, type WantedTerms } from './passage';
import { rowOf, unitsOf } from './places';
import { nearestTerms } from './dictionary';
import { correctedQuery, isUnread, readQuery, translated } from './query';
import { referredPage } from './referred';
import type { Slot } from './slots';
import { scorePages, type Scores } from './score';
import { groupWorths } from './vocabulary';
import { BLOG_WORTH, EXACT_NAME_BONUS, NAME_START_BONUS, WRITTEN_FIT } from './weights';

const DEFAULT_HITS = 10;
/** Pages below this share of the best score that lack words of the query are not results but noise. */
const NOISE_SHARE = 0.12;
/** Terms trusted less are not marked. */
const MARK_TRUST = 0.3;
/** Share of the query from which a page counts as complete; below 1 because sums of fractions round. */
const COMPLETE = 0.99;
/** A page answers the query when its titles, identifiers, keywords or headings contain this share of it. */
const ANSWERS = 0.95;
/** Further places shown of a page. */
const MORE_PLACES = 3;

/** A section or row that can be opened. */
interface Place {
  kind: HitPlace['kind'];
  anchor: string | null;
  name: string;
  text: string;
}

/** A word with something in it that no word of a language has. */
const IDENTIFIER = /[^\p{L} ]|\p{Ll}\p{Lu}/u;

/** Marks nothing. */
const NONE: WantedTerms = { has: () => false };

interface RankedPage {
  page: number;
  score: number;
}

/** Answers a query. Never throws, whatever the input; a query without words has no hits. */
export function search(index: SearchIndex, asked: string, options: SearchOptions = {}): SearchAnswer {
  const { maxHits = DEFAULT_HITS, highlight = true, facet = null } = options;
  const meant = translated(index, asked);
  const query = meant ?? asked;
  const slots = readQuery(index, query);
  const unread = meant === null && isUnread(slots);
  const facets: Record<Facet, number> = { gadget: 0, row: 0, guide: 0, reference: 0, blog: 0 };
  if (slots.every((slot) => slot.terms.size === 0))
    return { hits: [], total: 0, facets, suggestion: null, unread, nearest: nearestTerms(index, slots) };
  const scores = scorePages(index, slots);
  addNames(index, slots, scores);
  const named = unitsNamed(index, asked.trim());
  for (const unit of named.values()) scores.fit[unit] = WRITTEN_FIT;
  const stems = slots.map((slot) => slot.stem);
  const referred = referredPage(index.pages, asked);
  const found = definitionFirst(index, rank(index, stems, scores), asked.trim(), named);
  const ranked = referred === null ? found : withFirst(found, referred);
  const rows = new Map(ranked.map(({ page }) => [page, rowOf(index, page, scores)]));
  const facetsAt = ({ page }: RankedPage): Facet[] => facetsOf(index.pages[page]?.kind, rows.get(page) ?? null);
  for (const entry of ranked) for (const name of facetsAt(entry)) facets[name]++;
  const kept = facet === null ? ranked : ranked.filter((entry) => facetsAt(entry).includes(facet));
  const wanted = highlight ? wantedTerms(index, slots) : NONE;
  const groups = groupWorths(index.vocabulary.headings, stems);
  /** Only what is shown is looked at closely. */
  const unitsAt = (page: number): readonly number[] => {
    if (page === referred) return [];
    if (facet === 'row') return [rows.get(page) ?? []].flat();
    return [...new Set([named.get(page) ?? [], unitsOf(index, page, groups, scores)].flat())];
  };
  return {
    hits: kept
      .slice(0, maxHits)
      .map((entry) => toHit(index, entry, unitsAt(entry.page), (scores.coverage[entry.page] ?? 0) >= COMPLETE, wanted)),
    total: ranked.length,
    facets,
    suggestion: correctedQuery(query, slots) ?? meant,
    unread,
    nearest: [],
  };
}

/** Lifts pages that are called like the query, and those whose name it begins: a reader types names from the start. */
function addNames(index: SearchIndex, slots: readonly Slot[], scores: Scores): void {
  const joined = joinedForm(slots.map((slot) => slot.raw).join(''));
  if (joined.length < 2) return;
  for (const [name, pages] of index.byName) {
    if (!name.startsWith(joined)) continue;
    const bonus = name === joined ? EXACT_NAME_BONUS : (NAME_START_BONUS * joined.length) / name.length;
    for (const page of pages) scores.total[page] = at(scores.total, page) + bonus;
  }
}

/** The row or section of each page whose name is exactly the query, where that is an identifier and no word. */
function unitsNamed(index: SearchIndex, asked: string): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  if (!IDENTIFIER.test(asked)) return units;
  index.unitPage.forEach((page, unit) => {
    if (index.opens[unit] !== unit || units.has(page)) return;
    if (placeOf(index, at(index.pages, page), unit).name === asked) units.set(page, unit);
  });
  return units;
}

/** Whether a page is neither of a gadget, which lists what all gadgets have, nor a post. */
function isGuide(index: SearchIndex, page: number): boolean {
  return !['gadget', 'blog'].includes(at(index.pages, page).kind);
}

/**
 * Moves the page that defines the identifier asked for to the front: the best guide or reference, else the best page
 * of a gadget. A page whose title is the identifier keeps its place.
 */
function definitionFirst(
  index: SearchIndex,
  ranked: readonly RankedPage[],
  asked: string,
  named: ReadonlyMap<number, number>,
): readonly RankedPage[] {
  const pageOf = (entry: RankedPage): SearchPage => at(index.pages, entry.page);
  const defining = ranked.filter(({ page }) => named.has(page));
  const first =
    defining.find(({ page }) => isGuide(index, page)) ?? defining.find((entry) => pageOf(entry).kind === 'gadget');
  if (!first || ranked.some((entry) => pageOf(entry).title === asked)) return ranked;
  return [first, ...ranked.filter((entry) => entry !== first)];
}

/** The pages with one of them in front, whatever its score. */
function withFirst(ranked: readonly RankedPage[], page: number): RankedPage[] {
  return [{ page, score: ranked[0]?.score ?? 1 }, ...ranked.filter((entry) => entry.page !== page)];
}

/** Pages by score; a post stands above a documentation page only when that page does not answer the query. */
function rank(index: SearchIndex, stems: readonly string[], scores: Scores): RankedPage[] {
  const ranked: RankedPage[] = [];
  let top = 0;
  const areas = groupWorths(index.vocabulary.areas, stems);
  scores.total.forEach((total, page) => {
    const worth = index.pages[page]?.kind === 'blog' ? BLOG_WORTH : (areas[index.area[page] ?? -1] ?? 1);
    const score = total * worth;
    top = Math.max(top, score);
    if (score > 0) ranked.push({ page, score });
  });
  const isResult = ({ page, score }: RankedPage): boolean =>
    score >= top * NOISE_SHARE || (scores.coverage[page] ?? 0) >= COMPLETE;
  const kept = ranked.filter(isResult).sort((a, b) => b.score - a.score || a.page - b.page);
  const isPost = (entry: RankedPage): boolean => index.pages[entry.page]?.kind === 'blog';
  const answer = kept.findIndex((entry) => !isPost(entry) && (scores.strongCoverage[entry.page] ?? 0) >= ANSWERS);
  if (answer > 0 && kept.slice(0, answer).some(isPost)) {
    const above = kept.splice(0, answer + 1);
    kept.unshift(...above.filter((entry) => !isPost(entry)), ...above.filter(isPost));
  }
  return kept;
}

function facetsOf(kind: PageKind | undefined, row: number | null): Facet[] {
  const rows: Facet[] = row === null ? [] : ['row'];
  return kind === undefined || kind === 'other' ? rows : [kind, ...rows];
}

/** Dictionary terms to mark. */
function wantedTerms(index: SearchIndex, slots: readonly Slot[]): WantedTerms {
  const ids = new Set<number>();
  const onlyStops = slots.every((slot) => slot.isStop);
  for (const slot of slots) {
    if (slot.isStop && !onlyStops) continue;
    for (const [id, trust] of slot.terms) if (trust >= MARK_TRUST) ids.add(id);
  }
  return { has: (term) => ids.has(index.termIds.get(term) ?? -1) };
}

function toHit(
  index: SearchIndex,
  entry: RankedPage,
  units: readonly number[],
  complete: boolean,
  wanted: WantedTerms,
): SearchHit {
  const page = at(index.pages, entry.page);
  const [best, ...others] = differentPlaces(index, page, units);
  const name = markText(best?.name ?? '', wanted);
  return {
    path: page.path,
    anchor: best?.anchor ?? null,
    kind: page.kind,
    title: markText(page.title, wanted),
    breadcrumb: page.breadcrumb,
    place: best && name.text !== '' ? { kind: best.kind, name } : null,
    passage: passageOf(best && best.text !== '' ? best.text : page.description, wanted),
    more: others.map(({ kind, anchor, name: text }) => ({ kind, anchor, name: markText(text, wanted) })),
    complete,
    score: entry.score,
  };
}

/** The best place, and the next few with different names and anchors. */
function differentPlaces(index: SearchIndex, page: SearchPage, units: readonly number[]): Place[] {
  const places: Place[] = [];
  for (const unit of units) {
    const place = placeOf(index, page, unit);
    const isNew = place.name !== '' && place.anchor !== null && places.every(({ anchor }) => anchor !== place.anchor);
    if (places.length === 0 || isNew) places.push(place);
    if (places.length > MORE_PLACES) break;
  }
  return places;
}

function placeOf(index: SearchIndex, page: SearchPage, unit: number): Place {
  const item = index.unitItem[unit] ?? -1;
  const row = index.unitKind[unit] === UnitKind.row ? page.rows[item] : undefined;
  if (row) return { kind: row.kind, anchor: row.id === '' ? null : row.id, name: row.name, text: row.text };
  const section = page.sections[item];
  return { kind: 'section', anchor: section?.id ?? null, name: section?.heading ?? '', text: section?.text ?? '' };
}
