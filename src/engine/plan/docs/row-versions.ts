import type { Catalogue } from '../../read/gadgets/catalogue';
import type { Command } from '../../read/gadgets/common-schema';
import type { Span } from '../../read/versions';
import type { Article } from '../../markdown/article';
import { bareName } from '../../markdown/text/article-text';
import { articleOf, type PlanContext } from '../site';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';

/** The versions that names of a page's tables came with; what has always been there is left out. */
type RowVersions = ReadonlyMap<string, string>;

interface Standing {
  /** The first version of the ones in a row that name it. */
  first: string;
  /** Whether the page was there before, without it. */
  isLater: boolean;
}

/** Data for finding the version that introduced a table row. */
export interface RowHistory {
  byLayer: ReadonlyMap<string, DocsVersion>;
  /** The versions that introduced each flag and parameter of the gadget data. */
  known: ReadonlyMap<string, ReadonlySet<string>>;
}

const NOTHING: RowVersions = new Map();

/** Prepares the lookup of the version in which a name first appears on a page. */
export function rowHistory({ site }: PlanContext): RowHistory {
  return {
    byLayer: new Map(site.docs.map((version) => [version.layer, version])),
    known: site.gadgets === null ? new Map() : flagVersions(site.gadgets),
  };
}

/** The versions that the names of a page's tables came with, by the layers and by the gadget data. */
export function rowVersions(
  context: PlanContext,
  history: RowHistory,
  version: DocsVersion,
  doc: DocEntry,
): RowVersions {
  const { names } = articleOf(context, doc.document.file);
  const { layers } = context.site.config.docs;
  if (names.length === 0 || layers.length < 2) return NOTHING;
  const texts = layers.slice(0, layers.indexOf(version.layer) + 1).map((layer) => {
    const earlier = history.byLayer.get(layer)?.byAddress.get(doc.address);
    return earlier && articleOf(context, earlier.document.file);
  });
  return new Map(
    names.flatMap((name) => {
      const since = versionOf(standingOf(name, texts, layers), history.known.get(name), layers);
      return since === null ? [] : [[name, since] as const];
    }),
  );
}

/** The oldest text of the unbroken run, up to the newest text, that contains the name. */
function standingOf(name: string, texts: readonly (Article | undefined)[], layers: readonly string[]): Standing {
  let at = texts.length - 1;
  while (at > 0 && isNamed(texts[at - 1], name)) at -= 1;
  return { first: layers[at] ?? '', isLater: texts[at - 1] !== undefined };
}

/** Gadget data takes precedence: a table may have been written later than the flag. */
function versionOf(
  { first, isLater }: Standing,
  known: ReadonlySet<string> | undefined,
  layers: readonly string[],
): string | null {
  if (layers.indexOf(first) === 0) return null;
  if (!known) return isLater ? first : null;
  if (known.has(first)) return isLater || known.size === 1 ? first : null;
  const [only = ''] = known.size === 1 ? known : [];
  return layers.indexOf(only) > 0 && layers.indexOf(only) < layers.indexOf(first) ? only : null;
}

/** Whether a text names it: as a row, or in any code. A function is the same with other parameters. */
function isNamed(article: Article | undefined, name: string): boolean {
  if (!article) return false;
  return article.names.includes(name) || article.codeNames.includes(bareName(name));
}

interface Named extends Span {
  flag: string;
  manifest?: string | undefined;
}

/**
 * The versions in which flags and parameters came, by name: several where one came to one tool or gadget and later to
 * another. What is as old as its gadget came with the gadget.
 */
export function flagVersions({ common, commands, gadgets, versions }: Catalogue): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, version: string): void =>
    void found.set(name, (found.get(name) ?? new Set()).add(version));
  const addAll = (flags: readonly Named[] | undefined, owner: Span = {}): void => {
    for (const { flag, manifest, since } of flags ?? []) {
      const version = since ?? owner.since ?? versions[0] ?? '';
      add(flag, version);
      if (manifest !== undefined) add(manifest, version);
    }
  };
  const addCommand = (command: Command, owner: Span): void => {
    const own = { since: command.since ?? owner.since };
    addAll(command.flags, own);
    for (const below of command.commands ?? []) addCommand(below, own);
  };
  for (const { flags } of Object.values(common.flags)) addAll(flags);
  for (const { params } of Object.values(common.paramGroups)) addAll(params);
  for (const gadget of gadgets) for (const { params } of gadget.paramGroups) addAll(params, gadget);
  for (const flags of Object.values(commands?.flagSets ?? {})) addAll(flags);
  for (const { flags, commands: below } of Object.values(commands?.tools ?? {})) {
    addAll(flags);
    for (const command of below) addCommand(command, {});
  }
  return found;
}
