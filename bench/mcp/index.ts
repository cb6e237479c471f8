import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { benchArguments } from '../arguments';

/** How long the server for programs takes to answer, as its client sees it: the first question, and the tenth. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const QUESTIONS: readonly [name: string, input: Record<string, unknown>][] = [
  ['search', { query: 'which pods cannot resolve names' }],
  ['read_page', { page: 'reference/run' }],
  ['read_page', { page: 'gadgets/trace_dns', section: 'How it works' }],
  ['list_pages', {}],
  ['lookup', { name: 'latency_ns' }],
  ['explain_command', { command: 'sudo ig run trace_dns -F qr==R --fields name,rcode' }],
  ['check_command', { command: 'kubectl gadget run trace_dns --pahts' }],
  ['compare_versions', { page: 'reference/run', from: 'v0.44.1', to: 'v0.46.0' }],
  ['compare_versions', { from: 'v0.44.1', to: 'v0.46.0' }],
];

const { values } = benchArguments('npm run bench:mcp', {
  rounds: { value: 'NUMBER', usual: '10', summary: 'how often each question is asked' },
});

const client = new Client({ name: 'bench', version: '1.0.0' });
const begin = performance.now();
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [path.join(ROOT, 'src/engine/cli/site.mjs'), 'mcp'],
    cwd: ROOT,
  }),
);
console.log(`start             ${(performance.now() - begin).toFixed(0)} ms`);
for (const [name, input] of QUESTIONS) {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const asked = performance.now();
    await client.callTool({ name, arguments: input });
    times.push(performance.now() - asked);
  }
  const [first = 0] = times;
  const warm = times.slice(1).sort((a, b) => a - b);
  const worst = warm.at(-1) ?? 0;
  const median = warm[Math.floor(warm.length / 2)] ?? 0;
  console.log(
    `${name.padEnd(17)} first ${first.toFixed(0)} ms, then ${median.toFixed(1)} ms, at most ${worst.toFixed(1)} ms`,
  );
}
await client.close();
