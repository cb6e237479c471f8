/** Chooses the place that a page is opened at. */

import { at } from '../at';
import { type SearchIndex, UnitKind } from './search-index';
import type { Scores } from './score';
import { FIT_WORTH, PLACE_LEAST } from './weights';

/** A word that matches the title so well is said by the title. */
const SAID_BY_TITLE = 0.5;
/** What such a word still counts for the choice of a place. */
const SAID_BY_TITLE_WORTH = 0.1;
/** A further place is shown when it answers this share as well as the best one. */
const MORE_SHARE = 0.75;
/** How well a row's name fits a query that asks for it. */
const ROW_FIT = 0.3;

/**
 * The sections and rows with most of the words missing from the title, best first; none if the title has them all.
 * `groups` are the worths of the groups of headings.
 */
export function unitsOf(index: SearchIndex, page: number, groups: readonly number[], scores: Scores): number[] {
  const saidByTitle = scores.weights.map((_, slot) => (scores.nameSlots[slot]?.[page] ?? 0) >= SAID_BY_TITLE);
  if (saidByTitle.every(Boolean)) return [];
  const weights = scores.weights.map((weight, slot) => weight * (saidByTitle[slot] ? SAID_BY_TITLE_WORTH : 1));
  const found = placesOf(index, page)
    .map((unit) => ({ unit, sum: placeScore(unit, weights, scores) * (groups[at(index.group, unit)] ?? 1) }))
    .filter(({ sum }) => sum > PLACE_LEAST)
    .sort((a, b) => b.sum - a.sum || a.unit - b.unit);
  const best = found[0]?.sum ?? 0;
  return found.filter(({ sum }) => sum >= best * MORE_SHARE).map(({ unit }) => unit);
}

/** Units of a page that can be opened: its sections and rows. */
function placesOf(index: SearchIndex, page: number): number[] {
  const places: number[] = [];
  const end = index.firstUnit[page + 1] ?? index.unitPage.length;
  for (let unit = at(index.firstUnit, page); unit < end; unit++) if (index.opens[unit] === unit) places.push(unit);
  return places;
}

/** How well a section or row answers. */
function placeScore(unit: number, weights: readonly number[], scores: Scores): number {
  let sum = FIT_WORTH * (scores.fit[unit] ?? 0);
  weights.forEach((weight, slot) => {
    sum += weight * (scores.unitSlots[slot]?.[unit] ?? 0);
  });
  return sum;
}

/** The row of a page whose name fits the query best; `null` when none does. */
export function rowOf(index: SearchIndex, page: number, scores: Scores): number | null {
  let best: number | null = null;
  let most = 0;
  for (const unit of placesOf(index, page)) {
    const fit = scores.fit[unit] ?? 0;
    if (fit < ROW_FIT || fit <= most || index.unitKind[unit] !== UnitKind.row) continue;
    best = unit;
    most = fit;
  }
  return best;
}
