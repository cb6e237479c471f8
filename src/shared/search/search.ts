/** The one function that answers queries. */

import { UnitKind, joinedForm, type SearchIndex } from './build-index';
import type { Facet, HitPlace, SearchAnswer, SearchHit, SearchOptions, SearchPage } from './model';
import { markText, passageOf } from './passage';
import { readQuery, translated } from './query';
import type { Slot } from './slots';
import { scorePages, type Scores } from './score';
import { correctedQuery, nearestTerms } from './suggest';
import { groupWorths } from './vocabulary';
import { BLOG_WORTH, EXACT_NAME_BONUS, FIT_WORTH, NAME_START_BONUS, PART_OF_ROW, PLACE_LEAST } from './weights';

const DEFAULT_HITS = 10;
/** Pages below this share of the best score that lack words of the query are not results but noise. */
const NOISE_SHARE = 0.12;
/** Terms trusted less are not marked. */
const MARK_TRUST = 0.3;
/** Share of the query, sums of fractions considered, from which a page holds all of it. */
const COMPLETE = 0.99;
/** A page answers the query when this share of it stands in its titles, identifiers, keywords or headings. */
const ANSWERS = 0.95;
/** A word that matches the title so well is said by the title. */
const SAID_BY_TITLE = 0.5;
/** What such a word still counts for the choice of a place. */
const SAID_BY_TITLE_WORTH = 0.1;
/** A further place is shown when it answers this share as well as the best one. */
const MORE_SHARE = 0.75;
/** Further places shown of a page. */
const MORE_PLACES = 3;
/** How well a row's name fits a query that asks for it. */
const ROW_FIT = 0.3;

interface RankedPage {
  page: number;
  score: number;
  /** Units of the sections and rows that answer, best first; the page as a whole answers where there is none. */
  units: readonly number[];
  /** Unit of the best row whose name the query says; `null` where there is none. */
  row: number | null;
}

/** Answers a query. Never throws, whatever the query holds; a query without words has no hits. */
export function search(index: SearchIndex, asked: string, options: SearchOptions = {}): SearchAnswer {
  const { maxHits = DEFAULT_HITS, highlight = true, facet = null } = options;
  const meant = translated(index, asked);
  const query = meant ?? asked;
  const slots = readQuery(index, query);
  const facets: Record<Facet, number> = { gadget: 0, row: 0, guide: 0, reference: 0, blog: 0 };
  if (slots.every((slot) => slot.terms.size === 0))
    return { hits: [], total: 0, facets, suggestion: null, nearest: nearestTerms(index, slots) };
  const scores = scorePages(index, slots);
  addNames(index, slots, scores);
  const ranked = rank(index, slots, scores);
  for (const entry of ranked) for (const name of facetsOf(index, entry)) facets[name]++;
  const kept = facet === null ? ranked : ranked.filter((entry) => facetsOf(index, entry).includes(facet));
  const placed =
    facet === 'row' ? kept.map((entry) => ({ ...entry, units: entry.row === null ? [] : [entry.row] })) : kept;
  const wanted = highlight ? wantedTerms(index, slots) : new Set<string>();
  return {
    hits: placed.slice(0, maxHits).map((entry) => toHit(index, entry, scores, wanted)),
    total: ranked.length,
    facets,
    suggestion: correctedQuery(query, slots) ?? meant,
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
    for (const page of pages) scores.total[page] = (scores.total[page] ?? 0) + bonus;
  }
}

/** Pages by score; a post stands above a documentation page only when that page does not answer the query. */
function rank(index: SearchIndex, slots: readonly Slot[], scores: Scores): RankedPage[] {
  const ranked: RankedPage[] = [];
  let top = 0;
  const stems = slots.map((slot) => slot.stem);
  const areas = groupWorths(index.vocabulary.areas, stems);
  scores.total.forEach((total, page) => {
    const worth = index.pages[page]?.kind === 'blog' ? BLOG_WORTH : (areas[index.area[page] ?? -1] ?? 1);
    const score = total * worth;
    top = Math.max(top, score);
    if (score > 0) ranked.push({ page, score, units: [], row: null });
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
  const groups = groupWorths(index.vocabulary.headings, stems);
  return kept.map((entry) => {
    const places = placesOf(index, entry.page);
    return { ...entry, units: unitsOf(index, entry.page, places, groups, scores), row: rowOf(index, places, scores) };
  });
}

/** Units of a page that can be opened: its sections and rows. */
function placesOf(index: SearchIndex, page: number): number[] {
  const places: number[] = [];
  const end = index.firstUnit[page + 1] ?? index.unitPage.length;
  for (let unit = index.firstUnit[page] ?? 0; unit < end; unit++) if (index.opens[unit] === unit) places.push(unit);
  return places;
}

/** The sections and rows that hold most of what the title does not say; none when the title says it all. */
function unitsOf(
  index: SearchIndex,
  page: number,
  places: readonly number[],
  groups: readonly number[],
  scores: Scores,
): number[] {
  const saidByTitle = scores.weights.map((_, at) => (scores.nameSlots[at]?.[page] ?? 0) >= SAID_BY_TITLE);
  if (saidByTitle.every(Boolean)) return [];
  const weights = scores.weights.map((weight, at) => weight * (saidByTitle[at] ? SAID_BY_TITLE_WORTH : 1));
  const found = places
    .map((unit) => ({ unit, sum: placeScore(index, unit, weights, scores) * (groups[index.group[unit] ?? -1] ?? 1) }))
    .filter(({ sum }) => sum > PLACE_LEAST)
    .sort((a, b) => b.sum - a.sum || a.unit - b.unit);
  const best = found[0]?.sum ?? 0;
  return found.filter(({ sum }) => sum >= best * MORE_SHARE).map(({ unit }) => unit);
}

/** How well a section or row answers. A row is opened by its name, not by a part of it. */
function placeScore(index: SearchIndex, unit: number, weights: readonly number[], scores: Scores): number {
  let sum = FIT_WORTH * (scores.fit[unit] ?? 0);
  weights.forEach((weight, at) => {
    sum += weight * (scores.unitSlots[at]?.[unit] ?? 0);
  });
  const isPart = index.unitKind[unit] === UnitKind.row && (scores.filled[unit] ?? 0) < 1;
  return isPart ? sum * PART_OF_ROW : sum;
}

/** The row whose name fits the query best; `null` when none does. */
function rowOf(index: SearchIndex, places: readonly number[], scores: Scores): number | null {
  let best: number | null = null;
  let most = 0;
  for (const unit of places) {
    const fit = scores.fit[unit] ?? 0;
    if (index.unitKind[unit] !== UnitKind.row || fit < ROW_FIT || fit <= most) continue;
    best = unit;
    most = fit;
  }
  return best;
}

function facetsOf(index: SearchIndex, { page, row }: RankedPage): Facet[] {
  const kind = index.pages[page]?.kind;
  const rows: Facet[] = row === null ? [] : ['row'];
  return kind === undefined || kind === 'other' ? rows : [kind, ...rows];
}

/** Dictionary terms to mark. */
function wantedTerms(index: SearchIndex, slots: readonly Slot[]): Set<string> {
  const ids = new Set<number>();
  const onlyStops = slots.every((slot) => slot.isStop);
  for (const slot of slots) {
    if (slot.isStop && !onlyStops) continue;
    for (const [id, trust] of slot.terms) if (trust >= MARK_TRUST) ids.add(id);
  }
  return new Set(index.sorted.filter((_, at) => ids.has(index.sortedIds[at] ?? -1)));
}

function toHit(index: SearchIndex, entry: RankedPage, scores: Scores, wanted: ReadonlySet<string>): SearchHit {
  const page = index.pages[entry.page];
  if (!page) throw new Error(`The search index has no page ${entry.page}.`);
  const [best, ...others] = entry.units.map((unit) => placeOf(index, page, unit, wanted));
  const place = best && best.name.text !== '' ? { kind: best.kind, name: best.name } : null;
  return {
    path: page.path,
    anchor: best?.anchor ?? null,
    kind: page.kind,
    title: markText(page.title, wanted),
    breadcrumb: page.breadcrumb,
    place,
    passage: passageOf(best && best.text !== '' ? best.text : page.description, wanted),
    more: distinct(best?.anchor ?? null, others).map(({ kind, anchor, name }) => ({ kind, anchor, name })),
    otherVersions: page.versions.filter((name) => name !== page.version).length,
    complete: (scores.coverage[entry.page] ?? 0) >= COMPLETE,
    score: entry.score,
  };
}

/** The first few places with anchors of their own. */
function distinct<P extends HitPlace>(first: string | null, places: readonly P[]): P[] {
  const seen = new Set([first]);
  return places
    .filter(({ anchor, name }) => name.text !== '' && anchor !== null && !seen.has(anchor) && seen.add(anchor))
    .slice(0, MORE_PLACES);
}

function placeOf(
  index: SearchIndex,
  page: SearchPage,
  unit: number,
  wanted: ReadonlySet<string>,
): HitPlace & { text: string } {
  const item = index.unitItem[unit] ?? -1;
  const row = index.unitKind[unit] === UnitKind.row ? page.rows[item] : undefined;
  if (row)
    return { kind: row.kind, anchor: row.id === '' ? null : row.id, name: markText(row.name, wanted), text: row.text };
  const section = page.sections[item];
  return {
    kind: 'section',
    anchor: section?.id ?? null,
    name: markText(section?.heading ?? '', wanted),
    text: section?.text ?? '',
  };
}
