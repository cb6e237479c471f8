/**
 * Builds this site and the same Markdown with rivals, in turn, cold, and prints what it cost and the ratios.
 *
 *   npm run bench:build -- [--alone] [--rivals docusaurus,starlight] [--copies 1,5,20] [--rounds 3] [--no-compress]
 *                          [--floor 2.5]
 *
 * A cold build has neither caches nor output, and everything that installing packages leaves: rivals come bundled, our
 * engine and application are made by `npm ci`, whose share is measured and printed first and is in no ratio. What such
 * a build must not find is moved away and removed at the end: removing it is no part of a build and slows the next one.
 * `--copies` has the documentation so many times over. With `--floor` the command fails where a rival does not take so
 * many times what our cold build takes of the processor. Rivals are installed on demand into the user's cache folder.
 */

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchArguments } from '../arguments';
import { writeCopies } from './copies';
import { docusaurus } from './docusaurus-site';
import { belowFloor, ratioTo } from './floor';
import { CACHE, installRival, type Rival } from './rival';
import { runMeasured, type Measured } from './run-measured';
import { removeAside, setAside } from './set-aside';
import { starlight } from './starlight-site';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const RIVALS: Record<string, Rival> = { docusaurus, starlight };

const { values: asked, given } = benchArguments('npm run bench:build', {
  alone: { summary: 'builds no rivals' },
  rivals: {
    value: 'NAMES',
    usual: 'docusaurus,starlight',
    legal: Object.keys(RIVALS),
    summary: 'which rivals are built',
  },
  copies: { value: 'NUMBERS', usual: '1', summary: 'how many times over the documentation is there, as in 1,5,20' },
  rounds: { value: 'NUMBER', usual: '1', summary: 'how often each is built' },
  'no-compress': { summary: 'leaves out the packed form of each file' },
  floor: { value: 'RATIO', usual: '0', summary: 'fails where a rival does not take so many times what ours takes' },
});

/** A build that is measured, and the folder that it leaves. */
interface Candidate {
  name: string;
  build(): Promise<Measured>;
  output: string;
}

/** Makes engine and application anew, as installing the packages does, and tells what that takes. */
async function makePrograms(root: string): Promise<void> {
  setAside(ROOT, ['node_modules/.programs']);
  const { seconds, processorSeconds } = await runMeasured('npm', ['run', '-s', 'prepare', '--', root], ROOT);
  process.stdout.write(
    `${'made by npm ci, once'.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s ${processorSeconds.toFixed(1).padStart(7)} s processor\n`,
  );
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const packing = given.has('no-compress') ? ['--no-compress'] : [];

function candidateOfOurs(root: string, name: string, isCold: boolean): Candidate {
  return {
    name: `this site, ${name}`,
    output: path.join(root, 'dist'),
    build() {
      if (isCold) {
        setAside(ROOT, ['node_modules/.cache/site']);
        setAside(root, ['node_modules/.cache', 'dist']);
      }
      return runMeasured('npm', ['run', '-s', 'build', '--', root, ...packing], ROOT);
    },
  };
}

async function candidateOfRival(rival: Rival, root: string): Promise<Candidate> {
  return { name: `${rival.name}, cold`, ...(await installRival(rival, root)) };
}

/** Size of all files below a folder, and how many of them are pages. */
function sizeOf(folder: string): { megabytes: number; pages: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return { megabytes: Math.round(bytes / 1e6), pages: files.filter((entry) => entry.name.endsWith('.html')).length };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** What a candidate took and left, in the middle of its rounds. */
interface Row {
  name: string;
  seconds: number;
  processor: number;
  memory: number;
  megabytes: number;
  pages: number;
}

/** Builds every candidate in turn, as often as there are rounds, prints the medians and gives them. */
async function compare(candidates: readonly Candidate[], rounds: number): Promise<Row[]> {
  const runs = new Map<Candidate, Measured[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of candidates) {
      say(`Building ${candidate.name}`);
      runs.get(candidate)?.push(await candidate.build());
    }
  }
  const rows = candidates.map((candidate): Row => {
    const own = runs.get(candidate) ?? [];
    const middle = (of: (run: Measured) => number): number => median(own.map(of));
    return {
      name: candidate.name,
      seconds: middle((run) => run.seconds),
      processor: middle((run) => run.processorSeconds),
      memory: middle((run) => run.peakMegabytes),
      ...sizeOf(candidate.output),
    };
  });
  const [ours] = rows;
  for (const row of rows) {
    const wall = (row.seconds || NaN) / (ours?.seconds ?? NaN);
    process.stdout.write(
      `${row.name.padEnd(26)} ${row.seconds.toFixed(1).padStart(7)} s ${row.processor.toFixed(1).padStart(7)} s processor ` +
        `${String(row.memory).padStart(6)} MB memory ${String(row.megabytes).padStart(6)} MB in ${row.pages} pages; ` +
        `times ours: ${wall.toFixed(1)} wall, ${ratioTo(ours, row).toFixed(1)} processor\n`,
    );
  }
  return rows;
}

/** Measures all candidates with the documentation so many times over. */
async function measure(copies: number): Promise<void> {
  const root = copies === 1 ? ROOT : path.join(CACHE, `copies-${copies}`);
  if (copies > 1) writeCopies(ROOT, root, copies);
  process.stdout.write(`\nThe documentation ${copies === 1 ? 'once' : `${copies} times over`}\n`);
  const rivals = given.has('alone') ? [] : asked.rivals.split(',').flatMap((name) => RIVALS[name] ?? []);
  const others: Candidate[] = [];
  for (const rival of rivals) others.push(await candidateOfRival(rival, root));
  await makePrograms(root);
  const own = [candidateOfOurs(root, 'cold', true), candidateOfOurs(root, 'warm', false)];
  const rows = await compare([...own, ...others], Number(asked.rounds));
  const slow = belowFloor(rows, rows.slice(own.length), Number(asked.floor));
  for (const sentence of slow) say(sentence);
  if (slow.length > 0) process.exitCode = 1;
}

try {
  for (const copies of asked.copies.split(',').map(Number)) await measure(copies);
} finally {
  removeAside();
}
