import type { GadgetSummary } from '../../../src/shared/page-data';
import { SYMPTOMS } from './symptoms';

/** A line of the index: what one wants to know, and the gadget for it. */
export interface SymptomLine {
  text: string;
  gadget: string;
  /** What the gadget is about, for who filters. */
  about: string;
  /** No common symptom: there for who filters. */
  isMore: boolean;
}

/** The common symptoms whose gadget is documented, then the gadgets that are behind none of them, by their summary. */
export function symptomLines(gadgets: readonly GadgetSummary[]): SymptomLine[] {
  const known = new Map(gadgets.map((gadget) => [gadget.name, gadget]));
  const about = ({ category, summary, observes }: GadgetSummary): string =>
    `${category} ${summary} ${observes.join(' ')}`;
  const common = SYMPTOMS.flatMap(({ text, gadget: name }): SymptomLine[] => {
    const gadget = known.get(name);
    return gadget ? [{ text, gadget: name, about: about(gadget), isMore: false }] : [];
  });
  const named = new Set(common.map(({ gadget }) => gadget));
  const more = gadgets
    .filter(({ name }) => !named.has(name))
    .map((gadget): SymptomLine => ({ text: gadget.summary, gadget: gadget.name, about: about(gadget), isMore: true }));
  return [...common, ...more];
}
