import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface BenchQuery {
  kind: string;
  q: string;
  /** Pages that serve the reader, below the version prefix. */
  expect: string[];
  /** Anchors of the sections that answer, on any of these pages; "" is the top. Left out where the whole page answers. */
  at?: string[];
}

/** The sets whose misses were looked at. */
export const SETS: readonly string[] = [
  'queries',
  'hard',
  'blind',
  'mixed',
  'strangers',
  'readers',
  'visitors',
  'askers',
  'newcomers',
  'guests',
  'callers',
];

/** Queries of a set, or of a file of another set. */
export function readQueries(set: string): BenchQuery[] {
  const file = SETS.includes(set) ? new URL(`${set}.yaml`, import.meta.url) : set;
  return (parse(readFileSync(file, 'utf8')) as { queries: BenchQuery[] }).queries;
}

export interface Score {
  queries: number;
  first: number;
  three: number;
  mrr: number;
  /** Share that opens at a right section, of the queries that list sections and whose page comes first. */
  section: number;
  sections: number;
}

interface Asked {
  query: BenchQuery;
  /** Rank of the first expected page, 0 when it is not among the hits. */
  place: number;
  /** Whether the section is right; `null` where no section is expected or the page is not first. */
  section: boolean | null;
  hits: string[];
}

interface Result {
  overall: Score;
  kinds: Record<string, Score>;
  /** Queries whose page is not first, and those whose page is and opens at another section. */
  misses: Asked[];
}

/** Answers a query with at most ten pages, the best first. */
type Ask = (query: string) => readonly { path: string; anchor: string | null }[];

/** Asks every query. */
export function measure(ask: Ask, queries: readonly BenchQuery[], version: string): Result {
  const asked = queries.map((query): Asked => {
    const hits = ask(query.q).map(({ path, anchor }) => ({ path: path.replace(/\/$/, ''), anchor }));
    const expected = new Set(query.expect.map((page) => expectedPath(page, version)));
    const place = hits.findIndex(({ path }) => expected.has(path)) + 1;
    return {
      query,
      place,
      section: place === 1 && query.at ? query.at.includes(hits[0]?.anchor ?? '') : null,
      hits: hits.map(({ path, anchor }) => (anchor === null ? path : `${path}#${anchor}`)),
    };
  });
  const kinds = new Set(queries.map(({ kind }) => kind));
  const ofKind = (kind: string): Score => score(asked.filter((entry) => entry.query.kind === kind));
  return {
    overall: score(asked),
    kinds: Object.fromEntries([...kinds].map((kind) => [kind, ofKind(kind)])),
    misses: asked.filter(({ place, section }) => place !== 1 || section === false),
  };
}

/** Route path of an expected page, which is listed with or without a slash at either end. */
function expectedPath(page: string, version: string): string {
  const path = page.replace(/^\/|\/$/g, '');
  if (path.startsWith('blog/')) return `/${path}`;
  return path === 'index' || path === '' ? `/docs/${version}` : `/docs/${version}/${path}`;
}

function score(asked: readonly Asked[]): Score {
  const share = (test: (entry: Asked) => boolean): number => asked.filter(test).length / Math.max(1, asked.length);
  const withSection = asked.filter(({ section }) => section !== null);
  return {
    queries: asked.length,
    first: share(({ place }) => place === 1),
    three: share(({ place }) => place >= 1 && place <= 3),
    mrr: asked.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / Math.max(1, asked.length),
    section: withSection.filter(({ section }) => section).length / Math.max(1, withSection.length),
    sections: withSection.length,
  };
}
