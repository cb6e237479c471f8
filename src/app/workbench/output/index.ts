import strings from 'virtual:strings/workbench';
import type { CommandModel } from '../../../shared/commands/model';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { SiteData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { diagnose } from '../../../shared/workbench/diagnose';
import { gadgetsOf, readOutput, tableOf, type OutputTable } from '../../../shared/workbench/output/pasted-output';
import { recogniseBySign, type Recognised } from '../../../shared/workbench/output/recognise';
import { looksLikeManifest } from '../../../shared/workbench/read-manifest';
import { MODES } from '../../../shared/workbench/sentences';
import { make } from '../../behaviours/dom';
import { nextTask } from '../../scheduling';
import { targetHref, type VersionCommands } from '../data';
import type { Shown } from '../pieces';
import { readDocuments } from '../yaml';
import { meanings } from './meanings';
import { sortableTable } from './table';

/** A command with a prompt and a few continued lines, and how long it is at most. */
const LINES_OF_COMMAND = 12;
const MAX_COMMAND = 2000;

/** What output is shown with. */
interface OutputContext {
  commands: VersionCommands;
  site: SiteData;
  /** The gadget of the page; where several gadgets print the same, it is taken for the one. */
  pageGadget: string;
}

/**
 * What a text shows when it is output of a gadget; `null` when it is none. Reading, recognising and showing are tasks
 * of their own. Rejects when the reader of YAML cannot be loaded.
 */
export async function outputOf(text: string, context: OutputContext): Promise<Shown | null> {
  const { commands, pageGadget } = context;
  const views = commands.model.gadgets.flatMap((one) => one.view ?? []);
  const table = readOutput(text) ?? (await yamlTable(text));
  await nextTask();
  const found = table ? gadgetsOf(table.names, views) : [];
  const gadgets = found.length > 0 ? found.map((one) => one.gadget) : recogniseBySign(text, views);
  if (gadgets.length === 0) return null;
  if (table?.rows === null) return { verdict: make('p', {}, strings.notAligned), content: [] };
  await nextTask();
  const named = gadgets.length === 1 ? undefined : (gadgetTyped(text, commands.model) ?? pageGadget);
  const first = gadgets.find((one) => one.name === named) ?? gadgets[0];

  const verdict = make('h3', {});
  const result = make('div', {});
  const show = (gadget: GadgetView): void => {
    const best = found.find((one) => one.gadget === gadget);
    verdict.textContent = fill(strings.outputOf, { gadget: gadget.name });
    result.replaceChildren(
      source(gadget, gadgets, context, show),
      ...(table && best ? tableAndMeanings(table, best, context) : textOnly(gadget)),
    );
  };
  if (first) show(first);
  return { verdict, content: [result] };
}

/** The gadget of the command that was pasted along. It stands above its output, so that is not read as commands. */
function gadgetTyped(text: string, model: CommandModel): string | undefined {
  const { calls } = diagnose(text.slice(0, MAX_COMMAND).split('\n', LINES_OF_COMMAND).join('\n'), model);
  return calls.find((call) => call.parsed.gadget)?.parsed.gadget?.name;
}

/** The page of the gadget that has printed it, and the other gadgets that print the same. */
function source(
  gadget: GadgetView,
  all: readonly GadgetView[],
  { commands: { version, anchors }, site }: OutputContext,
  show: (gadget: GadgetView) => void,
): HTMLElement {
  const href = targetHref(site, version, { page: anchors.gadgetPage(gadget.name), anchor: null });
  const others = all.filter((one) => one !== gadget);
  const buttons = others.map((other) => {
    const button = make('button', { type: 'button', class: 'button' }, other.name);
    button.addEventListener('click', () => show(other));
    return button;
  });
  return make(
    'div',
    {},
    make('a', { href }, strings.reference),
    ...(others.length === 0 ? [] : [make('p', { class: 'workbench__line' }, strings.orOf, ...buttons)]),
  );
}

function tableAndMeanings(table: OutputTable, found: Recognised, { commands, site }: OutputContext): HTMLElement[] {
  return [...sortableTable(table, found, site), meanings(table, found, commands, site)];
}

/** Of output that is no table, what its mode is. */
function textOnly({ dataSources }: GadgetView): HTMLElement[] {
  const source = dataSources.find((one) => one.signs);
  const meaning = source && MODES[source.defaultOutputMode];
  return meaning === undefined ? [] : [make('p', {}, meaning)];
}

/** YAML is read by a library, which comes only for text that looks like it. */
async function yamlTable(text: string): Promise<OutputTable | null> {
  if (!/^(?:---|[\w.]+:)/.test(text.trim()) || looksLikeManifest(text)) return null;
  const documents = await readDocuments(text);
  if (!documents || documents.some((one) => one.errors.length > 0)) return null;
  return tableOf(documents.map((one): unknown => one.toJS()));
}
