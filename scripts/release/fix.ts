import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/command-error';
import { loadConfig } from '../../src/engine/read/config/load';
import { findFolders } from '../../src/engine/read/folders';
import { git } from './git';
import type { ReleasePlan } from './plan';

/**
 * Plans to carry the edits of pages, which are not committed yet, into the same pages of other layers. A layer whose
 * text around an edit differs is left to a writer. Throws `CommandError` for a file that is no edited page of a layer.
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
    if (!config.docs.layers.includes(own) || !existsSync(path.join(root, file)))
      throw new CommandError(
        `${file} is not a file of a layer. Write its path from the root: ${docs}/${config.docs.layers[0]}/….`,
      );
    const base = git(root, 'show', `HEAD:./${file}`);
    const edited = readFileSync(path.join(root, file), 'utf8');
    if (base === edited) throw new CommandError(`${file} has no edit that is not committed. Edit it first.`);
    const wanted = config.docs.layers.filter(
      (layer) => layer !== own && (layers.length === 0 || layers.includes(layer)),
    );
    const copies = wanted
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
  const merged = mergeEdit(text, base, edited);
  if (merged === null) plan.notes.push(`${copy} differs around the edit: make it by hand`);
  else if (merged === text) plan.notes.push(`${copy} says so already`);
  else {
    plan.steps.push(`${copy} gets the edit`);
    plan.changes.writes.set(copy, merged);
  }
}

/** A text with the edit that made another text out of its base; `null` where the text differs around the edit. */
export function mergeEdit(text: string, base: string, edited: string): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'merge-'));
  try {
    const names = Object.entries({ text, base, edited }).map(([name, content]) => {
      writeFileSync(path.join(folder, name), content);
      return name;
    });
    return execFileSync('git', ['merge-file', '-p', ...names], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // git gives the number of conflicts, and 255 when it cannot merge at all.
    const { status } = error as { status?: number | null };
    if (typeof status === 'number' && status > 0 && status < 128) return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
