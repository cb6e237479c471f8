/**
 * Requests per second of the project's server and of nginx with the generated rules, beside nginx with a hand-written
 * `gzip_static` server on the same files: `npm run build && npm run bench:serve`. Runs are interleaved, and ratios of
 * the medians are what counts. nginx has one worker, as the project's server has one process.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { benchArguments } from '../arguments';
import { nginxConfig, nginxMain } from '../../deploy/nginx';
import { ensureProgram } from '../../scripts/apt';
import { readHostingRules } from '../../src/engine/serve/static-files';
import { freePort, startNginx } from '../../tests/support/nginx';
import { ROOT, type TestServer } from '../../tests/support/site';

const { values } = benchArguments('npm run bench:serve', {
  dist: { value: 'FOLDER', usual: 'dist', summary: 'the built site' },
  runs: { value: 'NUMBER', usual: '5', summary: 'how often each server is asked' },
  seconds: { value: 'NUMBER', usual: '3', summary: 'length of a run' },
  route: { value: 'PATH', usual: '/docs/latest/gadgets/trace_dns', summary: 'what is asked for' },
});
const dist = path.resolve(ROOT, values.dist);
if (!existsSync(path.join(dist, 'index.html.gz')))
  throw new Error('The build has no packed files. Run "npm run build".');

const wrk = ensureProgram({
  name: 'wrk',
  packages: ['wrk'],
  find: () => (existsSync('/usr/bin/wrk') ? '/usr/bin/wrk' : null),
  advice: 'Install it (Debian: apt-get install wrk).',
});

/** What somebody writes who has these files and knows nginx. */
const handWritten = (port: number): string => `server {
  listen ${port};
  root "${dist}";
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; font/woff2 woff2; }
  gzip_static on;
  location / { try_files $uri $uri/index.html =404; }
}`;

const oneWorker = (site: string): string => nginxMain(site).replace('worker_processes auto', 'worker_processes 1');

async function startOwn(port: number): Promise<TestServer> {
  const folder = path.dirname(dist);
  const environment = { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' };
  const child = spawn('npx', ['tsx', '--tsconfig', 'tsconfig.base.json', 'src/engine/cli/main.ts', 'serve', folder], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { origin: `http://127.0.0.1:${port}`, close: () => (child.kill('SIGTERM'), ended) };
}

function requestsPerSecond(origin: string): number {
  const parameters = ['-t1', '-c16', `-d${values.seconds}s`, '-H', 'Accept-Encoding: gzip', origin + values.route];
  const report = execFileSync(wrk, parameters, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`Requests failed.\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const rules = readHostingRules(dist);
const ports = await Promise.all([freePort(), freePort(), freePort()]);
const generated = nginxConfig(rules, { folder: dist, port: ports[1], brotli: true });
const servers = {
  'nginx, hand-written gzip_static': await startNginx(oneWorker(handWritten(ports[0])), ports[0]),
  'nginx, generated rules': await startNginx(oneWorker(generated), ports[1]),
  'own server': await startOwn(ports[2]),
};
try {
  const results = Object.entries(servers).map(([name, { origin }]) => ({ name, origin, rates: [] as number[] }));
  for (const { origin } of results) requestsPerSecond(origin);
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const result of results) result.rates.push(requestsPerSecond(result.origin));
  const first = median(results[0]?.rates ?? []);
  for (const { name, rates } of results)
    process.stdout.write(
      `${name.padEnd(34)}${Math.round(median(rates)).toString().padStart(8)} requests/s  ${(median(rates) / first).toFixed(2)}\n`,
    );
} finally {
  await Promise.all(Object.values(servers).map((server) => server.close()));
}
