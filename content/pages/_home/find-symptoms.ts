import type { GadgetSummary } from '../../../src/shared/page-data';
import { SYMPTOMS } from './symptoms';

/** A line of the index: what one wants to know, and the gadget for it. */
export interface Finding {
  text: string;
  gadget: string;
}

/**
 * The lines to show for what was typed. Without a query these are the common symptoms whose gadget is documented;
 * with one, those that hold all its words, followed by the other gadgets whose name, subject or summary does.
 */
export function findSymptoms(gadgets: readonly GadgetSummary[], query: string): Finding[] {
  const known = new Map(gadgets.map((gadget) => [gadget.name, gadget]));
  const symptoms = SYMPTOMS.filter((symptom) => known.has(symptom.gadget));
  const words = query
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  if (words.length === 0) return symptoms;
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const about = (name: string): string => {
    const gadget = known.get(name);
    return gadget ? `${name} ${gadget.category} ${gadget.summary} ${gadget.observes.join(' ')}` : name;
  };
  const found = symptoms.filter((symptom) => holds(`${symptom.text} ${about(symptom.gadget)}`));
  const shown = new Set(found.map((symptom) => symptom.gadget));
  const others = gadgets.filter((gadget) => !shown.has(gadget.name) && holds(about(gadget.name)));
  return [...found, ...others.map((gadget) => ({ text: gadget.summary, gadget: gadget.name }))];
}
