/** What the finder knows of a gadget: the data attributes of its row. */
export interface GadgetFacts {
  text: string;
  category: string;
  observes: readonly string[];
  environments: readonly string[];
  /** Minimum kernel, `5.10`; empty where no source names one. */
  kernel: string;
  since: string;
  until: string;
}

/** What the reader looks for; an empty text asks for nothing. */
export interface GadgetQuery {
  words: string;
  category: string;
  observes: string;
  environment: string;
  kernel: string;
  version: string;
}

/** The facts of a row of the complete table. */
export function gadgetFacts(row: HTMLElement): GadgetFacts {
  const { name, category, observes, environments, kernel, since, until, keywords } = row.dataset;
  return {
    text: `${name ?? ''} ${(name ?? '').replaceAll('_', ' ')} ${row.textContent} ${keywords ?? ''}`.toLowerCase(),
    category: category ?? '',
    observes: list(observes),
    environments: list(environments),
    kernel: kernel ?? '',
    since: since ?? '',
    until: until ?? '',
  };
}

/** Whether a gadget answers all of a query. A gadget without a known minimum kernel is never ruled out by the kernel. */
export function matchesGadget(gadget: GadgetFacts, query: GadgetQuery): boolean {
  return (
    query.words
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .every((word) => gadget.text.includes(word)) &&
    (query.category === '' || gadget.category === query.category) &&
    (query.observes === '' || gadget.observes.includes(query.observes)) &&
    (query.environment === '' || gadget.environments.includes(query.environment)) &&
    reaches(query.kernel, gadget.kernel) &&
    existsIn(gadget, query.version)
  );
}

/** Compares dotted numbers, a leading `v` aside: negative when `a` is older. Text that is no number counts as the newest. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  if (!left || !right) return Number(!left) - Number(!right);
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What is typed may be all of `uname -r`: `5.10.0-32-amd64`. Nothing usable asks for nothing. */
function reaches(kernel: string, minimum: string): boolean {
  const own = /\d+(\.\d+)*/.exec(kernel)?.[0];
  return own === undefined || minimum === '' || compareVersions(own, minimum) >= 0;
}

/** `since` and `until` both belong to the span. */
function existsIn({ since, until }: GadgetFacts, version: string): boolean {
  if (version === '') return true;
  const late = since !== '' && compareVersions(version, since) < 0;
  const gone = until !== '' && compareVersions(version, until) > 0;
  return !late && !gone;
}

function numbers(version: string): number[] | null {
  const match = /^v?(\d+(?:\.\d+)*)/.exec(version);
  return match?.[1] ? match[1].split('.').map(Number) : null;
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}
