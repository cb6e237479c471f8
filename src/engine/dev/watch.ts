import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { CONFIG_FILE } from '../read/config/field-place';
import { SITE_FOLDERS } from '../read/folders';

/** Editors write a file in several steps; changes this close together are one. */
export const QUIET_MS = 15;

/** By so much the time of a file may lie before that of the clock. */
const CLOCK_STEP_MS = 20;

/**
 * Watches the configuration and the folders of a site, also those that are not there yet, and calls back once for
 * changes that come together, with paths relative to the root. Changes that come while the call runs are
 * passed to the next call.
 * Files that were saved after `since`, when reading began, and before they were watched, are changes too.
 */
export function watchSite(root: string, since: number, onChange: (files: string[]) => Promise<void>): FSWatcher {
  const wanted = [CONFIG_FILE, ...SITE_FOLDERS].map((name) => path.join(root, name));
  const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);
  const watcher = watch([root, ...wanted.filter((one) => !isIn(one, root))], {
    alwaysStat: true,
    // The ways to the folders are watched as well, so that one is seen when it is made.
    ignored: (file) => {
      const normal = path.normalize(file);
      return !wanted.some((one) => isIn(normal, one) || isIn(one, normal));
    },
  });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await onChange(files);
  };
  let isReady = false;
  watcher.once('ready', () => {
    isReady = true;
  });
  watcher.on('all', (_, file, stats) => {
    // Until it is ready, the watcher reports every existing file. A folder has the time of the last file put into it.
    const isNew = stats?.isFile() && stats.mtimeMs >= since - CLOCK_STEP_MS;
    if (!isReady && !isNew) return;
    changed.add(path.relative(root, file).split(path.sep).join('/'));
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, QUIET_MS);
  });
  return watcher;
}
