import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a command changes in a site. Paths are relative to its root. */
export interface SiteChanges {
  /** Folders that get another name. */
  renames: [from: string, to: string][];
  /** Folders that are taken away. */
  removes: string[];
  /** New texts of files, after the renames. */
  writes: Map<string, string>;
}

/** Makes the changes in a site. */
export function applyChanges(root: string, { renames, removes, writes }: SiteChanges): void {
  for (const [from, to] of renames) renameSync(path.join(root, from), path.join(root, to));
  for (const folder of removes) rmSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of writes) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** What a site root holds besides its content; linked, so that the configuration finds what it imports. */
const LINKED = ['src', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Links what the configuration of a site imports into a copy of its content, in the place of what is there. */
function linkProject(root: string, copy: string): void {
  for (const name of LINKED.filter((one) => existsSync(path.join(root, one)))) {
    rmSync(path.join(copy, name), { recursive: true, force: true });
    symlinkSync(path.join(root, name), path.join(copy, name));
  }
}

/** Copies the content of a site to a folder of its own, where changes can be tried. */
export function trialCopy(root: string, folders: readonly string[]): { root: string; remove: () => void } {
  const copy = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync(path.join(root, 'site.config.ts'), path.join(copy, 'site.config.ts'));
  for (const folder of folders) cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  linkProject(root, copy);
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
