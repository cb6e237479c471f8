import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextTurn } from '../model/termination';
import { canRunApart, hear, orderFor, report, Thread } from '../model/thread';
import type { PackOptions } from './pack-files';
import { packedForms } from './packed-forms';

/** Threads that pack files one after the other. */
interface PackThreads {
  /** Hands a file to one of them. A file that was handed over before is packed again, as it then is. */
  pack(file: string, size: number): void;
  /** Waits for all files. Tells how many had to be compressed; rejects when one cannot be packed. */
  end(): Promise<number>;
  /** Ends them where they are. */
  stop(): Promise<void>;
}

/** Starts up to so many threads, as there is work. Each takes two megabytes as long as it packs. */
export function startPackThreads(options: PackOptions, count: number): PackThreads {
  return canRunApart(import.meta.url) ? threadsOf(options, count) : noThreads(options);
}

/** So many bytes are handed over in one message: a message costs as much as packing a small file. */
const HANDED_BYTES = 256 * 1024;

/** A build after an edit packs less than this, and needs one thread. */
const WORTH_A_THREAD = 1024 * 1024;

/** A thread that packs, and what it is yet to be told. */
interface PackThread {
  thread: Thread<number>;
  /** Of all files that it was chosen for. */
  bytes: number;
  waiting: string[];
  waitingBytes: number;
}

function threadsOf(options: PackOptions, count: number): PackThreads {
  let fresh = 0;
  const threads: PackThread[] = [];
  const start = (): PackThread => {
    const thread = new Thread<number>(import.meta.url, options, (packed) => {
      fresh += packed;
    });
    const started = { thread, bytes: 0, waiting: [], waitingBytes: 0 };
    threads.push(started);
    return started;
  };
  const byFile = new Map<string, PackThread>();
  const leastBusy = (): PackThread => {
    const [least] = threads.toSorted((a, b) => a.bytes - b.bytes);
    return least && (threads.length === count || least.bytes < WORTH_A_THREAD) ? least : start();
  };
  const handOver = (one: PackThread): void => {
    one.thread.send(one.waiting);
    Object.assign(one, { waiting: [], waitingBytes: 0 });
  };
  return {
    pack(file, size) {
      // The same file goes to the same thread, so that what is written last is packed last.
      const chosen = byFile.get(file) ?? leastBusy();
      byFile.set(file, chosen);
      chosen.bytes += size;
      chosen.waiting.push(file);
      chosen.waitingBytes += size;
      if (chosen.waitingBytes >= HANDED_BYTES) handOver(chosen);
    },
    async end() {
      for (const one of threads) {
        handOver(one);
        one.thread.send(null);
      }
      await Promise.all(threads.map(({ thread }) => thread.ended));
      return fresh;
    },
    async stop() {
      await Promise.all(threads.map(({ thread }) => thread.stop()));
    },
  };
}

/** The same where sources are run as they are: all files are packed at the end. */
function noThreads(options: PackOptions): PackThreads {
  const files: string[] = [];
  return {
    pack: (file) => void files.push(file),
    async end() {
      const pack = packerOf(options);
      let fresh = 0;
      for (const file of files) {
        fresh += pack(file);
        await nextTurn();
      }
      return fresh;
    },
    stop: async () => void files.splice(0),
  };
}

/** Gives what writes the packed forms of a file beside it, and tells whether it had to be compressed: 1 or 0. */
function packerOf({ folder, quality }: PackOptions): (file: string) => 0 | 1 {
  const formsOf = packedForms(quality);
  return (file) => {
    const target = path.join(folder, file);
    const { gzip, brotli, isFresh } = formsOf(readFileSync(target));
    writeFileSync(`${target}.gz`, gzip);
    writeFileSync(`${target}.br`, brotli);
    return isFresh ? 1 : 0;
  };
}

const order = orderFor<PackOptions>(import.meta.url);
if (order) {
  const pack = packerOf(order);
  hear<string[] | null>((files, hangUp) => {
    if (files === null) hangUp();
    else report(files.reduce((fresh, file) => fresh + pack(file), 0));
  });
}
