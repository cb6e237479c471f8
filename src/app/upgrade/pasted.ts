import type { DataChange } from '../../shared/changes/thing-changes';
import { gadgetFlags, type CommandModel } from '../../shared/commands/model';
import type { Finding } from '../../shared/commands/finding';
import { diagnose } from '../../shared/workbench/diagnose';
import { looksLikeManifest } from '../../shared/workbench/read-manifest';
import { readPasted } from '../../shared/workbench/pasted';
import { isTooLong } from '../../shared/text';
import { commandsOf } from '../workbench/yaml';

/** What becomes of pasted commands and manifests in a newer version. */
export interface PastedResult {
  gadgets: string[];
  /** What is right in the older version and wrong in the newer one, each with the words it is about. */
  breaks: { words: string; message: string; hint: string }[];
  /** Problems of manifests that only the newer version has. */
  problems: string[];
  /**
   * The commands or the manifest with the new names of what has another one; `null` where nothing has. What is only
   * guessed is not put in: it was right before, so it is no slip of the writer.
   */
  corrected: string | null;
  isPartly: boolean;
}

/** Reads what was pasted with the knowledge of both versions. */
export async function comparePasted(
  pasted: string,
  before: CommandModel,
  after: CommandModel,
  changes: readonly DataChange[],
): Promise<PastedResult> {
  if (isTooLong(pasted)) {
    const problems = ['Text longer than 4 kB is ignored.'];
    return { gadgets: [], breaks: [], problems, corrected: null, isPartly: false };
  }
  const parts = pastedParts(readPasted(pasted).text);
  const results = await Promise.all(parts.map((part) => comparePart(part, before, after, changes)));
  const isCorrected = results.some(({ corrected }) => corrected !== null);
  return {
    gadgets: [...new Set(results.flatMap(({ gadgets }) => gadgets))],
    breaks: results.flatMap(({ breaks }) => breaks),
    problems: results.flatMap(({ problems }) => problems),
    corrected: isCorrected ? parts.map((part, index) => results[index]?.corrected ?? part).join('\n') : null,
    isPartly: results.some(({ isPartly }) => isPartly),
  };
}

async function comparePart(
  text: string,
  before: CommandModel,
  after: CommandModel,
  changes: readonly DataChange[],
): Promise<PastedResult> {
  const [old, now] = await Promise.all([commandsOf(text, before), commandsOf(text, after)]);
  const was = diagnose(old.text, before);
  const known = new Set(was.findings.map(keyOf));
  // Of a manifest, the commands are those that the older version reads.
  const is = diagnose(old.text, after);
  const breaks = is.findings.filter((finding) => !known.has(keyOf(finding)));
  const renames = renamesFor(changes, gadgetsOf(was));
  const commands = breaks.length > 0 ? withNewNames(old.text, renames) : old.text;
  const isSame = commands === old.text;
  const inManifest = renames.map((one) => ({
    before: manifestName(one.before, before),
    after: manifestName(one.after, after),
  }));
  // Text that neither version can read is reported, because it may break.
  const isUnreadable = now.text === '' && text.trim() !== '';
  return {
    gadgets: [...new Set(gadgetsOf(diagnose(commands, after)))],
    breaks: breaks.map(({ offset, end, message, hint }) => ({ words: old.text.slice(offset, end), message, hint })),
    problems: isUnreadable ? now.problems : now.problems.filter((problem) => !old.problems.includes(problem)),
    corrected: isSame ? null : looksLikeManifest(text) ? withNewNames(text, inManifest) : commands,
    isPartly: isSame ? breaks.length > 0 : diagnose(commands, after).findings.length > known.size,
  };
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

/** A flag as the name of its parameter in a manifest; other names are the same there. */
function manifestName(name: string, { runFlags, gadgets }: CommandModel): string {
  const flags = [...gadgets.flatMap(({ view }) => (view ? gadgetFlags(view) : [])), ...runFlags];
  return flags.find(({ flag }) => flag === name)?.manifest ?? name;
}

function withNewNames(text: string, renames: readonly Pick<DataChange, 'before' | 'after'>[]): string {
  return renames.reduce((left, { before, after }) => {
    const name = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return left.replace(new RegExp(`(?<![\\w.-])${name}(?![\\w.-])`, 'g'), () => after);
  }, text);
}

const keyOf = ({ rule, offset }: Finding): string => `${rule} ${offset}`;

/** What begins a manifest: a line between documents, or a key. */
const BEGINS = /^(?:---\s*$|[A-Za-z_][\w.]*:(?:\s|$))/;
/** Lines that continue a manifest: indented lines, comments, items, empty lines. */
const GOES_ON = /^(?:\s|#|- |$)/;

/**
 * The manifests of a text and what stands around them, in their order: people paste a script with the file that it
 * uses. Joined by line ends, the parts are the text.
 */
export function pastedParts(text: string): string[] {
  const parts: string[][] = [];
  let inManifest: boolean | null = null;
  for (const line of text.split('\n')) {
    const isManifest: boolean = BEGINS.test(line) || (inManifest === true && GOES_ON.test(line));
    if (isManifest !== inManifest) parts.push([]);
    parts.at(-1)?.push(line);
    inManifest = isManifest;
  }
  return parts.map((lines) => lines.join('\n'));
}
