import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { digest, openCache, PROJECT_ROOT } from '../model/cache';
import { statOf } from '../model/files';

interface LastBuild {
  /** Whether a build would only repeat the last one: nothing that it reads has changed, nor any file of its output. */
  isCurrent(): boolean;
  /** Call it after a build without problems. A build with problems has to run again, because it reports them. */
  remember(): void;
}

/**
 * Looks up the last build: who runs `npm start` again waits a second instead of twelve. Call it before anything is
 * read, so that an edit during the build counts as a change. `options` are everything else that the output depends on.
 *
 * The date matters only for posts of the future, which are problems.
 */
export function lastBuild(root: string, dist: string, options: object): LastBuild {
  const cache = openCache('builds');
  const name = digest(root, dist);
  const inputs = inputsOf(root, options);
  const state = (): string => `${inputs} ${digest(...entriesBelow(dist))}`;
  return {
    isCurrent: () => cache.read(name)?.toString() === state(),
    remember: () => cache.write(name, state()),
  };
}

/** Entries of a root that no build reads. All others count, because configuration and React pages may import them. */
const UNREAD = /^(?:\..*|node_modules|dist(?:\..*)?|exports|.*\.(?:log|tsbuildinfo))$/;

/** Variables that npm and the shell set for each command, whatever it does. */
const OF_THE_CALL = /^(?:npm_.*|_|SHLVL|INIT_CWD|OLDPWD)$/;

function inputsOf(root: string, options: object): string {
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }).stdout ?? '';
  const environment = Object.entries(process.env).filter(([variable]) => !OF_THE_CALL.test(variable));
  return digest(
    JSON.stringify([options, environment.toSorted(([a], [b]) => (a < b ? -1 : 1)), process.version]),
    // Dates of pages come from commits, and only tracked files are published.
    git('rev-parse', 'HEAD', '--is-shallow-repository'),
    git('ls-files', '-z'),
    ...entryOf(path.join(PROJECT_ROOT, 'node_modules/.package-lock.json')),
    ...[...new Set([root, PROJECT_ROOT])]
      .filter((folder) => statOf(folder)?.isDirectory())
      .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
      .filter((file) => !UNREAD.test(path.basename(file)))
      .flatMap(entriesBelow),
  );
}

/** A file, or a folder with everything below it. None where there is nothing. */
function entriesBelow(file: string): string[] {
  if (!statOf(file)?.isDirectory()) return entryOf(file);
  const below = readdirSync(file, { recursive: true, encoding: 'utf8' }).sort();
  return below.flatMap((name) => entryOf(path.join(file, name)));
}

function entryOf(file: string): string[] {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stat) return [];
  return [stat.isDirectory() ? file : `${file} ${stat.mode} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`];
}
