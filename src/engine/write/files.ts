import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { digest } from '../model/cache';
import { CommandError } from '../model/command-error';
import type { OutputFiles } from '../model/output-files';
import { onTermination } from '../model/termination';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';
import { clearLeftovers } from './leftovers';
import { beginPacking } from './pack-files';
import type { PackQuality } from './packed-forms';
import { isAsWritten, keepManifest, outputStore, readManifest, type WrittenFile } from './manifest';

/**
 * Begins a new output for `dist`, which may be a link to a folder. Files that the present output has as well are not
 * written again: they get a second name, and lose the first one with the folder that is replaced. `quality` says how
 * text files are packed; `null` packs none.
 */
export async function beginOutput(dist: string, quality: PackQuality | null): Promise<OutputFiles> {
  const target = followLink(dist);
  clearLeftovers(target);
  const work = `${target}.${process.pid}.new`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.dirname(work), { recursive: true });
  const store = outputStore(target);
  const kept = store === null ? {} : readManifest(store);
  // With `recursive` a disk that cannot be written to would be called a folder that is missing.
  mkdirSync(work);

  const files = new Map<string, string>();
  const copied = new Set<string>();
  const replaced: string[] = [];
  /** Files of the present output that this one has, too. */
  const takenOver = new Set<string>();
  const folders = new Set<string>();
  const packer = quality === null ? null : await beginPacking({ folder: work, quality });
  // Threads may still write when the process is told to end.
  const discard = (): void => rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  const release = onTermination(discard);

  /** Path of a file in the new output, whose folder is there. */
  function placeOf(file: string): string {
    const full = path.join(work, file);
    const folder = path.dirname(full);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return full;
  }

  const isUntouched = (file: string): boolean => {
    const known = kept[file];
    return known !== undefined && isAsWritten(path.join(target, file), known);
  };

  /** Takes files of the present output over, all of them or none. */
  function takeOver(...names: string[]): boolean {
    if (!names.every(isUntouched)) return false;
    try {
      for (const file of names) linkSync(path.join(target, file), placeOf(file));
    } catch {
      // Not every disk gives a file two names.
      for (const file of names) rmSync(path.join(work, file), { force: true });
      return false;
    }
    for (const file of names) takenOver.add(file);
    return true;
  }

  function put(file: string, text: string | Uint8Array): void {
    // Digest and file need the bytes; a text would be encoded for each.
    const content = typeof text === 'string' ? Buffer.from(text) : text;
    const full = path.join(work, file);
    if (path.isAbsolute(file) || !full.startsWith(work + path.sep))
      throw new Error(`${file} lies outside of the output.`);
    const contentDigest = digest(content);
    const isFirst = !files.has(file);
    files.set(file, contentDigest);
    if (isFirst && kept[file]?.digest === contentDigest && takeOver(file)) return;
    // What stands there may have its first name in the present output, which is not to be written to.
    if (takenOver.delete(file)) rmSync(full);
    try {
      writeFileSync(placeOf(file), content);
    } catch (error) {
      throw isClash(error) ? clashOf(file) : error;
    }
    packer?.take(file, content.length);
  }

  function add(file: string, content: string | Uint8Array): void {
    if (files.has(file)) {
      if (!copied.delete(file)) throw new Error(`Two steps of the build write ${file}.`);
      replaced.push(file);
    }
    put(file, content);
  }

  return {
    folder: work,
    add,
    addFollowing(file, source, make) {
      const known = kept[file];
      if (!known || files.has(file) || !takenOver.has(source) || !takeOver(file)) return add(file, make());
      files.set(file, known.digest);
    },
    copyFolder(folder) {
      for (const file of filesBelow(folder)) {
        copied.add(file);
        put(file, readFileSync(path.join(folder, file)));
      }
    },
    async pack() {
      if (packer === null) return { files: 0, fresh: 0 };
      const isPacked = (file: string): boolean => takeOver(...PACKED_SUFFIXES.map((suffix) => file + suffix));
      return packer.finish(new Set(quality === 'quick' ? [...takenOver].filter(isPacked) : []));
    },
    digestOf: (file) => files.get(file),
    replaced: () => replaced,
    swap() {
      // Servers know a new build by the time of its folder: files in it may be those of an earlier one. Clocks are set
      // back at times, and a time that is written may come back a little earlier.
      const lastTime = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const now = new Date(Math.max(Date.now(), Math.ceil(lastTime) + 1));
      utimesSync(work, now, now);
      const manifest = Object.fromEntries(
        filesBelow(work).map((file) => [file, (takenOver.has(file) && kept[file]) || written(work, file, files)]),
      );
      const old = `${target}.${process.pid}.old`;
      if (existsSync(target)) renameSync(target, old);
      renameSync(work, target);
      release();
      try {
        if (store !== null) keepManifest(store, manifest);
        rmSync(old, { recursive: true, force: true });
      } catch (error) {
        // The site is published by now, so nothing that the disk refuses here is a failure of the build.
        if (!(error instanceof Error && 'code' in error)) throw error;
      }
    },
    async discard() {
      await packer?.stop();
      release();
      discard();
    },
  };
}

/** Whether a folder stands where a file is to be written, or a file where its folder is to be made. */
function isClash(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR';
}

const clashOf = (file: string): CommandError =>
  new CommandError(
    `${file} cannot be written: a part of its path is a file and a folder of the output at once. ` +
      'Give the page or the redirect another address, or the file of the public folder another name.',
  );

/** The folder that a link leads to, existing or not; the path itself when it is no link. */
function followLink(dist: string): string {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) return dist;
  return existsSync(dist) ? realpathSync(dist) : followLink(path.resolve(path.dirname(dist), readlinkSync(dist)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && isFile(path.join(entry.parentPath, entry.name))))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const isFile = (full: string): boolean => statSync(full, { throwIfNoEntry: false })?.isFile() === true;

/** A file of an output. Those that no step has added, like packed forms, have no digest. */
function written(work: string, file: string, files: ReadonlyMap<string, string>): WrittenFile {
  const { size, mtimeMs } = statSync(path.join(work, file));
  return { digest: files.get(file) ?? '', size, mtimeMs };
}
