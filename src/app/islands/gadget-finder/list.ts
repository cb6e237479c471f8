import {
  gadgetFacts,
  matchesGadget,
  matchingSymptom,
  nearestGadgets,
  type GadgetFacts,
  type GadgetQuery,
} from './gadget-match';

/** Suggestions when nothing fits. */
const NEAREST = 3;

/** What a query found. */
export interface Found {
  /** Number of gadgets that fit. */
  fitting: number;
  /** Whether the nearest gadgets are shown instead. */
  hasNear: boolean;
}

/** The list of all gadgets, which is finished HTML. */
export interface GadgetList {
  /** Shows the gadgets that fit a query, each with the symptom that made it fit. */
  show(query: GadgetQuery): Found;
  /** Opens the first gadget that is shown. */
  openFirst(): void;
}

/** Reads the list of an element. */
export function readList(root: HTMLElement): GadgetList {
  const entries = [...root.querySelectorAll<HTMLElement>('.finder__row')].map((row) => ({
    row,
    facts: gadgetFacts(row),
  }));
  return {
    show(query) {
      const fitting = entries.filter(({ facts }) => matchesGadget(facts, query));
      const near = fitting.length === 0 ? nearestGadgets(entries, query.words, NEAREST) : [];
      for (const entry of entries) {
        entry.row.hidden = !fitting.includes(entry) && !near.includes(entry);
        showSymptom(entry.row, entry.facts, query.words);
      }
      root.toggleAttribute('data-near', near.length > 0);
      return { fitting: fitting.length, hasNear: near.length > 0 };
    },
    openFirst() {
      root.querySelector<HTMLElement>('.finder__row:not([hidden]) .finder__name')?.click();
    },
  };
}

function showSymptom(row: HTMLElement, facts: GadgetFacts, words: string): void {
  row.querySelector('.finder__why')?.remove();
  const symptom = row.hidden ? null : matchingSymptom(facts, words);
  if (symptom === null) return;
  const why = document.createElement('p');
  why.className = 'finder__why';
  why.textContent = symptom;
  row.querySelector('.finder__text')?.after(why);
}
