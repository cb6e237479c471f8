import { execFileSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { picturesHtml } from './pictures';
import { runChanges } from './run';

const CONFIG = `export default {
  title: 'T',
  docs: {
    layers: ['v1', 'v2'],
    versions: [{ name: 'latest', status: 'latest', servesLayer: 'v2' }, { name: 'v1', status: 'supported' }],
  },
};
`;
const page = (text: string): string => `---\ntitle: Page\n---\n\n${text}\n`;

const { at, write } = temporaryFolder();
beforeEach(() => {
  write('site.config.ts', CONFIG);
  for (const name of ['index', 'one', 'two']) write(`content/docs/v1/${name}.md`, page(`Text of ${name}.`));
  write('content/docs/v2/_version.yaml', 'removed: []\n');
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'x');
});

const git = (...args: string[]): string => execFileSync('git', args, { cwd: at(), encoding: 'utf8', stdio: 'pipe' });
async function changes(...args: string[]): Promise<string> {
  let printed = '';
  await runChanges(args, at(), (text) => (printed += text));
  return printed;
}

test('nothing changed', async () => {
  expect(await changes('HEAD')).toBe('No page changes.\n');
});

test('pages that are changed, new and gone are listed for each version that shows them', async () => {
  write('content/docs/v1/one.md', page('Another text.'));
  write('content/docs/v2/three.md', page('New.'));
  write('content/docs/v2/_version.yaml', 'removed: [two]\n');
  expect(await changes('HEAD')).toBe(
    [
      'latest: 4',
      // Its link to the next page is another one.
      '  changed /docs/latest  (content/docs/v1/index.md)',
      '  changed /docs/latest/one  (content/docs/v1/one.md)',
      '  new     /docs/latest/three  (content/docs/v2/three.md)',
      '  gone    /docs/latest/two  (content/docs/v1/two.md)',
      'v1: 1',
      '  changed /docs/v1/one  (content/docs/v1/one.md)',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(await changes('HEAD', '--json'))).toHaveLength(5);
});

test.each([
  [[], 'Name one commit or branch'],
  [['HEAD', 'x'], 'Name one commit or branch'],
  [['nowhere'], 'There is no commit, branch or tag "nowhere" in this repository.'],
  [['HEAD', '--limit', 'all'], '--limit is "all"'],
])('%j is a wrong call', async (args, message) => {
  await expect(changes(...args)).rejects.toThrow(message);
});

test('the pictures are in one file, with what is on one side only', () => {
  const change = { route: '/a<b', version: 'v1', kind: 'new', file: null } as const;
  const html = picturesHtml([{ ...change, before: null, after: 'data:image/jpeg;base64,AA' }], 'main', 2);
  expect(html).toContain('/a&lt;b <small>new, v1</small>');
  expect(html).toContain('<figcaption>before</figcaption><p>There is no such page.</p>');
  expect(html).toContain('<img alt="after" src="data:image/jpeg;base64,AA">');
  expect(html).toContain('2 more pages change');
});
