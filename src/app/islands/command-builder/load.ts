import type { CommandModel } from '../../../shared/commands/model';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { hasHidden, isTooLong } from '../../../shared/text';
import { gadgetOf, runIn, type Run } from '../../../shared/workbench/builder/run';
import { copyText } from '../../behaviours/copy';
import { loadCommandsOfPage } from '../../workbench/data';

/** Runs to begin with. */
type Presets = readonly { label: string; run: Run }[];

/** The gadget of a page, the runs that the page shows, and the run that the builder starts from. */
export interface BuilderData {
  model: CommandModel;
  gadget: GadgetView;
  presets: Presets;
  first: Run;
  isRefused: boolean;
}

interface LoadOptions {
  site: SiteData;
  page: PageMeta;
  main: HTMLElement;
  command: string;
}

/**
 * Loads what the builder needs. It starts from a command, or from the first run of the page where that runs another
 * gadget; `null` for a command with hidden characters, and for a page that runs no gadget. Rejects when the data of the
 * commands cannot be loaded.
 */
export async function loadBuilder({ site, page, main, command }: LoadOptions): Promise<BuilderData | null> {
  if (hasHidden(command)) return null;
  const { model } = await loadCommandsOfPage(site, page);
  const name = page.docs?.page.split('/').at(-1) ?? '';
  const presets = presetsOf(main, name, model);
  const isRefused = isTooLong(command);
  const asked = isRefused ? null : runIn(command, model);
  const first = asked && gadgetOf(asked, model)?.name === name ? asked : presets[0]?.run;
  const gadget = first && gadgetOf(first, model);
  return first && gadget ? { model, gadget, presets, first, isRefused } : null;
}

/** The runs of a gadget that a page shows, by the headings they stand under. */
function presetsOf(main: HTMLElement, gadget: string, model: CommandModel): Presets {
  const presets: { label: string; run: Run }[] = [];
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
