import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/errors';
import { loadConfig } from '../../src/engine/read/config/load';
import { findFolders } from '../../src/engine/read/folders';
import { git } from './git';
import type { ReleasePlan } from './plan';

/**
 * The path of a file from the root. A file may be written as it is from the root or from the folder that npm was
 * started in. Throws `CommandError` for one that does not exist or is outside the root.
 */
export function fromRoot(root: string, file: string): string {
  const found = [root, process.env['INIT_CWD'] ?? root]
    .map((folder) => path.resolve(folder, file))
    .find((one) => existsSync(one));
  if (found === undefined) throw new CommandError(`There is no file ${file}. Write its path from the root.`);
  const below = path.relative(root, found);
  if (below.startsWith('..')) throw new CommandError(`${file} is outside ${root}. Write a path below it.`);
  return below.split(path.sep).join('/');
}

/**
 * Plans to carry the edits of pages, which are not committed yet, into the same pages of other layers. Where the
 * text around an edit differs, the edit is left to a writer. Throws `CommandError` for a file that is no edited page of a layer.
 */
export async function planFix(root: string, files: readonly string[], layers: readonly string[]): Promise<ReleasePlan> {
  const config = await loadConfig(root);
  const { docs } = findFolders(root);
  const unknown = layers.find((layer) => !config.docs.layers.includes(layer));
  if (unknown !== undefined)
    throw new CommandError(`There is no layer "${unknown}". Layers: ${config.docs.layers.join(', ')}.`);
  const plan: ReleasePlan = { steps: [], changes: { renames: [], removes: [], writes: new Map() }, notes: [] };
  for (const file of files) {
    const [, own = '', page = ''] = new RegExp(`^${docs}/([^/]+)/(.+)$`).exec(file) ?? [];
    if (!config.docs.layers.includes(own))
      throw new CommandError(
        `${file} is not a file of a layer. The files of layers are below ${docs}: ${config.docs.layers.join(', ')}.`,
      );
    const base = git(root, 'show', `HEAD:./${file}`);
    const edited = readFileSync(path.join(root, file), 'utf8');
    if (base === edited) throw new CommandError(`${file} has no edit that is not committed. Edit it first.`);
    const copies = config.docs.layers
      .filter((layer) => layer !== own && (layers.length === 0 || layers.includes(layer)))
      .map((layer) => `${docs}/${layer}/${page}`)
      .filter((copy) => existsSync(path.join(root, copy)));
    if (copies.length === 0) plan.notes.push(`${page} is in no other layer: the others show this one, or have none`);
    for (const copy of copies) carry({ copy, text: readFileSync(path.join(root, copy), 'utf8'), base, edited }, plan);
  }
  return plan;
}

function carry(
  { copy, text, base, edited }: { copy: string; text: string; base: string; edited: string },
  plan: ReleasePlan,
): void {
  const { merged, conflicts } = mergeEdit(text, base, edited);
  plan.notes.push(...conflicts.map((line) => `${copy}:${line} differs around the edit: make it by hand`));
  if (merged !== text) {
    plan.steps.push(`${copy} gets the edit${conflicts.length > 0 ? ' where its text is the same' : ''}`);
    plan.changes.writes.set(copy, merged);
  } else if (conflicts.length === 0) plan.notes.push(`${copy} says so already`);
}

/** Longer than any line of a page that looks like a mark of git. */
const MARK = 60;

/**
 * A text with the edit that made another text out of its base. Where the text around a part of the edit differs, it
 * stays as it is, and its line is a conflict.
 */
function mergeEdit(text: string, base: string, edited: string): { merged: string; conflicts: number[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'merge-'));
  try {
    for (const [name, content] of Object.entries({ text, base, edited }))
      writeFileSync(path.join(folder, name), content);
    const args = ['merge-file', '-p', `--marker-size=${MARK}`, 'text', 'base', 'edited'];
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    // git gives the number of conflicts, and 255 when it cannot merge at all.
    if (status === null || status > 127) throw new CommandError(`git merge-file: ${stderr}`);
    return withoutMarks(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the first side of each conflict. */
function withoutMarks(marked: string): { merged: string; conflicts: number[] } {
  const kept: string[] = [];
  const conflicts: number[] = [];
  let isKept = true;
  for (const line of marked.split(/(?<=\n)/)) {
    if (line.startsWith('<'.repeat(MARK))) conflicts.push(kept.length + 1);
    else if (line.startsWith('='.repeat(MARK))) isKept = false;
    else if (line.startsWith('>'.repeat(MARK))) isKept = true;
    else if (isKept) kept.push(line);
  }
  return { merged: kept.join(''), conflicts };
}
