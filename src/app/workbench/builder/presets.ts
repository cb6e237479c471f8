import type { CommandModel } from '../../../shared/commands/model';
import { gadgetOf, runIn, type Run } from '../../../shared/workbench/builder/run';
import { copyText } from '../../behaviours/copy-text';

/** A run to begin with. */
interface Preset {
  label: string;
  run: Run;
}

/** The runs of a gadget that a page shows, by the headings they stand under. */
export function presetsOf(main: HTMLElement, gadget: string, model: CommandModel): Preset[] {
  const presets: Preset[] = [];
  let heading = '';
  for (const element of main.querySelectorAll<HTMLElement>('h2[id], h3[id], .code-block[data-kind="terminal"]')) {
    if (!element.matches('.code-block')) heading = element.getAttribute('aria-label') ?? element.textContent.trim();
    const run = element.matches('.code-block') ? runIn(copyText(element), model) : null;
    if (!run || gadgetOf(run, model)?.name !== gadget) continue;
    const same = presets.filter((one) => one.label.startsWith(heading)).length;
    presets.push({ label: same === 0 ? heading : `${heading} (${same + 1})`, run });
  }
  return presets;
}
