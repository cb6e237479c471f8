import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a command changes in a site. Paths are relative to its root. */
export interface SiteChanges {
  /** Files and folders that get another name. */
  renames: [from: string, to: string][];
  removes: string[];
  /** New texts of files, after the renames. */
  writes: Map<string, string>;
}

/** What a command will do, for people and for the file system. */
export interface ReleasePlan {
  /** What it does, a line each. */
  steps: string[];
  changes: SiteChanges;
  /** What only a person can decide or write. */
  notes: string[];
}

/** Makes the changes in a site. */
export function applyChanges(root: string, { renames, removes, writes }: SiteChanges): void {
  for (const [from, to] of renames) {
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    renameSync(path.join(root, from), path.join(root, to));
  }
  for (const folder of removes) rmSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of writes) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const CONTENT = ['site.config.ts', 'content', 'public'];
/** What the configuration and React pages of a site may import. */
const IMPORTED = ['src', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Runs a function on a copy of a site's content, where changes can be tried. */
export async function withCopy<Result>(root: string, run: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = mkdtempSync(path.join(tmpdir(), 'release-'));
  const present = (name: string): boolean => existsSync(path.join(root, name));
  try {
    for (const name of CONTENT.filter(present))
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    for (const name of IMPORTED.filter(present)) symlinkSync(path.join(root, name), path.join(copy, name));
    return await run(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What comes after the changes: the checks that they need. */
interface NextStep {
  /** The whole command that makes the changes. */
  command: string;
  checks: string;
}

/** The plan as text: of what is done, or of what the command in `next` would do. */
export function planText({ steps, changes, notes }: ReleasePlan, isDone: boolean, next: NextStep): string {
  const { renames, removes, writes } = changes;
  const files = [
    ...renames.map(([from, to]) => `  rename ${from} → ${to}`),
    ...removes.map((folder) => `  remove ${folder}`),
    ...[...writes.keys()].sort().map((file) => `  write  ${file}`),
  ];
  const touched = [...renames.flat(), ...removes, ...writes.keys()].map((file) => file.split('/', 1)[0]);
  const added = [...new Set(touched)].sort().join(' ');
  const forWriter = notes.length > 0 ? ['', 'For a writer:', ...notes.map((note) => `  ${note}`)] : [];
  const end = isDone
    ? ['Done. Look at `git diff`. Next:', `  git add ${added}`, `  ${next.checks}`]
    : ['Nothing was changed. To do it:', `  ${next.command}`];
  return [...steps.map((step) => `• ${step}`), '', 'Files:', ...files, ...forWriter, '', ...end, ''].join('\n');
}
