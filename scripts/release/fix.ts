import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/errors';
import { loadConfig } from '../../src/engine/read/config/load';
import { findFolders } from '../../src/engine/read/folders';
import type { Report } from './git';

/**
 * Carries the edits of pages, which are not committed yet, into the same pages of other layers. `root` has the edits,
 * `checkout` the last commit. Where the text around an edit differs, the edit is left to a writer. Throws `CommandError`
 * for a file that is no edited page of a layer.
 */
export async function fix(
  root: string,
  checkout: string,
  files: readonly string[],
  only: readonly string[],
): Promise<Report> {
  const { layers } = (await loadConfig(checkout)).docs;
  const { docs } = findFolders(checkout);
  const unknown = only.find((layer) => !layers.includes(layer));
  if (unknown !== undefined) throw new CommandError(`There is no layer "${unknown}". Layers: ${layers.join(', ')}.`);
  const report: Report = { steps: [], notes: [] };
  for (const file of files) {
    const [, own = '', page = ''] = new RegExp(`^${docs}/([^/]+)/(.+)$`).exec(file) ?? [];
    const [base, edited] = [path.join(checkout, file), path.join(root, file)];
    if (!layers.includes(own) || !existsSync(base) || !existsSync(edited))
      throw new CommandError(
        `${file} is not a file of a layer. The files of layers are below ${docs}: ${layers.join(', ')}.`,
      );
    if (readFileSync(base).equals(readFileSync(edited)))
      throw new CommandError(`${file} has no edit that is not committed. Edit it first.`);
    const copies = layers
      .filter((layer) => layer !== own && (only.length === 0 || only.includes(layer)))
      .map((layer) => `${docs}/${layer}/${page}`)
      .filter((copy) => !files.includes(copy) && existsSync(path.join(checkout, copy)));
    if (copies.length === 0) report.notes.push(`${page} is in no other layer: the others show this one, or have none`);
    for (const copy of copies) carry(checkout, copy, { base, edited }, report);
  }
  return report;
}

function carry(checkout: string, copy: string, edit: { base: string; edited: string }, report: Report): void {
  const file = path.join(checkout, copy);
  const { merged, conflicts } = mergeEdit(file, edit.base, edit.edited);
  report.notes.push(...conflicts.map((line) => `${copy}:${line} differs around the edit: make it by hand`));
  if (merged !== readFileSync(file, 'utf8')) {
    report.steps.push(`${copy} gets the edit${conflicts.length > 0 ? ' where its text is the same' : ''}`);
    writeFileSync(file, merged);
  } else if (conflicts.length === 0) report.notes.push(`${copy} says so already`);
}

/** Longer than any line of a page that looks like a mark of git. */
const MARK = 60;

/**
 * The text of a file with the edit that made another file out of its base. Where the text around a part of the edit
 * differs, it stays as it is, and its line is a conflict.
 */
function mergeEdit(file: string, base: string, edited: string): { merged: string; conflicts: number[] } {
  const args = ['merge-file', '-p', `--marker-size=${MARK}`, file, base, edited];
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  // git gives the number of conflicts, and 255 when it cannot merge at all.
  if (status === null || status > 127) throw new CommandError(`git merge-file: ${stderr}`);
  const kept: string[] = [];
  const conflicts: number[] = [];
  let isKept = true;
  for (const line of stdout.split(/(?<=\n)/)) {
    if (line.startsWith('<'.repeat(MARK))) conflicts.push(kept.length + 1);
    else if (line.startsWith('='.repeat(MARK))) isKept = false;
    else if (line.startsWith('>'.repeat(MARK))) isKept = true;
    else if (isKept) kept.push(line);
  }
  return { merged: kept.join(''), conflicts };
}
