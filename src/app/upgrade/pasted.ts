import type { DataChange } from '../../shared/changes/thing-changes';
import type { CommandModel } from '../../shared/commands/model';
import type { Finding } from '../../shared/commands/finding';
import { diagnose } from '../../shared/workbench/diagnose';
import { looksLikeManifest } from '../../shared/workbench/read-manifest';
import { readPasted } from '../../shared/workbench/pasted';
import { isTooLong } from '../../shared/visible-text';
import { commandsOf } from '../workbench/manifest-commands';
import { mendManifest } from './mend-manifest';
import { pastedParts } from './pasted-parts';

/** What becomes of pasted commands and manifests in a newer version. */
export interface PastedFate {
  /** Gadgets that they run, by their names in the newer version. */
  gadgets: string[];
  /** What is right in the older version and wrong in the newer one, each with the words it is about. */
  breaks: { words: string; message: string; hint: string }[];
  /** Problems of manifests that only the newer version has. */
  problems: string[];
  /**
   * The commands or the manifest with the new names of what has another one; `null` where nothing has. What is only
   * guessed is not put in: it was right before, so it is no slip of the writer.
   */
  mended: string | null;
  /** Whether something that breaks is left in what is mended. */
  isPartly: boolean;
}

/** Reads what was pasted with the knowledge of both versions. */
export async function fateOf(
  pasted: string,
  before: CommandModel,
  after: CommandModel,
  changes: readonly DataChange[],
): Promise<PastedFate> {
  if (isTooLong(pasted)) {
    const problems = ['Text longer than 4 kB is not read.'];
    return { gadgets: [], breaks: [], problems, mended: null, isPartly: false };
  }
  const parts = pastedParts(readPasted(pasted).text);
  const fates = await Promise.all(parts.map((part) => fateOfPart(part, before, after, changes)));
  const isMended = fates.some(({ mended }) => mended !== null);
  return {
    gadgets: [...new Set(fates.flatMap(({ gadgets }) => gadgets))],
    breaks: fates.flatMap(({ breaks }) => breaks),
    problems: fates.flatMap(({ problems }) => problems),
    mended: isMended ? parts.map((part, index) => fates[index]?.mended ?? part).join('\n') : null,
    isPartly: fates.some(({ isPartly }) => isPartly),
  };
}

/** The same for commands, or for manifests. */
async function fateOfPart(
  text: string,
  before: CommandModel,
  after: CommandModel,
  changes: readonly DataChange[],
): Promise<PastedFate> {
  const [old, now] = await Promise.all([commandsOf(text, before), commandsOf(text, after)]);
  const was = diagnose(old.text, before);
  const known = new Set(was.findings.map(keyOf));
  // Of a manifest, the commands are those that the older version reads.
  const is = diagnose(old.text, after);
  const breaks = is.findings.filter((finding) => !known.has(keyOf(finding)));
  const renames = renamesFor(changes, gadgetsOf(was));
  const commands = breaks.length > 0 ? withNewNames(old.text, renames) : old.text;
  const isSame = commands === old.text;
  // What cannot be read in either version is told: nobody knows whether it breaks.
  const isUnreadable = now.text === '' && text.trim() !== '';
  return {
    gadgets: [...new Set(gadgetsOf(diagnose(commands, after)))],
    breaks: breaks.map(({ offset, end, message, hint }) => ({ words: old.text.slice(offset, end), message, hint })),
    problems: isUnreadable ? now.problems : now.problems.filter((problem) => !old.problems.includes(problem)),
    mended: isSame ? null : await mendedText(text, { old: old.text, before }, { commands, after }),
    isPartly: isSame ? breaks.length > 0 : diagnose(commands, after).findings.length > known.size,
  };
}

/** What was pasted, in the form in which it was. */
function mendedText(
  text: string,
  { old, before }: { old: string; before: CommandModel },
  { commands, after }: { commands: string; after: CommandModel },
): Promise<string | null> | string {
  return looksLikeManifest(text)
    ? mendManifest(text, { text: old, model: before }, { text: commands, model: after })
    : commands;
}

const gadgetsOf = ({ calls }: ReturnType<typeof diagnose>): string[] =>
  calls.flatMap(({ parsed }) => parsed.gadget?.name ?? []);

/** The new names of gadgets, and of what is theirs. */
function renamesFor(changes: readonly DataChange[], gadgets: readonly string[]): DataChange[] {
  const renamed = changes.filter(({ change }) => change === 'renamed');
  const ofGadgets = renamed.filter(({ kind, before }) => kind === 'gadget' && gadgets.includes(before));
  const owners = new Set([...gadgets, ...ofGadgets.map(({ after }) => after)]);
  return [...ofGadgets, ...renamed.filter(({ kind, of }) => isOfTool(kind) || of.some((name) => owners.has(name)))];
}

const isOfTool = (kind: DataChange['kind']): boolean => kind === 'command' || kind === 'flag';

/** A text with new names in the place of the old ones. */
function withNewNames(text: string, renames: readonly DataChange[]): string {
  return renames.reduce((left, { before, after }) => {
    const name = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return left.replace(new RegExp(`(?<![\\w.-])${name}(?![\\w.-])`, 'g'), () => after);
  }, text);
}

const keyOf = ({ rule, offset }: Finding): string => `${rule} ${offset}`;
