/** Generated data for the tests of this folder: the same seed gives the same data. */

import type { PageKind, RowKind, SearchPage } from './model';

/** Random numbers in [0, 1) from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. Throws when the list is empty. */
export function pick<T>(next: () => number, list: readonly T[]): T {
  const item = list[Math.floor(next() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

const WORDS =
  'trace dns pod kernel memory trace_dns k8s.podName latency_ns --paths the of killed µs größe 日本 "quoted" <b> a\\b'.split(
    ' ',
  );

/** A few words with a single space between. */
function phrase(next: () => number, most: number): string {
  return Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(next, WORDS)).join(' ');
}

/** Pages with every combination of empty and filled parts. */
export function randomPages(seed: number, count: number): SearchPage[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, at) => ({
    path: `/docs/latest/${pick(next, ['gadgets/', 'reference/', ''])}page-${at}`,
    version: 'latest',
    kind: pick<PageKind>(next, ['gadget', 'guide', 'reference', 'blog', 'other']),
    title: phrase(next, 4),
    description: phrase(next, 9),
    keywords: Array.from({ length: Math.floor(next() * 4) }, () => `k${phrase(next, 3)}`),
    breadcrumb: next() < 0.3 ? [] : [pick(next, ['Gadgets', 'Reference'])],
    sections: Array.from({ length: Math.floor(next() * 5) }, (_, i) => ({
      id: pick(next, [null, `s-${i}`, 'trace-dns']),
      heading: phrase(next, 3),
      level: pick(next, [1, 2, 3]),
      text: phrase(next, 30),
    })),
    rows: Array.from({ length: Math.floor(next() * 4) }, (_, i) => ({
      id: pick(next, ['param-paths', `field-${i}`]),
      name: pick(next, ['--paths', 'latency_ns', 'k8s.podName', '-c']),
      kind: pick<RowKind>(next, ['flag', 'field', 'key']),
      text: phrase(next, 8),
    })),
  }));
}
