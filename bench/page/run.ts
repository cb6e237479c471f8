import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAsProgram, scriptCommand } from '../../scripts/command';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/programs';
import { serveDist } from '../../src/engine/serve/server';
import { buildPeer, installTools, runTool } from './peer';

const HELP = `npm run bench:page -- [ROUTE …]

Loads pages of the built site cold in Lighthouse's phone profile, from the project's own server with all headers, in
turn with the same text built by Starlight, and prints the medians. Both are installed into a temporary folder.`;

const RUNS = 5;

const ROUTES = [
  '/docs/latest/gadgets/trace_dns',
  '/docs/latest/reference/run',
  '/docs/latest/reference/install-kubernetes',
  '/docs/latest/spec/operators/ebpf',
  '/',
  '/blog/2024/01/inspektor-gadget-release-highlights-v0.24.0',
];

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Scores of all categories, the performance among them, and times in milliseconds. */
interface Result {
  scores: number[];
  blocked: number;
  largestPaint: number;
  shift: number;
}

/** Loads a page cold. Throws when Lighthouse cannot measure it. */
async function measure(url: string): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-report-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  try {
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    const args = ['node_modules/lighthouse/cli/index.js', url, ...options];
    await runTool(process.execPath, args, { CHROME_PATH: ensureChromium() });
    const { runtimeError, categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
      blocked: value('total-blocking-time'),
      largestPaint: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function line(name: string, results: readonly Result[]): string {
  const middle = (of: (result: Result) => number): number =>
    results.map(of).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN;
  const scores = results[0]?.scores.map((_, at) => middle((result) => result.scores[at] ?? 0)) ?? [];
  const times = [
    `blocked ${middle(({ blocked }) => blocked).toFixed(0)} ms`,
    `largest paint ${middle(({ largestPaint }) => largestPaint).toFixed(0)} ms`,
    `shift ${middle(({ shift }) => shift).toFixed(3)}`,
  ];
  return `  ${name.padEnd(10)}${scores.join(' ').padEnd(18)}${times.join(', ')}\n`;
}

await runAsProgram(
  scriptCommand(HELP, {}, async ({ positionals, root, print }) => {
    const dist = path.join(root, 'dist');
    await installTools();
    const address = { host: '127.0.0.1', port: 0 };
    const own = await serveDist(dist, address);
    const peer = await serveDist(await buildPeer(dist), address);
    print('Scores: performance, accessibility, best practices, search engines\n');
    try {
      for (const route of positionals.length > 0 ? positionals : ROUTES) {
        const [ours, theirs]: [Result[], Result[]] = [[], []];
        for (let run = 1; run <= RUNS; run += 1) {
          process.stderr.write(`${route}: ${run} of ${RUNS}\n`);
          ours.push(await measure(new URL(route, own.url).href));
          // Starlight has the documentation alone.
          if (route.startsWith('/docs/')) theirs.push(await measure(new URL(`${route}/`, peer.url).href));
        }
        print(`${route}\n${line('site', ours)}${theirs.length > 0 ? line('Starlight', theirs) : ''}`);
      }
      return 0;
    } finally {
      await Promise.all([own.close(), peer.close()]);
    }
  }),
);
