import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/errors';
import { loadConfig } from '../../src/engine/read/config/load';
import { FOLDERS } from '../../src/engine/read/folders';
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
  const { docs } = FOLDERS;
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
  const merge = (...options: string[]) =>
    spawnSync('git', ['merge-file', '-p', ...options, file, edit.base, edit.edited], { encoding: 'utf8' });
  // git gives the number of conflicts, and 255 when it cannot merge at all.
  const { status, stderr } = merge();
  if (status === null || status > 127) throw new CommandError(`git merge-file: ${stderr}`);
  if (status > 0) report.notes.push(`${copy} differs around the edit: make it by hand`);
  const merged = merge('--ours').stdout;
  if (merged !== readFileSync(file, 'utf8')) {
    report.steps.push(`${copy} gets the edit${status > 0 ? ' where its text is the same' : ''}`);
    writeFileSync(file, merged);
  } else if (status === 0) report.notes.push(`${copy} already has this edit`);
}
