import type { Finding } from '../../../shared/commands/finding';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { VersionData } from '../../../shared/site-data';
import { isTooLong, TOO_LONG } from '../../../shared/text';
import { correctCommands } from '../../../shared/workbench/correct';
import { diagnose } from '../../../shared/workbench/diagnose';
import { gadgetsOf, readOutput, tableOf, type OutputTable } from '../../../shared/workbench/output/pasted-output';
import { recogniseBySign, type Recognised } from '../../../shared/workbench/output/recognise';
import { readPasted } from '../../../shared/workbench/pasted';
import { looksLikeManifest } from '../../../shared/workbench/read-manifest';
import { nextTask } from '../../scheduling';
import type { VersionCommands } from '../../workbench/data';
import { commandsOf, readDocuments } from '../../workbench/yaml';

const NOT_ALIGNED = 'These columns are not aligned; paste the output as the terminal printed it.';

/** A prompt with a command, possibly continued, is no longer than this. */
const COMMAND_LINES = 12;
const COMMAND_LENGTH = 2000;

/** Commands, or manifests as commands, with everything that is wrong with them. */
export interface CommandsAnswer {
  type: 'commands';
  text: string;
  commands: VersionCommands;
  /** Problems of the manifests. */
  problems: readonly string[];
  /** What was repaired while the text was read. */
  notes: readonly string[];
  calls: ReturnType<typeof diagnose>['calls'];
  findings: readonly Finding[];
  corrected: ReturnType<typeof correctCommands>;
  /** Problems that appear only in the corrected text, such as flags of a command that was removed. */
  uncovered: readonly Finding[];
}

/** Output of a gadget. */
export interface OutputAnswer {
  type: 'output';
  text: string;
  version: VersionData;
  /** Gadgets that print this. */
  gadgets: readonly GadgetView[];
  /** The gadget that is shown. */
  gadget: GadgetView;
  /** `null` for output that is no table. */
  table: OutputTable | null;
  /** The fields of the columns, for each gadget. */
  recognised: readonly Recognised[];
}

/** What a pasted text is; `sentence` is all there is to say about some. */
export type Answer = CommandsAnswer | OutputAnswer | { type: 'sentence'; sentence: string };

/**
 * Reads a pasted text; `null` for an empty one. The gadget of the page is preferred when several gadgets print the
 * same. Long work is split into tasks. Rejects when the YAML parser cannot be loaded.
 */
export async function answerTo(pasted: string, commands: VersionCommands, pageGadget: string): Promise<Answer | null> {
  if (pasted.trim() === '') return null;
  const output = await outputIn(pasted, commands, pageGadget);
  if (output) return output;
  if (isTooLong(pasted)) return { type: 'sentence', sentence: TOO_LONG };
  const { model } = commands;
  const { text: source, problems } = await commandsOf(pasted, model);
  await nextTask();
  const { text, notes } = readPasted(source);
  const { calls, findings } = diagnose(text, model);
  const corrected = correctCommands(text, model);
  const known = new Set(findings.map(({ message }) => message));
  const uncovered = corrected.left.filter(({ message }) => !known.has(message));
  return { type: 'commands', text, commands, problems, notes, calls, findings, corrected, uncovered };
}

async function outputIn(text: string, commands: VersionCommands, pageGadget: string): Promise<Answer | null> {
  const views = commands.model.gadgets.flatMap(({ view }) => view ?? []);
  const table = readOutput(text) ?? (await yamlTable(text));
  await nextTask();
  const recognised = table ? gadgetsOf(table.names, views) : [];
  const gadgets = recognised.length > 0 ? recognised.map(({ gadget }) => gadget) : recogniseBySign(text, views);
  if (!gadgets[0]) return null;
  if (table?.rows === null) return { type: 'sentence', sentence: NOT_ALIGNED };
  await nextTask();
  const wanted = gadgets.length > 1 ? (gadgetTyped(text, commands) ?? pageGadget) : '';
  const gadget = gadgets.find(({ name }) => name === wanted) ?? gadgets[0];
  return { type: 'output', text, version: commands.version, gadgets, gadget, table, recognised };
}

/** The gadget of the command that was pasted together with its output. */
function gadgetTyped(text: string, { model }: VersionCommands): string | undefined {
  const { calls } = diagnose(text.slice(0, COMMAND_LENGTH).split('\n', COMMAND_LINES).join('\n'), model);
  return calls.find(({ parsed }) => parsed.gadget)?.parsed.gadget?.name;
}

async function yamlTable(text: string): Promise<OutputTable | null> {
  if (!/^(?:---|[\w.]+:)/.test(text.trim()) || looksLikeManifest(text)) return null;
  const documents = await readDocuments(text);
  if (!documents || documents.some(({ errors }) => errors.length > 0)) return null;
  return tableOf(documents.map((one): unknown => one.toJS()));
}
