import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import type { SiteFolders } from '../read/folders';

/** Editors write a file in several steps; changes this close together are one. */
const QUIET_MS = 40;

/** Watches the content folders and calls back once for changes that come together, with paths relative to the root. */
export function watchContent(
  root: string,
  folders: SiteFolders,
  onChange: (files: string[]) => Promise<void>,
): FSWatcher {
  const watched = [folders.docs, folders.blog, folders.gadgets, folders.site]
    .filter((folder): folder is string => folder !== null)
    .map((folder) => path.join(root, folder));
  const watcher = watch(watched, { ignoreInitial: true });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  watcher.on('all', (_, file) => {
    changed.add(path.relative(root, file));
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      running = running.then(() => onChange(files));
    }, QUIET_MS);
  });
  return watcher;
}
