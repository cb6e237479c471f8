/**
 * TypeScript as modules that Node runs: sources are bundled into the cache and bundled anew when one of them changed.
 * Plain JavaScript, because the launcher needs it before any TypeScript can run.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const digestOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 20);
const digestOfFile = (file) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? digestOf(readFileSync(file)) : null;

/** Stands beside the modules of a bundle: what its sources are and import, as `SourceGraph` says. */
export const GRAPH_FILE = 'graph.json';

/** Bundles that a running command may still load from are kept for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Bundles that are being made by this process. */
let running = 0;

export async function currentBundle({ entry, root, folder, bundleOptions, alsoFrom = [] }) {
  const settings = digestOf(JSON.stringify([entry, process.version, bundleOptions]));
  const record = readRecord(path.join(folder, 'current.json'));
  if (record?.settings === settings && isUnchanged(record.inputs, root) && isUnchanged(record.outputs, folder))
    return path.join(folder, record.entry);

  const name = `${Date.now().toString(36)}-${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  // The bundler would say of each of its files that the folder is refused.
  mkdirSync(path.join(folder, name), { recursive: true });
  const { build, stop } = await import('esbuild');
  running += 1;
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: true,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    outdir: path.join(folder, name),
    metafile: true,
    logLevel: 'silent',
    ...bundleOptions,
  })
    .catch((error) => {
      throw refusalOf(error, folder) ?? error;
    })
    .finally(() => {
      running -= 1;
      // The bundler is a process of its own, which would hold its memory as long as this one runs.
      if (running === 0) void stop();
    });
  // Packages change with the lock file, which `alsoFrom` names; only sources are looked at one by one.
  const sources = Object.keys(metafile.inputs).filter((file) => !/(?:^|\/)node_modules\//.test(file));
  const inputs = digestAll([...sources, ...alsoFrom], root);
  writeFileSync(path.join(folder, name, GRAPH_FILE), JSON.stringify(graphOf(metafile, sources, inputs)));
  const outputs = Object.keys(metafile.outputs)
    .filter((file) => !file.endsWith('.map'))
    .map((file) => path.relative(folder, path.resolve(root, file)))
    .concat(path.join(name, GRAPH_FILE));
  // What is imported when it is needed counts as an entry too.
  const asked = path.relative(root, entry).split(path.sep).join('/');
  const made = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === asked);
  const current = {
    settings,
    inputs,
    outputs: digestAll(outputs, folder),
    entry: path.relative(folder, path.resolve(root, made[0])),
  };
  const work = path.join(folder, `current.json.${process.pid}`);
  writeFileSync(work, JSON.stringify(current));
  const place = path.join(folder, 'current.json');
  // A folder in its place could not be replaced.
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) rmSync(place, { recursive: true });
  renameSync(work, place);
  dropOld(folder, name);
  return path.join(folder, current.entry);
}

/** The bundler has read every import, so nobody has to look for them in the sources again. */
function graphOf({ inputs }, sources, digests) {
  const own = new Set(sources);
  return Object.fromEntries(
    sources.map((file) => {
      const { imports } = inputs[file];
      const foreign = imports.filter(({ path: target }) => !own.has(target));
      return [
        file,
        {
          digest: digests[file],
          imports: imports.flatMap(({ path: target }) => (own.has(target) ? [target] : [])),
          names: foreign.map(({ path: target, original }) => original ?? target),
        },
      ];
    }),
  );
}

/** What the bundler says of each of its files where the disk is full, as one error of the system. */
function refusalOf({ errors = [] }, folder) {
  const full = errors.find(({ text }) => /^Failed to (?:write|create)\b.*\bno space left\b/.test(text));
  return full ? Object.assign(new Error(full.text), { code: 'ENOSPC', syscall: 'write', path: folder }) : null;
}

/** The record of the last bundle; `null` when there is none or it is no such record, which only costs a new one. */
function readRecord(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const isWhole = typeof record?.entry === 'string' && isTable(record.inputs) && isTable(record.outputs);
    return isWhole ? record : null;
  } catch {
    return null;
  }
}

const isTable = (value) => typeof value === 'object' && value !== null;

function isUnchanged(digests, root) {
  return Object.entries(digests).every(([file, digest]) => digestOfFile(path.resolve(root, file)) === digest);
}

function digestAll(files, root) {
  return Object.fromEntries(files.map((file) => [file, digestOfFile(path.resolve(root, file))]));
}

function dropOld(folder, current) {
  for (const name of readdirSync(folder)) {
    if (name === current || name.startsWith('current.json')) continue;
    const age = Date.now() - (statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
