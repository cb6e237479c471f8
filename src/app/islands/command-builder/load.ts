import type { CommandModel } from '../../../shared/commands/model';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { hasHidden, isTooLong } from '../../../shared/visible-text';
import { gadgetOf, runIn, type Run } from '../../../shared/workbench/builder/run';
import { copyText } from '../../behaviours/copy-text';
import { loadCommandsOfPage } from '../../workbench/data';

/** The gadget of a page, the runs that the page shows, and the run that the builder starts from. */
export interface BuilderData {
  model: CommandModel;
  gadget: GadgetView;
  presets: readonly Preset[];
  first: Run;
  isRefused: boolean;
}

interface LoadOptions {
  site: SiteData;
  page: PageMeta;
  main: HTMLElement;
  /** The command to start from; without a run of the page's gadget, the builder starts from the first of the page. */
  command: string;
}

/**
 * Loads what the builder needs; `null` for a command with hidden characters, and for a page that runs no gadget.
 * Rejects when the data of the commands cannot be loaded.
 */
export async function loadBuilder({ site, page, main, command }: LoadOptions): Promise<BuilderData | null> {
  if (hasHidden(command)) return null;
  const model = { ...(await loadCommandsOfPage(site, page)).model, tagVariable: null };
  const name = page.docs?.page.split('/').at(-1) ?? '';
  const presets = presetsOf(main, name, model);
  const isRefused = isTooLong(command);
  const asked = isRefused ? null : runIn(command, model);
  const first = asked && gadgetOf(asked, model)?.name === name ? asked : presets[0]?.run;
  const gadget = first && gadgetOf(first, model);
  return first && gadget ? { model, gadget, presets, first, isRefused } : null;
}

/** A run to begin with. */
interface Preset {
  label: string;
  run: Run;
}

/** The runs of a gadget that a page shows, by the headings they stand under. */
function presetsOf(main: HTMLElement, gadget: string, model: CommandModel): Preset[] {
  const presets: Preset[] = [];
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
