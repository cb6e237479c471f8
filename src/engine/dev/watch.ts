import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { CONFIG_FILE } from '../read/config/field-place';
import type { SiteFolders } from '../read/folders';

/** Editors write a file in several steps; changes this close together are one. */
const QUIET_MS = 15;

/**
 * Watches the content folders, the configuration and what is copied as it is, and calls back once for changes that come
 * together, with paths relative to the root. Changes that come while the call runs are those of the next call.
 */
export function watchSite(
  root: string,
  { i18n, pages, public: copied, sets, blog, gadgets, site }: SiteFolders,
  onChange: (files: string[]) => Promise<void>,
): FSWatcher {
  const folders = [...Object.values(sets), blog, gadgets, site, i18n, pages, copied];
  const watched = [CONFIG_FILE, ...folders.filter((folder) => folder !== null)];
  const watcher = watch(
    watched.map((name) => path.join(root, name)),
    { ignoreInitial: true },
  );
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await onChange(files);
  };
  watcher.on('all', (_, file) => {
    changed.add(path.relative(root, file).split(path.sep).join('/'));
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, QUIET_MS);
  });
  return watcher;
}
