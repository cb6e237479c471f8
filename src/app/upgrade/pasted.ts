import type { DataChange } from '../../shared/changes/data-changes';
import type { CommandModel } from '../../shared/commands/model';
import type { Finding } from '../../shared/commands/finding';
import { diagnose } from '../../shared/workbench/diagnose';
import { mend } from '../../shared/workbench/mend';
import { readPasted } from '../../shared/workbench/pasted';
import { commandsOf } from '../workbench/manifest-commands';

/** What becomes of pasted commands and manifests in a newer version. */
export interface PastedFate {
  /** Gadgets that they run. */
  gadgets: string[];
  /** What is right in the older version and wrong in the newer one, each with the words it is about. */
  breaks: { words: string; message: string; hint: string }[];
  /** Problems of manifests that only the newer version has. */
  problems: string[];
  /** The commands with the mends that are known; `null` where nothing was mended. */
  mended: string | null;
}

/** Reads what was pasted with the knowledge of both versions. */
export async function fateOf(
  pasted: string,
  before: CommandModel,
  after: CommandModel,
  changes: readonly DataChange[],
): Promise<PastedFate> {
  const { text } = readPasted(pasted);
  const [old, now] = await Promise.all([commandsOf(text, before), commandsOf(text, after)]);
  const known = new Set(diagnose(old.text, before).findings.map(keyOf));
  // Of a manifest, the commands are those that the older version reads.
  const { calls, findings } = diagnose(old.text, after);
  const breaks = findings.filter((finding) => !known.has(keyOf(finding)));
  const gadgets = calls.flatMap(({ parsed }) => parsed.gadget?.name ?? []);
  // Names that are known to be others now come before what is only guessed.
  const mended = breaks.length > 0 ? mend(withNewNames(old.text, changes, gadgets), after).text : old.text;
  return {
    gadgets,
    breaks: breaks.map(({ offset, end, message, hint }) => ({ words: old.text.slice(offset, end), message, hint })),
    problems: now.problems.filter((problem) => !old.problems.includes(problem)),
    mended: mended === old.text ? null : mended,
  };
}

/** A text with the new names of what the gadgets in it have under another one. */
function withNewNames(text: string, changes: readonly DataChange[], gadgets: readonly string[]): string {
  const renamed = changes.filter(({ change, of }) => change === 'renamed' && of.some((name) => gadgets.includes(name)));
  return renamed.reduce((left, { before, after }) => {
    const name = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return left.replace(new RegExp(`(?<![\\w.-])${name}(?![\\w.-])`, 'g'), () => after);
  }, text);
}

const keyOf = ({ rule, offset }: Finding): string => `${rule} ${offset}`;
