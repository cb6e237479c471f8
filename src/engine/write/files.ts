import {
  existsSync,
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
import type { OutputFiles } from '../model/output-files';
import { onTermination } from '../model/termination';
import { PACKED_SUFFIXES } from '../render/hosts/hosting';
import { clearLeftovers } from './leftovers';
import { beginPacking } from './pack-files';
import type { PackQuality } from './packed-forms';
import { keepPrevious, outputStore, takePrevious, type Manifest, type WrittenFile } from './previous';

/**
 * Begins a new output for `dist`, which may be a link to a folder. Files that the output before last had as well are
 * not written again. `quality` says how text files are packed; `null` packs none.
 */
export async function beginOutput(dist: string, quality: PackQuality | null): Promise<OutputFiles> {
  const target = followLink(dist);
  clearLeftovers(target);
  const work = `${target}.${process.pid}.new`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.dirname(work), { recursive: true });
  const store = outputStore(target);
  const kept = takePrevious(store, work);
  // With `recursive` a disk that cannot be written to would be called a folder that is missing.
  if (!existsSync(work)) mkdirSync(work);
  const lastTime = statSync(work).mtimeMs;

  const files = new Map<string, string>();
  const copied = new Set<string>();
  const unchanged = new Set<string>();
  const folders = new Set<string>();
  const packer = quality === null ? null : await beginPacking({ folder: work, before: target, quality });
  /** Files whose packed forms stand beside them from the output before last. */
  let packed: ReadonlySet<string> = new Set();
  // Threads may still write when the process is told to end.
  const discard = (): void => rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  const release = onTermination(discard);

  function put(file: string, text: string | Uint8Array): void {
    // Digest and file need the bytes; a text would be encoded for each.
    const content = typeof text === 'string' ? Buffer.from(text) : text;
    const full = path.join(work, file);
    if (path.isAbsolute(file) || !full.startsWith(work + path.sep))
      throw new Error(`${file} lies outside of the output.`);
    const contentDigest = digest(content);
    files.set(file, contentDigest);
    if (isAsWritten(full, kept[file], contentDigest)) return void unchanged.add(file);
    const folder = path.dirname(full);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(full, content);
    packer?.take(file, content.length);
  }

  function add(file: string, content: string | Uint8Array): void {
    if (files.has(file) && !copied.delete(file)) throw new Error(`Two steps of the build write ${file}.`);
    put(file, content);
  }

  return {
    folder: work,
    add,
    addFollowing(file, source, make) {
      const known = kept[file];
      const isSame =
        !files.has(file) && unchanged.has(source) && isAsWritten(path.join(work, file), known, known?.digest ?? '');
      if (!isSame || !known) return add(file, make());
      files.set(file, known.digest);
      unchanged.add(file);
    },
    copyFolder(folder) {
      for (const file of filesBelow(folder)) {
        copied.add(file);
        put(file, readFileSync(path.join(folder, file)));
      }
    },
    settle() {
      packed = quality === 'quick' ? withPacked(work, unchanged, kept) : new Set();
      const forms = [...packed, ...(packer?.taken ?? [])].flatMap((file) =>
        PACKED_SUFFIXES.map((suffix) => file + suffix),
      );
      removeOthers(work, new Set([...files.keys(), ...forms]));
    },
    pack: async () => (await packer?.finish(packed)) ?? { files: 0, fresh: 0 },
    digestOf: (file) => files.get(file),
    swap() {
      // Servers know a new build by the time of its folder: files in it may be those of an earlier one. Clocks are set
      // back at times, and a time that is written may come back a little earlier.
      const now = new Date(Math.max(Date.now(), Math.ceil(lastTime) + 1));
      utimesSync(work, now, now);
      const manifest = manifestOf(work, files);
      const old = `${target}.${process.pid}.old`;
      if (existsSync(target)) renameSync(target, old);
      renameSync(work, target);
      release();
      keepPrevious(store, old, manifest);
    },
    async discard() {
      await packer?.stop();
      release();
      discard();
    },
  };
}

/** The folder that a link leads to, existing or not; the path itself when it is no link. */
function followLink(dist: string): string {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) return dist;
  return existsSync(dist) ? realpathSync(dist) : followLink(path.resolve(path.dirname(dist), readlinkSync(dist)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => statSync(path.join(folder, file)).isFile());
}

function isAsWritten(full: string, known: WrittenFile | undefined, contentDigest: string): boolean {
  if (known?.digest !== contentDigest) return false;
  const stat = statSync(full, { throwIfNoEntry: false });
  return stat?.size === known.size && stat.mtimeMs === known.mtimeMs;
}

/** Files whose packed forms stand beside them as they were written. */
function withPacked(work: string, unchanged: ReadonlySet<string>, kept: Manifest): ReadonlySet<string> {
  return new Set(
    [...unchanged].filter((file) =>
      PACKED_SUFFIXES.every((suffix) => isAsWritten(path.join(work, file + suffix), kept[file + suffix], '')),
    ),
  );
}

/** What the output before last had and this one has not; folders that are left empty go with it. */
function removeOthers(work: string, files: ReadonlySet<string>): void {
  const needed = new Set<string>();
  for (const file of files)
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) needed.add(folder);
  const visit = (folder: string): void => {
    for (const entry of readdirSync(path.join(work, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory() && needed.has(name)) visit(name);
      else if (!files.has(name)) rmSync(path.join(work, name), { recursive: true, force: true });
    }
  };
  visit('');
}

/** All files of an output. Those that no step has added, like packed forms, are made anew each time. */
function manifestOf(work: string, files: ReadonlyMap<string, string>): Manifest {
  return Object.fromEntries(
    filesBelow(work).map((file) => {
      const { size, mtimeMs } = statSync(path.join(work, file));
      return [file, { digest: files.get(file) ?? '', size, mtimeMs }];
    }),
  );
}
