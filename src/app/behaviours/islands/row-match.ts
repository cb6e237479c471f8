/** Whether a row's text has all words of a query, in any order. */
export function matchesWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** A row among others, by its number, with the number of the row it belongs to. */
export interface FilterRow {
  text: string;
  parent: number | null;
}

/**
 * What a query leaves of rows: those with all of its words, and those that they belong to. `found` are the first kind,
 * `kept` both.
 */
export function filterRows(rows: readonly FilterRow[], query: string): { found: Set<number>; kept: Set<number> } {
  const found = new Set(rows.flatMap(({ text }, index) => (matchesWords(text, query) ? [index] : [])));
  const kept = new Set(found);
  for (const index of found) {
    for (let parent = rows[index]?.parent ?? null; parent !== null; parent = rows[parent]?.parent ?? null)
      kept.add(parent);
  }
  return { found, kept };
}
