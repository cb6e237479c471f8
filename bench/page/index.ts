/**
 * Loads pages of the built site cold in Lighthouse's phone profile and prints the medians:
 * `tsx bench/page/index.ts [--runs 3] [--audits] [--dist dist] [route …]`. `--audits` names the audits that were not passed.
 */

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressFrom, serveDist } from '../../src/engine/serve/server';
import { installLighthouse, measure, type LighthouseReport } from './lighthouse';
import { misses, summarize, type Summary } from './summary';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The kinds of pages: home, a gadget page, a reference page. */
const ROUTES = ['/', '/docs/latest/gadgets/trace_dns', '/docs/latest/reference/run'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    audits: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
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

const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; it is a whole number from 1.`);
await installLighthouse();
const { close, url } = await serveDist(
  path.resolve(ROOT, values.dist),
  addressFrom({ PORT: process.env['PORT'] ?? '0' }),
);
try {
  for (const route of positionals.length > 0 ? positionals : ROUTES) {
    const reports: LighthouseReport[] = [];
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`${route}: run ${run} of ${runs}\n`);
      reports.push(await measure(new URL(route.slice(1), url).href));
    }
    process.stdout.write(`${format(route, summarize(reports), values.audits)}\n\n`);
  }
} finally {
  await close();
}
