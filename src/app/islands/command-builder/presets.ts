import type { CommandModel } from '../../../shared/commands/model';
import { gadgetOf, runIn, type Run } from '../../../shared/workbench/builder/run';
import { copyText } from '../../behaviours/copy-text';

/** A run to begin with. */
export interface Preset {
  label: string;
  run: Run;
}

/** The runs of a gadget that a page shows, by the headings they stand under. */
export function presetsOf(main: HTMLElement, gadget: string, model: CommandModel): Preset[] {
  const presets: Preset[] = [];
  /** Runs below each heading so far. */
  const runs = new Map<string, number>();
  let heading = '';
  for (const element of main.querySelectorAll<HTMLElement>('h2[id], h3[id], .code-block[data-kind="terminal"]')) {
    if (!element.matches('.code-block')) heading = element.textContent.trim();
    const run = element.matches('.code-block') ? runIn(copyText(element), model) : null;
    if (!run || gadgetOf(run, model)?.name !== gadget) continue;
    const count = (runs.get(heading) ?? 0) + 1;
    runs.set(heading, count);
    presets.push({ label: count === 1 ? heading : `${heading} (${count})`, run });
  }
  return presets;
}
