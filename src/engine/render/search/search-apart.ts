import { askHelper, doOnHelpers, type HelperTask } from '../../model/helpers';
import { isLargeSite } from '../../model/memory';
import type { FileSink } from '../../model/output-files';
import { canRunApart } from '../../model/thread';
import { writeSearch, type SearchOrder } from './write-search';

/** A search file on its way from the thread that makes it. */
interface SentFile {
  file: string;
  content: Uint8Array;
}

/**
 * Begins to write search files, beside a caller who renders pages meanwhile. The texts of a large site are too many to
 * have them twice in memory: its files are written before this returns.
 */
export function beginSearch(orders: readonly SearchOrder[], output: FileSink): HelperTask {
  if (isLargeSite() || !canRunApart(import.meta.url)) {
    writeSearch(orders, output);
    return { ended: Promise.resolve(), stop: () => Promise.resolve() };
  }
  return askHelper<SentFile>(import.meta.url, orders, ({ file, content }) => output.add(file, content));
}

doOnHelpers<SearchOrder[]>(import.meta.url, (orders, report) =>
  writeSearch(orders, { add: (file, content) => report({ file, content }) }),
);
