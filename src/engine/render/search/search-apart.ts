import { isLargeSite } from '../../model/memory';
import type { FileSink } from '../../model/output-files';
import { canRunApart, orderFor, report, Thread } from '../../model/thread';
import { writeSearch, type SearchOrder } from './write-search';

/** A search file on its way from the thread that makes it. */
interface SentFile {
  file: string;
  content: Uint8Array;
}

/**
 * Writes search files beside a caller who renders pages meanwhile. The texts of a large site are too many to have them
 * twice in memory: its files are written before this returns.
 */
export async function writeSearchApart(orders: readonly SearchOrder[], output: FileSink): Promise<void> {
  if (isLargeSite() || !canRunApart(import.meta.url)) return writeSearch(orders, output);
  await new Thread<SentFile>(import.meta.url, orders, ({ file, content }) => output.add(file, content)).ended;
}

const orders = orderFor<SearchOrder[]>(import.meta.url);
if (orders) writeSearch(orders, { add: (file, content) => report({ file, content }) });
