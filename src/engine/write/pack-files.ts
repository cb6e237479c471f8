import { copyFile, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip, type InputType } from 'node:zlib';
import { ANY_BUILD } from '../model/build-mark';
import { cacheFolder, digest } from '../model/cache';
import { walk } from '../read/walk';
import { packBrotli, replaceAll, withBuild, type PackQuality } from './brotli';

const packGzip = promisify<InputType, object, Buffer>(gzip);

/** Pictures and fonts are packed already. */
const TEXT_FILE = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;
const GZIP_LEVEL: Record<PackQuality, number> = { quick: 6, best: constants.Z_BEST_COMPRESSION };

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
  /** Mark of the new build. */
  build: string;
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
 * Writes a `.br` and a `.gz` beside every text file of an output. Texts are kept packed at their best (brotli 11),
 * apart from the mark of their build, so that a build compresses only what was never compressed before.
 */
export async function packFiles({ folder, before, build, quality }: PackOptions): Promise<Packed> {
  const cache = cacheFolder('packed');
  const files = walk(folder, (file) => TEXT_FILE.test(file)).filter(
    (file) => statSync(path.join(folder, file)).size >= SMALLEST_BYTES,
  );
  let fresh = 0;
  const next = files.values();
  const work = async (): Promise<void> => {
    for (const file of next) {
      const target = path.join(folder, file);
      const text = await readFile(target);
      // The output before may have been packed quickly.
      if (quality === 'quick' && (await takeOver(path.join(before, file), target, text))) continue;
      await writeFile(`${target}.gz`, await packGzip(text, { level: GZIP_LEVEL[quality] }));
      const { packed, isFresh } = await brotliOf(text, build, cache, quality);
      await writeFile(`${target}.br`, packed);
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
    await Promise.all(['.br', '.gz'].map((suffix) => copyFile(source + suffix, target + suffix)));
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function brotliOf(
  text: Buffer,
  build: string,
  cache: string,
  quality: PackQuality,
): Promise<{ packed: Buffer; isFresh: boolean }> {
  const anyBuild = replaceAll(text, build, ANY_BUILD);
  const kept = path.join(cache, `${digest(anyBuild)}.br`);
  const found = await readKept(kept);
  const filled = found && withBuild(found, build, text);
  if (filled) return { packed: filled, isFresh: false };
  if (quality === 'quick') return { packed: await packBrotli(text, quality), isFresh: true };
  const made = await packBrotli(anyBuild);
  await keep(kept, made);
  // Whatever the marks are made of, the bytes that leave are right: else the text is packed as it is.
  return { packed: withBuild(made, build, text) ?? (await packBrotli(text)), isFresh: true };
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
