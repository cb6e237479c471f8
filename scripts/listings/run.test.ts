import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../../src/engine/model/command-error';
import { checkListings } from './run';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'listings-'));
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  writeFileSync(path.join(root, 'site.config.ts'), "export default { title: 'T' };\n");
  const page = (json: string): string => `# Page\n\n\`\`\`json\n${json}\n\`\`\`\n`;
  writeFileSync(path.join(root, 'content/docs/sound.md'), page('{}'));
  writeFileSync(path.join(root, 'content/docs/broken.md'), page('{'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('listings are checked, and a mistake fails the command', async () => {
  let printed = '';
  expect(await checkListings([], root, (text) => void (printed += text))).toBe(1);
  expect(printed).toContain('content/docs/broken.md');
  expect(printed).toContain('2 listings checked, 0 left out, 1 problems\n');
});

test.each([
  [['--haeders', 'x'], 'There is no flag --haeders. Did you mean --headers?'],
  [['--headers'], '--headers needs a value: --headers PATH.'],
  [['--headers', '/nowhere'], 'There is no checkout of Inspektor Gadget at /nowhere'],
])('%j is a wrong call', async (args, message) => {
  await expect(checkListings(args, root)).rejects.toThrow(message);
  await expect(checkListings(args, root)).rejects.toBeInstanceOf(UsageError);
});
