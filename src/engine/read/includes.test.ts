import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { includesOf } from './includes';

const root = mkdtempSync(path.join(tmpdir(), 'includes-'));
mkdirSync(path.join(root, 'docs'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['UTF-8 with Windows line ends', Buffer.from('ä\r\nb'), { ok: true, file: 'docs/part.md', text: 'ä\nb' }],
  ['nothing', Buffer.alloc(0), { ok: true, file: 'docs/part.md', text: '' }],
  [
    'Latin-1',
    Buffer.from('a\nä', 'latin1'),
    { ok: false, problem: expect.stringMatching(/^docs\/part\.md:2:1: .*UTF-8.*[^.]$/) },
  ],
  ['UTF-16', Buffer.from('\uFEFFä', 'utf16le'), { ok: false, problem: expect.stringContaining('UTF-16') }],
])('a file with %s', (_, bytes, expected) => {
  writeFileSync(path.join(root, 'docs/part.md'), bytes);
  expect(includesOf(root)('docs/page.md', './part.md')).toEqual(expected);
});
