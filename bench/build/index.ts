import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDocusaurusSite } from './docusaurus-site';
import { runMeasured, type Measured } from './run-measured';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const RIVAL = path.join(tmpdir(), 'bench-build-docusaurus');
const RIVAL_CACHES = ['.docusaurus', 'build', 'node_modules/.cache'];

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const row = (name: string, { seconds, peakMegabytes }: Measured): string =>
  `${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s ${String(peakMegabytes).padStart(7)} MB`;

async function buildOurs(): Promise<{ cold: Measured; warm: Measured }> {
  rmSync(path.join(ROOT, 'node_modules/.cache/site'), { recursive: true, force: true });
  const build = (): Promise<Measured> => runMeasured('npm', ['run', '-s', 'build'], ROOT);
  say('Building this site, cold');
  const cold = await build();
  say('Building this site, warm');
  return { cold, warm: await build() };
}

/** Installs the rival on demand, once; every build is cold. */
async function buildRival(): Promise<Measured> {
  const installed = existsSync(path.join(RIVAL, 'node_modules/@docusaurus/core'));
  if (!installed) {
    await writeDocusaurusSite(ROOT, RIVAL);
    say('Installing Docusaurus 3.6.3 (once, some minutes)');
    await runMeasured('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], RIVAL);
  }
  for (const cache of RIVAL_CACHES) rmSync(path.join(RIVAL, cache), { recursive: true, force: true });
  say('Building the same content with Docusaurus 3.6.3, cold (some minutes)');
  return runMeasured('npx', ['docusaurus', 'build'], RIVAL, {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-old-space-size=8192',
  });
}

const { cold, warm } = await buildOurs();
const alone = process.argv.includes('--alone');
const rival = alone ? null : await buildRival();
const lines = [
  row('this site, cold', cold),
  row('this site, warm', warm),
  ...(rival
    ? [
        row('Docusaurus 3.6.3, cold', rival),
        `ratio, cold                  ${(rival.seconds / cold.seconds).toFixed(1).padStart(7)} times faster`,
      ]
    : []),
];
process.stdout.write(`${lines.join('\n')}\n`);
