import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';
import { walk } from '../read/walk';
import { dropUnusedForms, packedForms, type PackQuality } from './packed-forms';

/** Pictures and fonts are packed already. */
const TEXT_FILE = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;

/** Below this a packed file is no smaller. */
const SMALLEST_BYTES = 600;
/**
 * Packing happens in the threads of the platform, four by default. While pages are rendered, nobody hands them the next
 * text for a while; each takes two megabytes as long as it is packed.
 */
const AT_ONCE = 12;
/** Bytes of texts that may wait while pages are rendered; the others are read again at the end. */
const MOST_WAITING = 24 * 1024 * 1024;

/** What packing is told. */
interface PackOptions {
  /** Folder of the new output. */
  folder: string;
  /** The output before, whose packed files are taken over where the file is the same. */
  before: string;
  /** `quick` takes the best form where an earlier build made it. */
  quality: PackQuality;
}

/** What packing took. */
interface Packed {
  files: number;
  /** Files that had to be compressed. */
  fresh: number;
}

/** Packs the files of an output, from when the first is written. */
interface Packer {
  /** Begins to pack a file that was just written, while the caller goes on. */
  take(file: string, content: Uint8Array): void;
  /** Files that are packed or about to be. */
  readonly taken: ReadonlySet<string>;
  /** Packs what is left. `packed` names files whose packed forms stand beside them already, of either quality. */
  finish(packed: ReadonlySet<string>): Promise<Packed>;
  /** Waits for what was begun, after a failure. */
  stop(): Promise<void>;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of an output. What is packed at its best (brotli 11) is kept, so
 * that a build compresses only what was never compressed before.
 */
export function beginPacking({ folder, before, quality }: PackOptions): Packer {
  const formsOf = packedForms(quality);
  const taken = new Set<string>();
  const waiting: { file: string; text: Uint8Array }[] = [];
  let waitingBytes = 0;
  let fresh = 0;
  const workers = new Set<Promise<void>>();

  async function pack(file: string, text: Uint8Array): Promise<void> {
    const target = path.join(folder, file);
    // The output before may have been packed quickly.
    if (quality === 'quick' && takeOver(path.join(before, file), target, text)) return;
    const { gzip, brotli, isFresh } = await formsOf(text);
    writeFileSync(`${target}.gz`, gzip);
    writeFileSync(`${target}.br`, brotli);
    if (isFresh) fresh += 1;
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await pack(next.file, next.text);
      waitingBytes -= next.text.length;
    }
  }

  /** One more at work, where there may be. */
  function begin(): void {
    if (workers.size >= AT_ONCE) return;
    const worker = work();
    workers.add(worker);
    // A failure stays, to be thrown where all are awaited.
    worker.then(
      () => workers.delete(worker),
      () => undefined,
    );
  }

  return {
    taken,
    take(file, content) {
      const isText = TEXT_FILE.test(file) && content.length >= SMALLEST_BYTES;
      // A file that is written twice is packed at the end, as it then is.
      if (!isText || taken.has(file) || waitingBytes + content.length > MOST_WAITING) return void taken.delete(file);
      taken.add(file);
      waiting.push({ file, text: content });
      waitingBytes += content.length;
      begin();
    },
    async finish(packed) {
      await Promise.all(workers);
      const files = walk(folder, (file) => TEXT_FILE.test(file)).filter(
        (file) => statSync(path.join(folder, file)).size >= SMALLEST_BYTES,
      );
      const left = files.filter((file) => !taken.has(file) && !(quality === 'quick' && packed.has(file))).values();
      const workLeft = async (): Promise<void> => {
        for (const file of left) await pack(file, await readFile(path.join(folder, file)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, workLeft));
      if (fresh > 0) dropUnusedForms();
      return { files: files.length, fresh };
    },
    async stop() {
      waiting.length = 0;
      await Promise.allSettled(workers);
    },
  };
}

/** Copies the packed forms of an equal file; `false` when there is none. */
function takeOver(source: string, target: string, text: Uint8Array): boolean {
  try {
    if (!readFileSync(source).equals(text)) return false;
    for (const suffix of PACKED_SUFFIXES) copyFileSync(source + suffix, target + suffix);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
