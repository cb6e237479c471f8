import { beforeEach, expect, test } from 'vitest';
import { UsageError } from '../../src/engine/model/errors';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { checkListings } from './run';

const { at, write } = temporaryFolder();
beforeEach(() => {
  const page = (json: string): string => `# Page\n\n\`\`\`json\n${json}\n\`\`\`\n`;
  write('site.config.ts', "export default { title: 'T' };\n");
  write('content/docs/sound.md', page('{}'));
  write('content/docs/broken.md', page('{'));
});

test('listings are checked, and a mistake fails the command', async () => {
  let printed = '';
  expect(await checkListings([], at(), (text) => void (printed += text))).toBe(1);
  expect(printed).toContain('content/docs/broken.md');
  expect(printed).toContain('2 listings checked, 0 left out, 1 problems\n');
});

test.each([
  [['--haeders', 'x'], 'There is no flag --haeders. Did you mean --headers?'],
  [['--headers'], '--headers needs a value: --headers PATH.'],
  [['--headers', '/nowhere'], 'There is no checkout of Inspektor Gadget at /nowhere'],
])('%j is a wrong call', async (args, message) => {
  await expect(checkListings(args, at())).rejects.toThrow(message);
  await expect(checkListings(args, at())).rejects.toBeInstanceOf(UsageError);
});
