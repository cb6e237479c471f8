import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';

/** The last line of Lighthouse that runs on Node 20, pinned so that numbers of different days compare. */
const VERSION = '12.2.3';
const FOLDER = path.join(tmpdir(), `bench-page-lighthouse-${VERSION}`);

/** The parts of a Lighthouse report that the bench reads. */
export interface LighthouseReport {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
      details?: { items?: Record<string, unknown>[] };
    }
  >;
  environment: { benchmarkIndex: number };
}

/** Installs Lighthouse into a temporary folder, once; it is no dependency of the project. Throws when npm fails. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse/package.json'))) return;
  process.stderr.write(`Installing Lighthouse ${VERSION} (once)\n`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`]);
}

/**
 * Loads a page cold with Lighthouse's own phone profile (mobile screen, simulated slow 4G and slow processor).
 * Throws when the page cannot be measured.
 */
export async function measure(url: string): Promise<LighthouseReport> {
  const file = path.join(FOLDER, `report-${process.pid}.json`);
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { CHROME_PATH: ensureChromium() },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  rmSync(file);
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  return report;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: FOLDER,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}:\n${errors.slice(-4000)}`)),
    );
  });
}
