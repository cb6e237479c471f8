import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce } from '../model/progress';
import { walk } from '../read/walk';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';

/** How small a file is made: `best` takes a tenth of a second for a page, `quick` a hundredth of that. */
export type CompressionQuality = 'quick' | 'best';

const BROTLI_QUALITY: Record<CompressionQuality, number> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL: Record<CompressionQuality, number> = { quick: 6, best: constants.Z_BEST_COMPRESSION };

const TEXT_FILE = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;

/** Names of files have up to 255 bytes on all disks. */
const LONGEST_NAME = 255;

/** Below this many bytes a compressed file is no smaller. */
const SMALLEST_BYTES = 600;

const AT_ONCE = 8;

const gzipFile = promisify(gzip);
const brotliFile = promisify(brotliCompress);

/**
 * Writes a `.br` and a `.gz` next to every text file of a folder that is worth it. A quick compression takes them from
 * `previous`, the output before, where the file is the same: a writer who builds after an edit waits three seconds less.
 * Returns how many files that are. Rejects when a file cannot be read or written.
 */
export async function compressFiles(folder: string, quality: CompressionQuality, previous: string): Promise<number> {
  let count = 0;
  await forEachAtOnce(walk(folder, isCompressible), AT_ONCE, async (name) => {
    const file = path.join(folder, name);
    if ((await stat(file)).size < SMALLEST_BYTES) return;
    count += 1;
    const text = await readFile(file);
    const isKept = quality === 'quick' && (await copyCompressed(path.join(previous, name), text, file));
    if (!isKept) await compressFile(file, text, quality);
  });
  return count;
}

/** Copies the compressed forms of an equal file; returns whether there are any. */
async function copyCompressed(from: string, text: Buffer, to: string): Promise<boolean> {
  try {
    if (!text.equals(await readFile(from))) return false;
    for (const suffix of PACKED_SUFFIXES) await copyFile(from + suffix, to + suffix);
    return true;
  } catch {
    // The output before lacks the file or its compressed forms.
    return false;
  }
}

/** Whether a file is text whose compressed forms have names that a disk accepts. */
function isCompressible(file: string): boolean {
  const isName = (suffix: string): boolean => Buffer.byteLength(path.basename(file) + suffix) <= LONGEST_NAME;
  return TEXT_FILE.test(file) && PACKED_SUFFIXES.every(isName);
}

async function compressFile(file: string, text: Buffer, quality: CompressionQuality): Promise<void> {
  await writeFile(`${file}.gz`, await gzipFile(text, { level: GZIP_LEVEL[quality] }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotliFile(text, { params }));
}
