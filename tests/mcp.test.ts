import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEWEST, OLDEST, PREVIOUS, ROOT, VERSIONS } from './support/site';

const literal = (text: string): string => text.replaceAll('.', '\\.');
/** A release that there is not, and which is near to the newest one. */
const MISSPELT = NEWEST.replace(/\d+$/, (number) => String(Number(number) + 1));

const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(() =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(ROOT, 'src/engine/cli/site.mjs'), 'mcp'],
      cwd: ROOT,
      env: { ...(process.env as Record<string, string>), NODE_ENV: 'production' },
    }),
  ),
);
afterAll(() => client.close());

interface Answer {
  text: string;
  isError: boolean;
}

async function ask(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

test('the server says what it is, and its tools say what they take', async () => {
  expect(client.getInstructions()).toContain(VERSIONS.map(({ name }) => name).join(', '));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'check_command',
    'compare_versions',
    'explain_command',
    'list_pages',
    'lookup',
    'read_page',
    'search',
  ]);
  for (const { name, description, inputSchema } of tools) {
    expect(description, name).toBeTruthy();
    expect(inputSchema.type, name).toBe('object');
  }
});

describe('answers', () => {
  test('a search leads to the page, in the version asked for', async () => {
    expect((await ask('search', { query: 'which pods cannot resolve names' })).text).toContain(
      '/docs/latest/gadgets/trace_dns',
    );
    expect((await ask('search', { query: 'trace_dns', version: PREVIOUS, limit: 1 })).text).toMatch(
      new RegExp(`^- \\*\\*trace_dns\\*\\*.*/docs/${literal(PREVIOUS)}/gadgets/trace_dns`),
    );
    expect((await ask('search', { query: 'qqzzxxvv' })).text).toBe('Nothing found for "qqzzxxvv".');
  });

  test.each([
    'gadgets/trace_dns',
    `/docs/${OLDEST}/gadgets/trace_dns`,
    'https://inspektor-gadget.io/docs/latest/gadgets/trace_dns.md',
  ])('a page is read by the address %s', async (page) => {
    const { text } = await ask('read_page', { page, version: NEWEST });
    expect(text).toMatch(/^# trace_dns\n/);
    expect(text).toContain(`trace_dns:${NEWEST}`);
  });

  test('gadgets, flags and fields are looked up', async () => {
    expect((await ask('lookup', { name: 'trace_dns' })).text).toContain('Gadget `trace_dns`');
    expect((await ask('lookup', { name: '--paths', gadget: 'trace_dns' })).text).toMatch(/^Flag `--paths`: type bool/);
    expect((await ask('lookup', { name: '-F' })).text).toContain('Flag `--filter` (-F)');
    const field = await ask('lookup', { name: 'latency_ns_raw', gadget: 'trace_dns' });
    expect(field.text).toMatch(/^Field `latency_ns_raw`/);
  });

  test('a command is checked and corrected', async () => {
    const wrong = await ask('check_command', { command: 'kubectl gadget run trace_dns --pahts' });
    expect(wrong.text).toContain('`--pahts`');
    expect(wrong.text).toContain('kubectl gadget run trace_dns --paths');
    expect((await ask('check_command', { command: 'kubectl gadget run trace_dns --paths' })).text).toMatch(
      /^The command is correct/,
    );
  });

  test('versions are compared', async () => {
    const compare = (page: string): Promise<Answer> => ask('compare_versions', { page, from: PREVIOUS, to: NEWEST });
    expect((await compare('gadgets/trace_dns')).text).toMatch(/is identical|^```diff\n/);
    const all = await ask('compare_versions', { from: PREVIOUS, to: 'latest' });
    expect(all.text).toContain(`# From ${PREVIOUS} to ${NEWEST}\n`);
    expect((await ask('compare_versions', { from: NEWEST, to: 'latest' })).text).toMatch(/^There are no differences/);
  });
});

describe('what is asked wrongly is told', () => {
  test.each([
    ['search', {}, /query/],
    ['search', { query: 'dns', limit: 0 }, /limit/],
    ['search', { query: 'dns', versoin: 'main' }, /versoin/],
    [
      'list_pages',
      { version: MISSPELT },
      new RegExp(`There is no version "${literal(MISSPELT)}"\\. Did you mean "${literal(NEWEST)}"`),
    ],
    ['read_page', { page: '../../../etc/passwd' }, /There is no page/],
    ['read_page', { page: 5 }, /page/],
    ['lookup', { name: '--pahts' }, /has no gadget, flag or field "--pahts"\. Did you mean "--paths"/],
    ['explain_command', { command: 'ls -l' }, /No kubectl gadget, ig or gadgetctl command found in "ls -l"/],
    ['check_command', { command: 'ig run trace_dns', version: 'nope' }, /There is no version "nope"/],
    ['compare_versions', { page: 'gadgets/trace_dns', from: PREVIOUS }, /to/],
    ['nothing', {}, /nothing/],
  ])('%s %j', async (name, input, message) => {
    const { text, isError } = await ask(name, input).catch((error: unknown) => ({
      text: String(error),
      isError: true,
    }));
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });
});
