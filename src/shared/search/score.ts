/** Scores pages, and the units on them, for the slots of a query. */

import { at } from '../at';
import { type SearchIndex, Field, FIELD_COUNT, FIELD_STRIDE, UnitKind, type FieldCode } from './search-index';
import type { Slot } from './slots';
import {
  COMMON_WEIGHT,
  COVERAGE_POWER,
  NAME_WEIGHT,
  DATA_WEIGHT,
  FIELD_WEIGHT,
  LONG_FROM,
  LONG_PASSAGE_WEIGHT,
  LONG_SPAN,
  PASSAGE_WEIGHT,
  PLACE_WEIGHT,
  SATURATION,
  SHARED_ROW_PAGES,
  SHARED_ROW_WORTH,
  STOP_WEIGHT,
  UNIT_WEIGHT,
  USUAL_PAGES,
  USUAL_WORDS,
} from './weights';

/** What the slots gave, page by page and unit by unit. */
export interface Scores {
  total: Float32Array;
  /** Share of the query found on each page, 0 to 1. */
  coverage: Float32Array;
  /** The same without the texts: titles, identifiers, keywords, headings and descriptions. */
  strongCoverage: Float32Array;
  /** Match of each slot in each unit, slot after slot. */
  unitSlots: Float32Array[];
  /** How well the short texts that open a section or row fit the query: heading, keywords, name. */
  fit: Float32Array;
  /** Match of each slot in each page's title and path, slot after slot. */
  nameSlots: Float32Array[];
  /** Weight of each slot; the sum is 1. */
  weights: number[];
}

/** Working space for one slot. */
interface SlotPass {
  /** Best match by page and field; in texts, the sum. */
  fields: Float32Array;
  /** Best match in the short text of each unit; the most trusted one, and its term. */
  share: Float32Array;
  trust: Float32Array;
  term: Float32Array;
  /** Units whose short text matches: a few of thousands. */
  matched: number[];
  /** Best match of the slot in each unit, weighted by field. */
  places: Float32Array;
}

/** Scores every page for the slots. */
export function scorePages(index: SearchIndex, slots: readonly Slot[]): Scores {
  const pageCount = index.pages.length;
  const unitCount = index.unitPage.length;
  const floats = (length: number): Float32Array => new Float32Array(length);
  const scores: Scores = {
    total: floats(pageCount),
    coverage: floats(pageCount),
    strongCoverage: floats(pageCount),
    unitSlots: [],
    nameSlots: [],
    fit: floats(unitCount),
    weights: slotWeights(index, slots),
  };
  const sumShare = floats(unitCount);
  const sumWords = floats(unitCount);
  /** Words of units that were said: two slots that mean the same word say one. */
  const said = new Set<number>();
  slots.forEach((slot, number) => {
    const pass: SlotPass = {
      fields: floats(pageCount * FIELD_COUNT),
      share: floats(unitCount),
      trust: floats(unitCount),
      term: floats(unitCount),
      matched: [],
      places: floats(unitCount),
    };
    for (const [id, value] of slot.terms) collectTerm(index, id, value, pass);
    const weight = at(scores.weights, number);
    for (const unit of pass.matched) {
      const term = at(pass.term, unit);
      const word = unit * index.postings.length + term;
      add(sumShare, unit, weight * Math.min(1, at(pass.share, unit)));
      if (!said.has(word)) add(sumWords, unit, at(index.termWords, term));
      said.add(word);
    }
    scores.unitSlots.push(pass.places);
    scores.nameSlots.push(addSlotToPages(index, pass, weight, scores));
  });
  for (let page = 0; page < pageCount; page++) {
    scores.total[page] = at(scores.total, page) * at(scores.coverage, page) ** COVERAGE_POWER;
  }
  addUnits(index, sumShare, sumWords, scores);
  addPassages(index, passageWeight(slots), scores);
  return scores;
}

/** Rare words weigh more, words that say little less, unless there are no others; the weights add up to 1. */
function slotWeights(index: SearchIndex, slots: readonly Slot[]): number[] {
  const onlyStops = slots.every((slot) => slot.isStop);
  const onlyData = slots.every((slot) => slot.isStop || slot.isData);
  const onlyCommon = slots.every((slot) => slot.isStop || slot.isData || slot.isCommon);
  const onlyNames = slots.every((slot) => slot.isStop || slot.isName);
  const worth = (slot: Slot): number => {
    if (slot.isStop && !onlyStops) return STOP_WEIGHT;
    if (slot.isData && !onlyData) return DATA_WEIGHT;
    if (slot.isName && !onlyNames) return NAME_WEIGHT;
    return slot.isCommon && !onlyCommon ? COMMON_WEIGHT : 1;
  };
  const raw = slots.map((slot) => rarity(index, slot) * worth(slot));
  const sum = raw.reduce((total, weight) => total + weight, 0) || 1;
  return raw.map((weight) => weight / sum);
}

/** Rarity of the most trusted term of a slot, in pages. */
function rarity(index: SearchIndex, slot: Slot): number {
  let trust = 0;
  let pages = 0;
  for (const [id, value] of slot.terms) {
    if (value < trust) continue;
    const found = at(index.termPages, id);
    pages = value > trust ? found : Math.max(pages, found);
    trust = value;
  }
  return Math.log(1 + USUAL_PAGES / (pages + 1));
}

/** Walks the postings of one term: the best trust wins in a short field, frequencies add up in texts. */
function collectTerm(index: SearchIndex, id: number, trust: number, pass: SlotPass): void {
  const sharedWorth = at(index.rowPages, id) > SHARED_ROW_PAGES ? SHARED_ROW_WORTH : 1;
  const { places, counts } = at(index.postings, id);
  for (let i = 0; i < places.length; i++) {
    const place = at(places, i);
    const unit = Math.floor(place / FIELD_STRIDE);
    const field = (place % FIELD_STRIDE) as FieldCode;
    const page = at(index.unitPage, unit);
    const value = field === Field.row && at(index.pages, page).kind === 'gadget' ? trust * sharedWorth : trust;
    const cell = page * FIELD_COUNT + field;
    if (field >= Field.lead && field !== Field.trail) add(pass.fields, cell, value * at(counts, i));
    else raise(pass.fields, cell, field === Field.heading ? value * at(index.worth, unit) : value);
    const opens = at(index.opens, unit);
    if (opens >= 0) raise(pass.places, opens, trust * Math.min(1, trust) * PLACE_WEIGHT[field]);
    if (field > Field.row || field === Field.description) continue;
    const before = at(pass.trust, unit);
    if (before === 0) pass.matched.push(unit);
    raise(pass.share, unit, value);
    // Keep the words of the most trusted match, not of a longer match that is a guess.
    if (trust < before) continue;
    pass.trust[unit] = trust;
    pass.term[unit] = id;
  }
}

function raise(values: Float32Array, index: number, value: number): void {
  if (value > at(values, index)) values[index] = value;
}

function add(values: Float32Array, index: number, value: number): void {
  values[index] = at(values, index) + value;
}

/** Adds one slot to the pages; gives its match in titles and paths. */
function addSlotToPages(index: SearchIndex, { fields }: SlotPass, weight: number, scores: Scores): Float32Array {
  const names = new Float32Array(index.pages.length);
  for (let page = 0; page < names.length; page++) {
    let sum = 0;
    let strong = 0;
    let best = 0;
    const length = 0.6 + 0.4 * (at(index.pageWords, page) / USUAL_WORDS);
    for (let code = 0; code < FIELD_COUNT; code++) {
      const field = code as FieldCode;
      let value = at(fields, page * FIELD_COUNT + field);
      if (value === 0) continue;
      best = Math.max(best, Math.min(1, value));
      if (field < Field.lead) strong = Math.max(strong, Math.min(1, value));
      if (field === Field.name || field === Field.slug) raise(names, page, value);
      if (field === Field.text || field === Field.rowText) value /= value + 1.5 * length;
      sum += FIELD_WEIGHT[field] * Math.min(1.3, value);
    }
    if (sum === 0) continue;
    add(scores.total, page, (weight * sum) / (sum + SATURATION));
    add(scores.coverage, page, weight * best);
    add(scores.strongCoverage, page, weight * strong);
  }
  return names;
}

/** Adds the best short text of each page: one with much of the query and little else. */
function addUnits(index: SearchIndex, sumShare: Float32Array, sumWords: Float32Array, scores: Scores): void {
  const best = new Float32Array(index.pages.length);
  for (let unit = 0; unit < sumShare.length; unit++) {
    const share = at(sumShare, unit);
    if (share === 0) continue;
    const filled = Math.min(1, at(sumWords, unit) / Math.max(1, at(index.unitWords, unit)));
    const kind = at(index.unitKind, unit);
    const opens = at(index.opens, unit);
    const fit = share * (0.35 + 0.65 * filled);
    if (opens >= 0) raise(scores.fit, opens, fit);
    const worth = UNIT_WEIGHT[kind] * at(index.worth, unit);
    raise(best, at(index.unitPage, unit), worth * share * fit);
  }
  best.forEach((value, page) => add(scores.total, page, value));
}

/** Weight of a section that contains the whole query; it grows with the length of the description. */
function passageWeight(slots: readonly Slot[]): number {
  const telling = slots.filter((slot) => !slot.isStop && !slot.isData).length;
  const long = Math.min(1, Math.max(0, (telling - LONG_FROM) / LONG_SPAN));
  return PASSAGE_WEIGHT + LONG_PASSAGE_WEIGHT * long;
}

/** Adds the best section of each page: query words in one section count more than words spread over the page. */
function addPassages(index: SearchIndex, worth: number, { unitSlots, weights, total }: Scores): void {
  const best = new Float32Array(total.length);
  for (let unit = 0; unit < index.unitPage.length; unit++) {
    if (index.unitKind[unit] !== UnitKind.section) continue;
    let sum = 0;
    for (let slot = 0; slot < weights.length; slot++)
      sum += at(weights, slot) * Math.min(1, at(at(unitSlots, slot), unit));
    if (sum > 0) raise(best, at(index.unitPage, unit), sum);
  }
  best.forEach((value, page) => add(total, page, worth * value * value));
}
