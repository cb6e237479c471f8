/**
 * Loads pages of the built site cold in Lighthouse's phone profile and prints the medians:
 * `tsx bench/page/index.ts [--runs 3] [--audits] [--dist dist] [--rival | --fresh-rival] [--quick-packing] [route …]`.
 * `--audits` names the audits that were not passed. `--rival` measures the same pages of a Starlight build in turn with
 * ours; it is installed and built when it is not there, or anew. `--quick-packing` packs it as a plain build of ours is
 * packed, not as a release.
 */

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressFrom, serveDist } from '../../src/engine/serve/server';
import { benchArguments } from '../arguments';
import { installLighthouse, measure, type LighthouseReport } from './lighthouse';
import { RIVAL, rivalRoute, rivalSite } from './rival-site';
import { misses, summarize, type Summary } from './summary';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The kinds of pages: home, a version's home, a list, a gadget page, a reference page, a post. */
const ROUTES = [
  '/',
  '/docs/latest',
  '/docs/latest/gadgets',
  '/docs/latest/gadgets/trace_dns',
  '/docs/latest/reference/run',
  '/blog/2024/01/inspektor-gadget-release-highlights-v0.24.0',
];

const { values, given, positionals } = benchArguments('npm run bench:page -- [ROUTE …]', {
  runs: { value: 'NUMBER', usual: '3', summary: 'how often each page is loaded' },
  audits: { summary: 'names the audits that were not passed' },
  dist: { value: 'FOLDER', usual: 'dist', summary: 'the built site' },
  rival: { summary: 'measures the same pages of a rival in turn with ours' },
  'fresh-rival': { summary: 'the same, with the rival built anew' },
  'quick-packing': { summary: 'packs the rival as a plain build of ours is packed' },
});

function format(route: string, summary: Summary, audits: boolean): string {
  const { scores, largestPaint, blocking, layoutShift, transfers, imperfect, machine } = summary;
  const missed = misses(summary);
  return [
    route,
    `  ${scores.map(({ title, score }) => `${title} ${score}`).join(' · ')}`,
    `  LCP ${largestPaint.toFixed(2)} s · TBT ${Math.round(blocking)} ms · CLS ${layoutShift.toFixed(3)} · machine index ${Math.round(machine)}`,
    ...transfers.map(
      ({ type, requests, bytes }) =>
        `  ${type.padEnd(14)}${String(requests).padStart(3)} requests ${(bytes / 1000).toFixed(1).padStart(7)} kB`,
    ),
    `  ${missed.length === 0 ? 'all aims met' : `misses: ${missed.join('; ')}`}`,
    ...(audits ? imperfect.map((audit) => `  not passed: ${audit}`) : []),
  ].join('\n');
}

const runs = Math.max(1, Math.round(Number(values.runs)));
/** A page that is measured, and the reports about it. */
interface Candidate {
  name: string;
  address: string;
  reports: LighthouseReport[];
}

/** Measures a page of ours, and that of the rival where it has one, in turn, so that a busy moment meets both. */
async function compare(route: string, own: string, rival: RunningRival | null): Promise<void> {
  const candidates: Candidate[] = [{ name: route, address: new URL(route.slice(1), own).href, reports: [] }];
  const other = rival && rivalRoute(rival.folder, route);
  if (rival && other !== null)
    candidates.push({ name: `${RIVAL}: ${other}`, address: new URL(other, rival.url).href, reports: [] });
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, address, reports } of candidates) {
      process.stderr.write(`${name}: run ${run} of ${runs}\n`);
      reports.push(await measure(address));
    }
  }
  const summaries = candidates.map(({ reports }) => summarize(reports));
  for (const [at, summary] of summaries.entries())
    process.stdout.write(`${format(candidates[at]?.name ?? route, summary, given.has('audits'))}\n`);
  const [ours, theirs] = summaries;
  if (ours && theirs)
    process.stdout.write(
      `  LCP of ours is ${(ours.largestPaint / theirs.largestPaint).toFixed(2)} times the rival's\n`,
    );
  process.stdout.write('\n');
}

/** The rival's site, served. */
interface RunningRival {
  folder: string;
  url: string;
  close(): Promise<void>;
}

async function startRival(): Promise<RunningRival> {
  const folder = await rivalSite(ROOT, {
    isFresh: given.has('fresh-rival'),
    packing: given.has('quick-packing') ? 'quick' : 'best',
  });
  return { folder, ...(await serveDist(folder, { host: '127.0.0.1', port: 0 })) };
}

await installLighthouse();
const { close, url } = await serveDist(
  path.resolve(ROOT, values.dist),
  addressFrom({ PORT: process.env['PORT'] ?? '0', HOST: '127.0.0.1' }),
);
const rival = given.has('rival') || given.has('fresh-rival') ? await startRival() : null;
try {
  for (const route of positionals.length > 0 ? positionals : ROUTES) await compare(route, url, rival);
} finally {
  await Promise.all([close(), rival?.close()]);
}
