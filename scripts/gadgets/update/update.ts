import { sentence, type Difference } from '../difference';
import type { OurData } from '../our-data';
import type { Tool } from '../tool/read-tool';
import { writeFlag } from './write-flag';
import { writeGadget } from './write-gadget';
import { openWorkspace, writeChanges, type Change } from './workspace';

/** What an update does, and what it leaves to a writer. */
export interface Update {
  changes: Change[];
  done: string[];
  left: string[];
}

/** Changes the data in memory by the differences. */
export function planChanges(differences: readonly Difference[], tool: Tool | null, data: OurData): Update {
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
  writeChanges(changes, root);
}

/** The update for a person. */
export function changesText({ changes, done, left }: Update, isDry: boolean): string {
  const word = isDry ? 'would write' : 'written';
  const lines = [
    ...done.map((line) => `${word.padEnd(12)}${line}`),
    ...left.map((line) => `${'for a writer'.padEnd(12)} ${line}`),
    `${changes.length} files ${isDry ? 'would change' : 'changed'}${changes.length === 0 ? '' : `: ${changes.map(({ file }) => file).join(', ')}`}`,
  ];
  return `${lines.join('\n')}\n`;
}
