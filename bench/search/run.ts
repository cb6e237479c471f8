/**
 * Compares the search engines on the built site: `tsx bench/search/run.ts [--root dist] [--version latest] [--half
 * reported|tuning|all|hard|blind|mixed|strangers|foreign|foreign-pnpm] [--typed 60] [--ablate] [--misses] [--json]`.
 * Misses are printed for the halves that may be looked at. `--typed` is how many queries of the reported half are typed
 * into the box in a browser; 0 leaves that out.
 */

import { benchArguments } from '../arguments';
import { ablations } from './ablation';
import { searchFiles } from './files';
import { readSearchIndex, readSearchPages } from '../../src/engine/render/search/load-files';
import { lunrEngine, miniSearchEngine, ourEngine, sizes, type Engine } from './engines';
import { measure, type Result, type Score } from './measure';
import { HALVES, readQueries, type Half } from './queries';
import { measureTyping } from './typing';

/** What a phone of some years ago is slower by. */
const SLOWDOWN = 4;
/** Longest time from a key to results on it, at the 95th percentile. */
const LIMIT_MS = 50;

const { values, given } = benchArguments('npm run bench:search', {
  root: { value: 'FOLDER', usual: 'dist', summary: 'the built site' },
  version: { value: 'NAME', usual: 'latest', summary: 'version that is searched' },
  half: { value: 'NAME', usual: 'reported', legal: HALVES, summary: 'queries that are asked' },
  typed: { value: 'NUMBER', usual: '60', least: 0, summary: 'queries that are typed into the box in a browser' },
  misses: { summary: 'prints the misses of halves that may be looked at' },
  json: { summary: 'prints JSON' },
  ablate: { summary: 'leaves one part of the ranking out at a time' },
});

/** Halves whose misses may be looked at. */
const LOOKED_AT: ReadonlySet<Half> = new Set<Half>(['tuning', 'hard', 'mixed', 'strangers']);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

function scoreRow(name: string, kind: string, score: Score | undefined): string[] {
  return [
    name,
    kind,
    String(score?.queries ?? 0),
    percent(score?.first ?? 0),
    percent(score?.three ?? 0),
    (score?.mrr ?? 0).toFixed(3),
    score && score.sections > 0 ? `${percent(score.section)} of ${score.sections}` : '',
  ];
}

function print(engines: Engine[], results: Result[], half: Half): void {
  const kinds = Object.keys(results[0]?.kinds ?? {});
  console.log(`Half: ${half}\n`);
  console.log(
    table(
      ['engine', 'kind', 'queries', 'first', 'first three', 'MRR', 'right section'],
      [
        ...engines.map((engine, at) => scoreRow(engine.name, 'all', results[at]?.overall)),
        ...kinds.flatMap((kind) => engines.map((engine, at) => scoreRow(engine.name, kind, results[at]?.kinds[kind]))),
      ],
    ),
  );
  console.log(
    `\n${table(
      ['engine', 'raw', 'gzip', 'brotli', 'median', '95th percentile'],
      engines.flatMap((engine, at) => {
        const parts = Object.entries(engine.files).map(([name, files]) => ({ name, ...sizes(files) }));
        const sum = (key: 'raw' | 'gzip' | 'brotli'): number => parts.reduce((total, part) => total + part[key], 0);
        const result = results[at];
        return [
          [
            engine.name,
            kilobytes(sum('raw')),
            kilobytes(sum('gzip')),
            kilobytes(sum('brotli')),
            `${result?.medianMs.toFixed(2)} ms`,
            `${result?.p95Ms.toFixed(2)} ms`,
          ],
          ...parts.map((part) => [
            `  ${part.name}`,
            kilobytes(part.raw),
            kilobytes(part.gzip),
            kilobytes(part.brotli),
            '',
            '',
          ]),
        ];
      }),
    )}`,
  );
}

/** Types some queries into the box and prints what that costs its worker. */
async function printTyping(count: number): Promise<void> {
  const all = readQueries('reported').map(({ q }) => q);
  const typed = all.filter(
    (_, at) => Math.floor((at * count) / all.length) < Math.floor(((at + 1) * count) / all.length),
  );
  const page = `/docs/${values.version}/gadgets/trace_dns`;
  const { times, heap } = await measureTyping(values.root, page, typed);
  const sorted = times.map((time) => time * SLOWDOWN).sort((a, b) => a - b);
  const at = (share: number): string => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `\nTyped into the box: ${typed.length} queries, ${sorted.length} letters. From a letter to its results, in the worker, at a` +
      ` processor ${SLOWDOWN} times slower:\n  median ${at(0.5)}, 95th percentile ${at(0.95)} (limit ${LIMIT_MS} ms), longest ${at(1)}.` +
      `\nMemory of the worker with a version in full: ${(heap / 1e6).toFixed(1)} MB.`,
  );
}

const half = HALVES.find((known) => known === values.half) ?? 'reported';
const pages = readSearchPages(values.root, values.version);
const engines = given.has('ablate')
  ? ablations(values.root, values.version)
  : [
      ourEngine(readSearchIndex(values.root, values.version), searchFiles(values.root, values.version)),
      miniSearchEngine(pages),
      lunrEngine(pages),
    ];
const queries = readQueries(half);
const results = engines.map((engine) => measure(engine, queries, values.version));
if (given.has('json'))
  console.log(
    JSON.stringify(
      engines.map((engine, at) => ({ engine: engine.name, ...results[at], misses: undefined })),
      null,
      2,
    ),
  );
else print(engines, results, half);
if (given.has('misses') && LOOKED_AT.has(half)) {
  for (const miss of results[0]?.misses ?? []) {
    console.log(
      `\n[${miss.query.kind}] ${miss.query.q}  place ${miss.place}, expected ${miss.query.expect.join(', ')}`,
    );
    for (const path of miss.hits.slice(0, 4)) console.log(`    ${path}`);
  }
}
if (half === 'reported' && !given.has('json') && !given.has('ablate') && Number(values.typed) > 0)
  await printTyping(Number(values.typed));
