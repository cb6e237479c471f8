import { gadgetFacts, matchesGadget, matchingSymptom, nearnessOf, type GadgetFacts } from './gadget-match';
import type { GadgetQuery } from './query';

/** Suggestions when nothing fits. */
const NEAREST = 3;

/** What a query found. */
export interface Found {
  /** Number of gadgets that fit. */
  fitting: number;
  /** Whether the nearest gadgets are shown instead. */
  hasNear: boolean;
}

/** A gadget in the list of all, which is finished HTML. */
export interface Entry {
  row: HTMLElement;
  facts: GadgetFacts;
}

/** Reads the list of an element. */
export function readEntries(root: HTMLElement): Entry[] {
  return [...root.querySelectorAll<HTMLElement>('.finder__row')].map((row) => ({ row, facts: gadgetFacts(row) }));
}

/** Shows the gadgets that fit a query, or come nearest to it, each with the symptom that made it fit. */
export function showFitting(root: HTMLElement, entries: readonly Entry[], query: GadgetQuery): Found {
  const fitting = entries.filter(({ facts }) => matchesGadget(facts, query));
  const near = fitting.length > 0 ? [] : nearest(entries, query.words);
  for (const entry of entries) {
    entry.row.hidden = !fitting.includes(entry) && !near.includes(entry);
    showSymptom(entry, query.words);
  }
  root.toggleAttribute('data-near', near.length > 0);
  return { fitting: fitting.length, hasNear: near.length > 0 };
}

function nearest(entries: readonly Entry[], words: string): Entry[] {
  return entries
    .map((entry) => ({ entry, score: nearnessOf(entry.facts, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

function showSymptom({ row, facts }: Entry, words: string): void {
  row.querySelector('.finder__why')?.remove();
  const symptom = row.hidden ? null : matchingSymptom(facts, words);
  if (symptom === null) return;
  const why = document.createElement('p');
  why.className = 'finder__why';
  why.textContent = symptom;
  row.querySelector('.finder__text')?.after(why);
}
