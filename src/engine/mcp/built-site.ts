import * as z from 'zod';
import { hasHidden, isTooLong } from '../../shared/text';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandModel, type CommandModel, type CommandsFile } from '../../shared/commands/model';
import type { GadgetView } from '../../shared/gadgets/view';
import type { DocsHistory } from '../../shared/history';
import { nearestHint, nearestPath } from '../../shared/nearest';
import type { SearchIndex } from '../../shared/search/search-index';
import { commandsDataFile, decodePercent, historyPath, normalizePath, stripBase, twinFile } from '../../shared/urls';
import { CommandError } from '../model/errors';
import { splitFrontMatter } from '../read/documents';
import { RULES_FILE, type HostingRules } from '../render/hosts/hosting';
import { readSearchIndex } from '../render/search/load-files';

/** A question that a program may ask. */
interface SiteTool<Shape extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Shape;
  /** The answer in Markdown. Throws `QuestionError` for what the site does not have. */
  answer(site: BuiltSite, input: z.output<Shape>): string;
}

/** Gives a tool the type of its input. */
export function defineTool<Shape extends z.ZodObject>(tool: SiteTool<Shape>): SiteTool {
  return tool as unknown as SiteTool;
}

/** A text of a question. */
export const TEXT = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !isTooLong(text), 'This is longer than 4 kB.')
  .refine((text) => !hasHidden(text, 'lines'), 'This contains invisible characters.');

/** The version that is asked about. */
export const VERSION = TEXT.optional().describe(
  'Version of the documentation, for example "v0.45.0" (default: the newest release).',
);

/** A question that the built site cannot answer. The message explains why, and what to ask instead. */
export class QuestionError extends Error {}

interface VersionRecord {
  name: string;
  isLast: boolean;
  path: string;
  docs: { path: string }[];
}

/** What one version knows of commands and gadgets. */
export interface VersionKnowledge {
  model: CommandModel;
  gadgets: readonly GadgetView[];
}

interface SitePage {
  path: string;
  text: string;
}

/** The files of a finished build, read when they are asked for and kept: answers are given from memory. */
export class BuiltSite {
  readonly versions: readonly VersionRecord[];
  private readonly dist: string;
  private readonly base: string;
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly knowledge = new Map<string, VersionKnowledge>();

  /** Throws `CommandError` where no site is built. */
  constructor(dist: string) {
    this.dist = dist;
    const records = path.join(dist, '_data/docs-versions.json');
    if (!existsSync(records))
      throw new CommandError(`There is no built site in ${dist}. Build it first: npm run build.`);
    const sets = this.readJson<Record<string, { versions: VersionRecord[] }>>('_data/docs-versions.json');
    this.versions = sets['default']?.versions ?? [];
    this.base = this.readJson<HostingRules>(RULES_FILE).base;
  }

  /** The version of a name; the newest release without one. Throws `QuestionError` that names all versions. */
  version(name?: string): VersionRecord {
    const found =
      name === undefined
        ? (this.versions.find(({ isLast }) => isLast) ?? this.versions[0])
        : this.versions.find((version) => version.name === name);
    if (found) return found;
    const names = this.versions.map((version) => version.name);
    const hint = nearestHint(name ?? '', names, `Versions: ${names.join(', ')}.`);
    throw new QuestionError(`There is no version "${name ?? ''}". ${hint}`);
  }

  index(version: VersionRecord): SearchIndex {
    return kept(this.indexes, version.name, () => readSearchIndex(this.dist, version.name));
  }

  commands(version: VersionRecord): VersionKnowledge {
    return kept(this.knowledge, version.name, () => {
      const { gadgets } = this.readJson<{ gadgets: GadgetView[] }>(`${version.path}/gadgets.json`.slice(1));
      const file = this.readJson<CommandsFile>(commandsDataFile(version.name));
      return { model: commandModel(file, gadgets), gadgets };
    });
  }

  /**
   * A page by its address: a path of the site, a complete address of it, its twin, or its path below the version.
   * Throws `QuestionError` with the nearest path when there is none.
   */
  page(address: string, version: VersionRecord): SitePage {
    const found = this.pageIn(address, version);
    if (found) return found;
    const wanted = this.routeOf(address, version);
    const near = nearestPath(
      wanted,
      version.docs.map((doc) => doc.path),
    );
    const hint = near ? `Did you mean "${near}"?` : 'The tools "search" and "list_pages" find pages.';
    throw new QuestionError(`There is no page "${address}" in ${version.name}. ${hint}`);
  }

  /** The same; `null` when the version does not have the page. */
  pageIn(address: string, version: VersionRecord): SitePage | null {
    const route = this.routeOf(address, version);
    const file = path.join(this.dist, twinFile(route));
    if (!file.startsWith(this.dist + path.sep) || !existsSync(file)) return null;
    return { path: route, text: splitFrontMatter(readFileSync(file, 'utf8')).body.trim() };
  }

  /** What is known of the texts of all pages over the versions. */
  history(): DocsHistory {
    return this.readJson<DocsHistory>(historyPath('').slice(1));
  }

  /** The list of the pages of a version, one line each. */
  list(version: VersionRecord): string {
    return readFileSync(path.join(this.dist, `${version.path}/llms.txt`.slice(1)), 'utf8');
  }

  /** Route path of an address. A page of another version means the same page in the requested one. */
  private routeOf(address: string, version: VersionRecord): string {
    const written = decodePercent(
      address
        .trim()
        .replace(/^https?:\/\/[^/]+/, '')
        .replace(/[?#].*$/s, ''),
    ).replace(/\.md$/, '');
    if (!written.startsWith('/')) return normalizePath(`${version.path}/${written}`);
    // Lists and pages contain addresses with the base of the site, the search returns routes.
    const bare = stripBase(written, this.base) ?? written;
    const docs = version.path.slice(0, -version.name.length);
    const below = bare.startsWith(docs) ? bare.slice(docs.length).replace(/^[^/]*\/?/, '') : null;
    return normalizePath(below === null ? bare : `${version.path}/${below}`);
  }

  private readJson<T>(file: string): T {
    return JSON.parse(readFileSync(path.join(this.dist, file), 'utf8')) as T;
  }
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
