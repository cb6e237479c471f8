import type { SiteChanges } from './changes';

/** What a command will do, for people and for the file system. */
export interface ReleasePlan {
  /** What it does, a line each. */
  steps: string[];
  changes: SiteChanges;
  /** What only a person can decide or write. */
  notes: string[];
}

/** The plan as text. */
export function planText({ steps, changes, notes }: ReleasePlan, isDone: boolean): string {
  const files = [
    ...changes.renames.map(([from, to]) => `  rename ${from} → ${to}`),
    ...changes.removes.map((folder) => `  remove ${folder}`),
    ...[...changes.writes.keys()].sort().map((file) => `  write  ${file}`),
  ];
  const end = isDone ? 'Done. Look at `git diff`, then run npm test.' : 'Nothing was changed. --yes does it.';
  return [
    ...steps.map((step) => (step.startsWith(' ') ? `  ${step}` : `• ${step}`)),
    '',
    'Files:',
    ...files,
    ...(notes.length > 0 ? ['', 'For a writer:', ...notes.map((note) => `  ${note}`)] : []),
    '',
    end,
    '',
  ].join('\n');
}
