import { execFileSync } from 'node:child_process';
import { beforeEach } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { runRelease } from './run';

const CONFIG = `export default {
  title: 'T',
  // The order of versions is that of the layers.
  docs: {
    layers: ['v0.1.0', 'v0.2.0', 'main'],
    versions: [
      { name: 'latest', status: 'latest', servesLayer: 'v0.2.0', variables: { TAG: 'v0.2.0', CHART: '0.2.0', KREW: 'abc' } },
      { name: 'main', status: 'unreleased', variables: { TAG: 'latest', CHART: '1.0.0-dev', KREW: 'master' } },
      { name: 'v0.2.0', status: 'supported', variables: { TAG: 'v0.2.0', CHART: '0.2.0', KREW: 'abc' } },
      { name: 'v0.1.0', status: 'unmaintained', variables: { TAG: 'v0.1.0', CHART: '0.1.0', KREW: 'abb' } },
    ],
  },
  redirects: [{ from: '/docs', to: '/docs/latest' }],
};
`;
/** A page with a sentence that no other page has. */
export const page = (text: string): string => `---\ntitle: Page\n---\n\nFirst line.\n\n${text}\n\nLast line.\n`;

/** A site with two releases in a repository, created again for each test. */
export function releaseSite() {
  const { at, read, write } = temporaryFolder();
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: at(), encoding: 'utf8', stdio: 'pipe' });
  const commit = (): void => {
    git('add', '-A');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'x');
  };
  /** Runs the command and gives what it prints. */
  const release = async (...args: string[]): Promise<string> => {
    let printed = '';
    await runRelease(args, at(), (text) => (printed += text));
    return printed;
  };
  beforeEach(() => {
    write('site.config.ts', CONFIG);
    for (const name of ['index', 'kept', 'dropped-later', 'only-old'])
      write(`content/docs/v0.1.0/${name}.md`, page('Old.'));
    write('content/docs/v0.2.0/_version.yaml', 'removed: [only-old]\n');
    write('content/docs/v0.2.0/kept.md', page('Newer.'));
    write('content/docs/main/_version.yaml', 'removed: [dropped-later]\n');
    write('content/docs/main/kept.md', page('Newest, as on main.'));
    git('init', '-q');
    commit();
  });
  return { at, read, write, git, commit, release };
}
