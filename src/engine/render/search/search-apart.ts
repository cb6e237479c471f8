import { isLargeSite } from '../../model/memory';
import type { FileSink } from '../../model/output-files';
import { canRunApart, orderFor, report, Thread } from '../../model/thread';
import { writeSearch, type SearchOrder } from './write-search';

/** A search file on its way from the thread that makes it. */
interface SentFile {
  file: string;
  content: Uint8Array;
}

/** Search files that are being written. */
interface Searching {
  /** Resolves when they are in the output, rejects with what went wrong. */
  ended: Promise<void>;
  /** Gives up, where that is not so yet. Nothing is written any more when it resolves. */
  stop(): Promise<void>;
}

/**
 * Begins to write search files, beside a caller who renders pages meanwhile. The texts of a large site are too many to
 * have them twice in memory: its files are written before this returns.
 */
export function beginSearch(orders: readonly SearchOrder[], output: FileSink): Searching {
  if (isLargeSite() || !canRunApart(import.meta.url)) {
    writeSearch(orders, output);
    return { ended: Promise.resolve(), stop: () => Promise.resolve() };
  }
  const thread = new Thread<SentFile>(import.meta.url, orders, ({ file, content }) => output.add(file, content));
  return { ended: thread.ended, stop: () => thread.stop() };
}

const orders = orderFor<SearchOrder[]>(import.meta.url);
if (orders) writeSearch(orders, { add: (file, content) => report({ file, content }) });
