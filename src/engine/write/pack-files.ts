import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LONGEST_NAME } from '../model/short-name';
import { walk } from '../read/walk';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';
import { dropUnusedForms, type PackQuality } from './packed-forms';

/** Pictures and fonts are packed already. */
const TEXT_FILE = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;

/** Whether a file has packed forms; none has one whose name would be too long for them. */
const isPackable = (file: string): boolean =>
  TEXT_FILE.test(file) && PACKED_SUFFIXES.every((suffix) => isName(path.posix.basename(file) + suffix));
const isName = (name: string): boolean => Buffer.byteLength(name) <= LONGEST_NAME;

/** Below this a packed file is no smaller. */
const SMALLEST_BYTES = 600;

/** What packing is told. */
export interface PackOptions {
  /** Folder of the new output. */
  folder: string;
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
  /** Begins to pack a file that was just written, while the caller goes on. `size` is in bytes. */
  take(file: string, size: number): void;
  /** Files that are packed or about to be. */
  readonly taken: ReadonlySet<string>;
  /** Packs what is left. `packed` names files whose packed forms stand beside them already, of either quality. */
  finish(packed: ReadonlySet<string>): Promise<Packed>;
  /** Gives up, after a failure. Nothing is written any more when it resolves. */
  stop(): Promise<void>;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of an output, on threads of its own. What is packed at its best
 * (brotli 11) is kept, so that a build compresses only what was never compressed before.
 */
export async function beginPacking(options: PackOptions): Promise<Packer> {
  const { folder, quality } = options;
  const taken = new Set<string>();
  const { startPackThreads } = await import('./pack-threads');
  const threads = startPackThreads(options, availableParallelism());
  return {
    taken,
    take(file, size) {
      if (!isPackable(file) || size < SMALLEST_BYTES) return void taken.delete(file);
      taken.add(file);
      threads.pack(file, size);
    },
    async finish(packed) {
      const files = walk(folder, isPackable)
        .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
        .filter(({ size }) => size >= SMALLEST_BYTES);
      for (const { file, size } of files)
        if (!taken.has(file) && !(quality === 'quick' && packed.has(file))) threads.pack(file, size);
      const fresh = await threads.end();
      if (fresh > 0) dropUnusedForms();
      return { files: files.length, fresh };
    },
    stop: () => threads.stop(),
  };
}
