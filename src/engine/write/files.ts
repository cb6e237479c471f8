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
import { walkAll } from '../read/walk';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';
import { clearLeftovers } from './leftovers';
import { beginPacking } from './pack-files';
import type { PackQuality } from './packed-forms';
import { isAsWritten, keepManifest, outputStore, readManifest, type Manifest, type WrittenFile } from './manifest';

/**
 * Begins a new output for `dist`, which may be a link to a folder. Files that the present output has as well are not
 * written again: they get a second name, and lose the first one with the folder that is replaced. `quality` says how
 * text files are packed; `null` packs none.
 */
export async function beginOutput(dist: string, quality: PackQuality | null): Promise<OutputFiles> {
  const target = followLink(dist);
  clearLeftovers(target);
  const folder = `${target}.${process.pid}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const store = outputStore(target);
  const kept = store === null ? {} : readManifest(store);
  // With `recursive` a disk that cannot be written to would be called a folder that is missing.
  mkdirSync(folder);
  const packer = quality === null ? null : await beginPacking({ folder, quality });
  return new OutputFolder({ target, folder, store, kept, packer, quality });
}

/** What an output is begun with. */
interface OutputParts {
  /** The final folder, which holds the present output. */
  target: string;
  /** The folder beside it that is written. */
  folder: string;
  /** Where the list of its files is kept; `null` where there is no such place. */
  store: ReturnType<typeof outputStore>;
  /** The list of the files of the present output. */
  kept: Readonly<Manifest>;
  packer: Awaited<ReturnType<typeof beginPacking>> | null;
  quality: PackQuality | null;
}

/** Bytes in UTF-8 that a unit of a text (UTF-16) takes at most. */
const BYTES_OF_A_UNIT = 3;
/** Bytes in which almost every text of an output has room. */
const ROOM = 1 << 20;

class OutputFolder implements OutputFiles {
  readonly folder: string;
  readonly #parts: OutputParts;
  /** Digests of the files that were written. */
  readonly #files = new Map<string, string>();
  /** Files of folders that were copied. */
  readonly #copied = new Set<string>();
  readonly #replaced: string[] = [];
  /** Files of the present output that this one has, too. */
  readonly #takenOver = new Set<string>();
  /** Folders that are there. */
  readonly #folders = new Set<string>();
  /** Where texts are encoded. */
  readonly #room = Buffer.allocUnsafe(ROOM);
  /** Ends the wait for the end of the process. */
  readonly #release: () => void;

  constructor(parts: OutputParts) {
    this.folder = parts.folder;
    this.#parts = parts;
    this.#release = onTermination(() => this.#remove());
  }

  add(file: string, content: string | Uint8Array): void {
    if (this.#files.has(file)) {
      if (!this.#copied.delete(file)) throw new Error(`Two steps of the build write ${file}.`);
      this.#replaced.push(file);
    }
    this.#put(file, content);
  }

  addFollowing(file: string, source: string, make: () => string): void {
    const known = this.#parts.kept[file];
    const isSame = known !== undefined && !this.#files.has(file) && this.#takenOver.has(source);
    if (isSame && this.#takeOver(file)) this.#files.set(file, known.digest);
    else this.add(file, make());
  }

  copyFolder(folder: string): void {
    for (const file of walkAll(folder).files) {
      this.#copied.add(file);
      this.#put(file, readFileSync(path.join(folder, file)));
    }
  }

  async pack(): Promise<{ files: number; fresh: number }> {
    const { packer, quality } = this.#parts;
    if (packer === null) return { files: 0, fresh: 0 };
    const isPacked = (file: string): boolean => this.#takeOver(...PACKED_SUFFIXES.map((suffix) => file + suffix));
    return packer.finish(new Set(quality === 'quick' ? [...this.#takenOver].filter(isPacked) : []));
  }

  digestOf(file: string): string | undefined {
    return this.#files.get(file);
  }

  replaced(): readonly string[] {
    return this.#replaced;
  }

  swap(): void {
    const { target, store } = this.#parts;
    // Servers know a new build by the time of its folder: files in it may be those of an earlier one. Clocks are set
    // back at times, and a time that is written may come back a little earlier.
    const lastTime = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const now = new Date(Math.max(Date.now(), Math.ceil(lastTime) + 1));
    utimesSync(this.folder, now, now);
    const manifest = this.#manifest();
    const old = `${target}.${process.pid}.old`;
    if (existsSync(target)) renameSync(target, old);
    renameSync(this.folder, target);
    this.#release();
    try {
      if (store !== null) keepManifest(store, manifest);
      rmSync(old, { recursive: true, force: true });
    } catch (error) {
      // The site is published by now, so nothing that the disk refuses here is a failure of the build.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }

  async discard(): Promise<void> {
    await this.#parts.packer?.stop();
    this.#release();
    this.#remove();
  }

  /** Removes the folder. Threads may still write when the process is told to end. */
  #remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Path of a file in the new output, whose folder is there. */
  #placeOf(file: string): string {
    const full = path.join(this.folder, file);
    const folder = path.dirname(full);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return full;
  }

  /** Takes files of the present output over, all of them or none. */
  #takeOver(...names: string[]): boolean {
    const { target, kept } = this.#parts;
    const isUntouched = (file: string): boolean => {
      const known = kept[file];
      return known !== undefined && isAsWritten(path.join(target, file), known);
    };
    if (!names.every(isUntouched)) return false;
    try {
      for (const file of names) linkSync(path.join(target, file), this.#placeOf(file));
    } catch {
      // Not every disk gives a file two names.
      for (const file of names) rmSync(path.join(this.folder, file), { force: true });
      return false;
    }
    for (const file of names) this.#takenOver.add(file);
    return true;
  }

  #put(file: string, text: string | Uint8Array): void {
    const { kept, packer } = this.#parts;
    // Digest and file need the bytes; a text would be encoded for each.
    const content = typeof text === 'string' ? this.#encode(text) : text;
    const full = path.join(this.folder, file);
    if (path.isAbsolute(file) || !full.startsWith(this.folder + path.sep))
      throw new Error(`${file} lies outside of the output.`);
    const contentDigest = digest(content);
    const isFirst = !this.#files.has(file);
    this.#files.set(file, contentDigest);
    if (isFirst && kept[file]?.digest === contentDigest && this.#takeOver(file)) return;
    // What stands there may have its first name in the present output, which is not to be written to.
    if (this.#takenOver.delete(file)) rmSync(full);
    try {
      writeFileSync(this.#placeOf(file), content);
    } catch (error) {
      throw isClash(error) ? clashOf(file) : isTooLong(error) ? tooLongFor(file) : error;
    }
    packer?.take(file, content.length);
  }

  /**
   * Bytes of a text, which stay until the next one is encoded. Room of its own for each of thousands of files would
   * have to be counted, asked of the system and cleared by it.
   */
  #encode(text: string): Uint8Array {
    // A long one is seldom, and its room would be held to the end of the build.
    if (text.length * BYTES_OF_A_UNIT > ROOM) return Buffer.from(text);
    return this.#room.subarray(0, this.#room.write(text));
  }

  /** The list of all files, packed forms and others that no step has added among them. */
  #manifest(): Manifest {
    const { kept } = this.#parts;
    return Object.fromEntries(
      filesBelow(this.folder).map((file) => [
        file,
        (this.#takenOver.has(file) && kept[file]) || written(this.folder, file, this.#files),
      ]),
    );
  }
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

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG';

const tooLongFor = (file: string): CommandError =>
  new CommandError(
    `${file} cannot be written: its path is too long for this disk. ` +
      'Give the page, the redirect or the file of the public folder a shorter one.',
  );

/** The folder that a link leads to, existing or not; the path itself when it is no link. */
function followLink(dist: string): string {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) return dist;
  return existsSync(dist) ? realpathSync(dist) : followLink(path.resolve(path.dirname(dist), readlinkSync(dist)));
}

function filesBelow(folder: string): string[] {
  const start = path.join(folder, path.sep).length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(start));
}

/** A file of an output. Those that no step has added, like packed forms, have no digest. */
function written(work: string, file: string, files: ReadonlyMap<string, string>): WrittenFile {
  const { size, mtimeMs } = statSync(path.join(work, file));
  return { digest: files.get(file) ?? '', size, mtimeMs };
}
