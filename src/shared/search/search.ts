/** The one function that answers queries. */

import { UnitKind, joinedForm, type SearchIndex } from './build-index';
import type { Facet, MarkedText, SearchAnswer, SearchHit, SearchOptions, SearchPage } from './model';
import { markText, passageOf } from './passage';
import { correctedQuery, readQuery, translated, type Slot } from './query';
import { scorePages, type Scores } from './score';
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

interface RankedPage {
  page: number;
  score: number;
  /** Unit of the best section or row; `null` for the page as a whole. */
  unit: number | null;
}

/** Answers a query. Never throws, whatever the query holds; a query without words has no hits. */
export function search(index: SearchIndex, asked: string, options: SearchOptions = {}): SearchAnswer {
  const { maxHits = DEFAULT_HITS, highlight = true, facet = null } = options;
  const meant = translated(index, asked);
  const query = meant ?? asked;
  const slots = readQuery(index, query);
  const facets: Record<Facet, number> = { gadget: 0, row: 0, guide: 0, reference: 0, blog: 0 };
  if (slots.every((slot) => slot.terms.size === 0)) return { hits: [], total: 0, facets, suggestion: null };
  const scores = scorePages(index, slots);
  addNames(index, slots, scores);
  const ranked = rank(index, slots, scores);
  for (const entry of ranked) for (const name of facetsOf(index, entry)) facets[name]++;
  const kept = facet === null ? ranked : ranked.filter((entry) => facetsOf(index, entry).includes(facet));
  const wanted = highlight ? wantedTerms(index, slots) : new Set<string>();
  return {
    hits: kept.slice(0, maxHits).map((entry) => toHit(index, entry, scores, wanted)),
    total: ranked.length,
    facets,
    suggestion: correctedQuery(query, slots) ?? meant,
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
  scores.total.forEach((total, page) => {
    const score = index.pages[page]?.kind === 'blog' ? total * BLOG_WORTH : total;
    top = Math.max(top, score);
    if (score > 0) ranked.push({ page, score, unit: null });
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
  for (const entry of kept) entry.unit = bestUnit(index, entry.page, slots, scores);
  return kept;
}

/** The section or row that holds most of what the title does not say; `null` when the title says it all. */
function bestUnit(index: SearchIndex, page: number, slots: readonly Slot[], scores: Scores): number | null {
  const open = slots.map((_, at) => (scores.weights[at] ?? 0) * ((scores.nameSlots[at]?.[page] ?? 0) >= 0.5 ? 0.1 : 1));
  if (open.every((weight, at) => weight < (scores.weights[at] ?? 0))) return null;
  const groups = groupWorth(index, slots);
  const end = index.firstUnit[page + 1] ?? index.unitPage.length;
  let best: number | null = null;
  let most = PLACE_LEAST;
  for (let unit = (index.firstUnit[page] ?? 0) + 1; unit < end; unit++) {
    if (index.opens[unit] !== unit) continue;
    let sum = FIT_WORTH * (scores.fit[unit] ?? 0);
    open.forEach((weight, at) => {
      sum += weight * (scores.unitSlots[at]?.[unit] ?? 0);
    });
    // A row is opened by its name, not by a part of it.
    if (index.unitKind[unit] === UnitKind.row && (scores.filled[unit] ?? 0) < 1) sum *= PART_OF_ROW;
    sum *= groups[index.group[unit] ?? -1] ?? 1;
    if (sum > most) {
      most = sum;
      best = unit;
    }
  }
  return best;
}

/** Worth of each group of headings for a query: one that asks for them gets them as any other. */
function groupWorth(index: SearchIndex, slots: readonly Slot[]): number[] {
  return index.vocabulary.headings.map(({ worth, unless }) =>
    slots.some((slot) => unless.has(slot.stem)) ? 1 : worth,
  );
}

function facetsOf(index: SearchIndex, { page, unit }: RankedPage): Facet[] {
  const kind = index.pages[page]?.kind;
  const row: Facet[] = unit !== null && index.unitKind[unit] === UnitKind.row ? ['row'] : [];
  return kind === undefined || kind === 'other' ? row : [kind, ...row];
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

function toHit(
  index: SearchIndex,
  { page: number, score, unit }: RankedPage,
  scores: Scores,
  wanted: ReadonlySet<string>,
): SearchHit {
  const page = index.pages[number];
  if (!page) throw new Error(`The search index has no page ${number}.`);
  const { anchor, place, passage } = placeOf(index, page, unit, wanted);
  return {
    path: page.path,
    anchor,
    kind: page.kind,
    title: markText(page.title, wanted),
    breadcrumb: page.breadcrumb,
    place,
    passage,
    otherVersions: page.versions.filter((name) => name !== page.version).length,
    complete: (scores.coverage[number] ?? 0) >= COMPLETE,
    score,
  };
}

function placeOf(
  index: SearchIndex,
  page: SearchPage,
  unit: number | null,
  wanted: ReadonlySet<string>,
): Pick<SearchHit, 'anchor' | 'place' | 'passage'> {
  const describe = (text: string): MarkedText => passageOf(text === '' ? page.description : text, wanted);
  const item = unit === null ? -1 : (index.unitItem[unit] ?? -1);
  const row = unit !== null && index.unitKind[unit] === UnitKind.row ? page.rows[item] : undefined;
  if (row)
    return {
      anchor: row.id === '' ? null : row.id,
      place: { kind: row.kind, name: markText(row.name, wanted) },
      passage: describe(row.text),
    };
  const section = row ? undefined : page.sections[item];
  if (!section) return { anchor: null, place: null, passage: passageOf(page.description, wanted) };
  const place = section.heading === '' ? null : { kind: 'section' as const, name: markText(section.heading, wanted) };
  return { anchor: section.id, place, passage: describe(section.text) };
}
