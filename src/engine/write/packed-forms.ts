import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import { threadId } from 'node:worker_threads';
import { cacheFolder, digest } from '../model/cache';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;

/** How small a file is made: `best` takes a tenth of a second a page, `quick` a hundredth of that. */
export type PackQuality = 'quick' | 'best';

const BROTLI_QUALITY: Record<PackQuality, number> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL: Record<PackQuality, number> = { quick: 6, best: constants.Z_BEST_COMPRESSION };

/** Packed texts that no build used for this long are dropped. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** A text as servers send it. */
interface PackedForms {
  gzip: Buffer;
  brotli: Buffer;
  /** The text had to be compressed, which it has not where its best form was kept. */
  isFresh: boolean;
}

/**
 * Gives what packs texts in both forms. The best form is kept for later builds of either quality; what the cache holds
 * is looked up once.
 */
export function packedForms(quality: PackQuality): (text: Uint8Array) => PackedForms {
  const cache = cacheFolder('packed');
  const names = new Set(readdirSync(cache));
  return (text) => {
    const name = names.size > 0 || quality === 'best' ? `${digest(text)}.br` : null;
    const gzip = gzipSync(text, { level: GZIP_LEVEL[quality], chunkSize: outputChunk(text) });
    const found = name !== null && names.has(name) ? readKept(path.join(cache, name)) : null;
    if (found && unpacksTo(found, text)) return { gzip, brotli: found, isFresh: false };
    const brotli = brotliCompressSync(text, brotliOptions(text, quality));
    if (quality === 'best' && name !== null) keep(path.join(cache, name), brotli);
    return { gzip, brotli, isFresh: true };
  };
}

/** Drops kept forms that no build used for a while. */
export function dropUnusedForms(): void {
  const cache = cacheFolder('packed');
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - used > KEPT_MS) rmSync(file, { force: true });
  }
}

/** Room for all of the packed form, so that it comes in one piece. */
const outputChunk = (text: Uint8Array): number => Math.max(1024, Math.ceil(text.length / 2));

function brotliOptions(text: Uint8Array, quality: PackQuality): BrotliOptions {
  return {
    chunkSize: outputChunk(text),
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
      // A larger window than the text would only be filled with zeros for each file.
      [BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(text.length + 1)), 16), 22),
    },
  };
}

/** Whether a kept form is whole. */
function unpacksTo(packed: Buffer, text: Uint8Array): boolean {
  try {
    return brotliDecompressSync(packed).equals(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.match(/^(?:ERR_|Z_)/)) return false;
    throw error;
  }
}

function readKept(file: string): Buffer | null {
  try {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written aside and renamed, because another build or thread may read it meanwhile. */
function keep(file: string, bytes: Buffer): void {
  const aside = `${file}.${process.pid}-${threadId}`;
  writeFileSync(aside, bytes);
  renameSync(aside, file);
}
