import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sentence, type Difference } from '../difference';
import type { OurData } from '../our-data';
import type { Tool } from '../tool/read-tool';
import { writeFlag } from './write-flag';
import { writeGadget } from './write-gadget';
import { openWorkspace, type Change } from './workspace';

/** What an update does, and what it leaves to a writer. */
export interface Update {
  changes: Change[];
  done: string[];
  left: string[];
}

/** Plans the changes that make the data agree with the tool. */
export function planChanges(differences: readonly Difference[], tool: Tool, data: OurData): Update {
  const workspace = openWorkspace(data, tool);
  const done: string[] = [];
  const left: string[] = [];
  for (const difference of differences) {
    const isCommand = difference.kind === 'flag' || difference.kind === 'command';
    const outcome = isCommand ? writeFlag(difference, workspace) : writeGadget(difference, workspace);
    if (outcome.done) done.push(sentence(difference));
    if (outcome.writer !== undefined) left.push(`${sentence(difference)}: ${outcome.writer}`);
  }
  return { changes: workspace.changes(), done, left };
}

/** Writes the files. */
export function applyChanges({ changes }: Update, root: string): void {
  for (const { file, text } of changes) writeFileSync(path.join(root, file), text);
}

/** The update as text. */
export function changesText({ changes, done, left }: Update, isDry: boolean): string {
  const word = isDry ? 'would write' : 'written';
  const files = changes.map(({ file }) => file).join(', ');
  const lines = [
    ...done.map((line) => `${word.padEnd(12)}${line}`),
    ...left.map((line) => `${'for a writer'.padEnd(12)} ${line}`),
    `${changes.length} files ${isDry ? 'would change' : 'changed'}${files && `: ${files}`}`,
  ];
  return `${lines.join('\n')}\n`;
}
