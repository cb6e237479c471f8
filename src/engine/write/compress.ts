import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce } from '../model/at-once';
import { LONGEST_NAME } from '../model/short-name';
import { walk } from '../read/walk';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';

/** How small a file is made: `best` takes a tenth of a second for a page, `quick` a hundredth of that. */
export type CompressionQuality = 'quick' | 'best';

const BROTLI_QUALITY: Record<CompressionQuality, number> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL: Record<CompressionQuality, number> = { quick: 6, best: constants.Z_BEST_COMPRESSION };

/** Pictures and fonts are compressed already. */
const TEXT_FILE = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;

/** Below this many bytes a compressed file is no smaller. */
const SMALLEST_BYTES = 600;

/** Files that are compressed at the same time; Node compresses on four threads. */
const AT_ONCE = 8;

const gzipFile = promisify(gzip);
const brotliFile = promisify(brotliCompress);

/**
 * Writes a `.br` and a `.gz` next to every text file of a folder that is worth it. Returns how many files that are.
 * Rejects when a file cannot be read or written.
 */
export async function compressFiles(folder: string, quality: CompressionQuality): Promise<number> {
  let count = 0;
  await forEachAtOnce(walk(folder, isCompressible), AT_ONCE, async (file) => {
    if (await compressFile(path.join(folder, file), quality)) count += 1;
  });
  return count;
}

/** Whether a file is text whose compressed forms have names that a disk accepts. */
function isCompressible(file: string): boolean {
  const isName = (suffix: string): boolean => Buffer.byteLength(path.basename(file) + suffix) <= LONGEST_NAME;
  return TEXT_FILE.test(file) && PACKED_SUFFIXES.every(isName);
}

async function compressFile(file: string, quality: CompressionQuality): Promise<boolean> {
  if ((await stat(file)).size < SMALLEST_BYTES) return false;
  const text = await readFile(file);
  await writeFile(`${file}.gz`, await gzipFile(text, { level: GZIP_LEVEL[quality] }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotliFile(text, { params }));
  return true;
}
