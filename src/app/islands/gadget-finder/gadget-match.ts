import { editDistance } from '../../../shared/edit-distance';
import type { GadgetQuery } from './query';

/** What the finder knows of a gadget: the data attributes of its row. */
export interface GadgetFacts {
  name: string;
  text: string;
  /** What a reader sees go wrong, in a reader's words. */
  symptoms: readonly string[];
  category: string;
  observes: readonly string[];
  environments: readonly string[];
  /** Minimum kernel, `5.10`; empty where no source names one. */
  kernel: string;
  since: string;
  until: string;
}

/** The facts of a row of the complete table. */
export function gadgetFacts(row: HTMLElement): GadgetFacts {
  const { name, category, observes, environments, kernel, since, until, keywords } = row.dataset;
  return {
    name: name ?? '',
    symptoms: (keywords ?? '').split(', ').filter(Boolean),
    text: `${name ?? ''} ${(name ?? '').replaceAll('_', ' ')} ${row.textContent} ${keywords ?? ''}`.toLowerCase(),
    category: category ?? '',
    observes: list(observes),
    environments: list(environments),
    kernel: kernel ?? '',
    since: since ?? '',
    until: until ?? '',
  };
}

/** The words of what was typed, in lower case; parts of a name are words. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
}

/**
 * Whether a gadget answers all of a query. A gadget without a known minimum kernel is never ruled out by the kernel.
 */
export function matchesGadget(gadget: GadgetFacts, query: GadgetQuery): boolean {
  return (
    words(query.words).every((word) => gadget.text.includes(word)) &&
    (query.category === '' || gadget.category === query.category) &&
    (query.observes === '' || gadget.observes.includes(query.observes)) &&
    (query.environment === '' || gadget.environments.includes(query.environment)) &&
    reaches(query.kernel, gadget.kernel) &&
    existsIn(gadget, query.version)
  );
}

/** The symptom of a gadget that has all words typed; `null` when its name or summary has them as well, or none does. */
export function matchingSymptom(gadget: GadgetFacts, typed: string): string | null {
  const query = words(typed);
  if (query.every((word) => gadget.name.includes(word))) return null;
  return gadget.symptoms.find((symptom) => query.every((word) => symptom.toLowerCase().includes(word))) ?? null;
}

/** How near a gadget comes to words: the number of those that it has, a letter or two aside. */
export function nearnessOf(gadget: GadgetFacts, typed: string): number {
  return words(typed).reduce((sum, word) => sum + nearness(gadget, word), 0);
}

/** 1 for a word that a gadget's text has, less for one that is a letter or two away, more weight on its name. */
function nearness({ name, text }: GadgetFacts, word: string): number {
  if (text.includes(word)) return 1;
  const allowed = word.length < 4 ? 1 : 2;
  const distance = (terms: readonly string[]): number =>
    Math.min(...terms.map((term) => editDistance(word, term, allowed)));
  if (distance([name, ...name.split('_')]) <= allowed) return 0.9;
  return word.length > 3 && distance(text.split(/[^\p{L}\p{N}]+/u).filter((term) => term.length > 3)) <= 1 ? 0.6 : 0;
}

const NUMERIC = new Intl.Collator('en', { numeric: true });

/** Compares dotted numbers, a leading `v` aside: negative when `a` is older. A name such as `main` is the newest. */
export function compareVersions(a: string, b: string): number {
  const bare = (version: string): string => version.replace(/^v|(?:\.0)+$/g, '');
  return NUMERIC.compare(bare(a), bare(b));
}

/** What is typed may be all of `uname -r`: `5.10.0-32-amd64`. Nothing usable asks for nothing. */
function reaches(kernel: string, minimum: string): boolean {
  const own = /\d+(\.\d+)*/.exec(kernel)?.[0];
  return own === undefined || minimum === '' || compareVersions(own, minimum) >= 0;
}

/** `since` and `until` both belong to the span. */
function existsIn({ since, until }: GadgetFacts, version: string): boolean {
  if (version === '') return true;
  return compareVersions(version, since) >= 0 && (until === '' || compareVersions(version, until) <= 0);
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}
