import { copyFile, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip, type BrotliOptions, type InputType } from 'node:zlib';
import { cacheFolder, digest } from '../model/cache';
import { walk } from '../read/walk';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';

const packGzip = promisify<InputType, object, Buffer>(gzip);
const packBrotli = promisify<InputType, BrotliOptions, Buffer>(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;

/** How small a file is made: `best` takes a tenth of a second a page, `quick` a hundredth of that. */
export type PackQuality = 'quick' | 'best';

const BROTLI_QUALITY: Record<PackQuality, number> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL: Record<PackQuality, number> = { quick: 6, best: constants.Z_BEST_COMPRESSION };

/** Pictures and fonts are packed already. */
const TEXT_FILE = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;

/** Below this a packed file is no smaller. */
const SMALLEST_BYTES = 600;
/** Packing happens in the threads of the platform, four by default. */
const AT_ONCE = 4;
/** Packed texts that no build used for this long are dropped. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** What packing is told. */
interface PackOptions {
  /** Folder of the new output. */
  folder: string;
  /** The output before, whose packed files are taken over where the file is the same. */
  before: string;
  /** Files whose packed forms stand beside them already, of either quality. */
  packed: ReadonlySet<string>;
  /** `quick` takes the best form where an earlier build made it. */
  quality: PackQuality;
}

/** What packing took. */
interface Packed {
  files: number;
  /** Files that had to be compressed. */
  fresh: number;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of an output. What is packed at its best (brotli 11) is kept, so
 * that a build compresses only what was never compressed before.
 */
export async function packFiles({ folder, before, packed, quality }: PackOptions): Promise<Packed> {
  const cache = cacheFolder('packed');
  const files = walk(folder, (file) => TEXT_FILE.test(file)).filter(
    (file) => statSync(path.join(folder, file)).size >= SMALLEST_BYTES,
  );
  let fresh = 0;
  const next = files.values();
  const work = async (): Promise<void> => {
    for (const file of next) {
      if (quality === 'quick' && packed.has(file)) continue;
      const target = path.join(folder, file);
      const text = await readFile(target);
      // The output before may have been packed quickly.
      if (quality === 'quick' && (await takeOver(path.join(before, file), target, text))) continue;
      await writeFile(`${target}.gz`, await packGzip(text, { level: GZIP_LEVEL[quality] }));
      const { brotli, isFresh } = await brotliOf(text, cache, quality);
      await writeFile(`${target}.br`, brotli);
      if (isFresh) fresh += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (fresh > 0) dropUnused(cache);
  return { files: files.length, fresh };
}

/** Copies the packed forms of an equal file; `false` when there is none. */
async function takeOver(source: string, target: string, text: Buffer): Promise<boolean> {
  try {
    if (!(await readFile(source)).equals(text)) return false;
    await Promise.all(PACKED_SUFFIXES.map((suffix) => copyFile(source + suffix, target + suffix)));
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function brotliOf(
  text: Buffer,
  cache: string,
  quality: PackQuality,
): Promise<{ brotli: Buffer; isFresh: boolean }> {
  const kept = path.join(cache, `${digest(text)}.br`);
  const found = await readKept(kept);
  if (found && unpacksTo(found, text)) return { brotli: found, isFresh: false };
  const brotli = await packBrotli(text, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[quality],
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
      // A larger window than the text would only be filled with zeros for each file.
      [BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(text.length + 1)), 16), 22),
    },
  });
  if (quality === 'best') await keep(kept, brotli);
  return { brotli, isFresh: true };
}

/** Whether a kept form is whole. */
function unpacksTo(packed: Buffer, text: Buffer): boolean {
  try {
    return brotliDecompressSync(packed).equals(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.match(/^(?:ERR_|Z_)/)) return false;
    throw error;
  }
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    const now = new Date();
    await utimes(file, now, now);
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written aside and renamed, because another build may read it meanwhile. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}

function dropUnused(cache: string): void {
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - used > KEPT_MS) rmSync(file, { force: true });
  }
}
