import type { SearchWords } from '../../shared/search/vocabulary';
import type { Strings } from '../../shared/strings/model';
import { DiagnosticsError, fileError, type Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/files';
import { loadBlog, type Blog } from './blog/load';
import { loadConfig } from './config/load';
import type { SiteConfig, VersionConfig } from './config/schema';
import { readLayers, type VersionFiles } from './docs/layers';
import { layerOf, versionOrder } from './versions';
import { FOLDERS, hasFolder, PAGE_FOLDERS, SITE_FOLDERS } from './folders';
import type { Catalogue } from './gadgets/catalogue';
import { gadgetsWithoutPages, loadGadgets } from './gadgets/load';
import { readGlossary, type Term, readProseRules, type ProseRules, readSearchWords } from './vocabulary';
import { localizeConfig, siteLocales, type SiteLocale, loadStrings } from './locales';
import { publicProblems, walkContent } from './walk';
import { listFiles } from './published-files';
import { readSections, type Sections } from './sections';
import path from 'node:path';
import { textOf } from './read-text';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type SiteHead = Pick<SiteSource, 'language' | 'config' | 'strings' | 'pages' | 'problems'>;

/** A version as it was read: its files, but no titles yet, which the compiler knows. */
export interface VersionSource {
  config: VersionConfig;
  /** The layer that it serves; gadget data knows versions by it. */
  layer: string;
  /** Route prefix, `/docs/latest`. */
  path: string;
  files: VersionFiles;
}

interface ReadOptions {
  /** Commit dates of the previous read, to reuse when only files have changed. */
  dates?: SiteSource['dates'];
  withNew?: boolean;
  withDrafts?: boolean;
}

/** Everything read from a site root, checked but not compiled. */
export interface SiteSource {
  /** Absolute path. */
  root: string;
  /** The language that this is the site in. */
  language: SiteLocale;
  /** As the language has it: its texts, its routes. */
  config: SiteConfig;
  strings: Strings;
  versions: VersionSource[];
  gadgets: Catalogue | null;
  /** Sections of the documentation, from `sections.yaml`. */
  sections: Sections;
  /** Terms that are explained where a page uses them first. */
  glossary: readonly Term[];
  vocabulary: SearchWords | null;
  /** Rules for the language of pages; `null` for a site without `prose.yaml`. */
  prose: ProseRules | null;
  blog: Blog;
  pages: PageModule[];
  /** ISO date of the last commit of a file, by path relative to the root. Empty without history. */
  dates: ReadonlyMap<string, string>;
  problems: Diagnostic[];
}

/**
 * Reads a site root: the site in its default language, then in each other one. Problems of content are collected in
 * `problems`; a root that does not exist and a configuration that cannot be used throw `DiagnosticsError`, because
 * nothing sensible can follow. With `withNew`, files count that git does not track yet; with `withDrafts`,
 * drafts are pages like others, marked in their titles.
 */
export async function loadSites(
  root: string,
  { dates: known, withNew = false, withDrafts = false }: ReadOptions = {},
): Promise<[SiteSource, ...SiteSource[]]> {
  listFiles(root, { withNew });
  const [head, ...others] = await readHeads(root);
  const dates = known ?? (await lastCommitDates(root, SITE_FOLDERS));
  if (!PAGE_FOLDERS.some((folder) => hasFolder(root, folder))) {
    const message = `There is no content in ${root}: no ${PAGE_FOLDERS.join('/, no ')}/.`;
    const hint = 'Specify the root of a site, or start a site with content/docs/index.md.';
    head.problems.push(fileError(root, 'site/no-content', message, hint));
  }
  const first = loadContent(root, head, dates, withDrafts);
  return [first, ...others.map((other) => inLanguage(first, other))];
}

function loadContent(root: string, head: SiteHead, dates: SiteSource['dates'], withDrafts: boolean): SiteSource {
  const { config, problems } = head;
  const { base } = config.blog;
  const sections = readSections(root, problems);
  const versions = hasFolder(root, FOLDERS.docs) ? loadDocs(root, config, problems, withDrafts) : [];
  const loaded = hasFolder(root, FOLDERS.gadgets) ? loadGadgets(root, versionOrder(config)) : null;
  if (loaded) {
    const missing = gadgetsWithoutPages(versions, loaded.catalogue, sections.gadgets ?? 'gadgets');
    problems.push(...loaded.problems, ...missing);
  }
  return {
    root,
    ...head,
    versions,
    sections,
    glossary: readGlossary(root, problems),
    vocabulary: readSearchWords(root, problems),
    prose: readProseRules(root, problems),
    gadgets: loaded?.catalogue ?? null,
    blog: loadBlog(root, { folder: FOLDERS.blog, base, withDrafts }, problems),
    dates,
  };
}

function inLanguage(first: SiteSource, head: SiteHead): SiteSource {
  const { prefix } = head.language;
  const posts = first.blog.posts.map((post) => ({ ...post, path: prefix + post.path }));
  return {
    ...first,
    ...head,
    versions: first.versions.map((version) => ({ ...version, path: prefix + version.path })),
    blog: { ...first.blog, posts },
    prose: null,
  };
}

/**
 * Reads everything of a site except its content, for each language. Throws `DiagnosticsError` for a root that does not
 * exist and a configuration that cannot be used.
 */
export async function readHeads(root: string): Promise<[SiteHead, ...SiteHead[]]> {
  if (!statOf(root)?.isDirectory())
    throw new DiagnosticsError([
      fileError(root, 'site/no-root', `There is no folder ${root}.`, 'Specify the root of a site.'),
    ]);
  const config = await loadConfig(root);
  const problems = publicProblems(root, FOLDERS.public);
  const pages = findPages(root, problems);
  const headOf = (language: SiteLocale): SiteHead => {
    const { prefix, locale } = language;
    return {
      language,
      config: localizeConfig(config, language),
      strings: loadStrings(root, locale.code, problems),
      pages: pages.map((page) => ({ ...page, route: prefix + page.route })),
      problems,
    };
  };
  const [first, ...others] = siteLocales(config);
  return [headOf(first), ...others.map(headOf)];
}

/** The version of a site without layers. */
const ONLY_VERSION: VersionConfig = { name: 'current', status: 'latest', variables: {} };

function loadDocs(root: string, { docs }: SiteConfig, problems: Diagnostic[], withDrafts: boolean): VersionSource[] {
  const { base, layers, versions } = docs;
  const byLayer = readLayers(root, FOLDERS.docs, layers, problems, withDrafts);
  const only = { config: ONLY_VERSION, layer: layerOf(docs, ONLY_VERSION), path: base };
  if (versions.length === 0) return [...byLayer.values()].map((files) => ({ ...only, files }));
  return versions.flatMap((config) => {
    const layer = layerOf(docs, config);
    const files = byLayer.get(layer);
    return files ? [{ config, layer, path: `${base}/${config.name}`, files }] : [];
  });
}

export interface PageModule {
  /** Path below the pages folder without extension. */
  name: string;
  /** Absolute path. */
  file: string;
  route: string;
}

/** React pages; names that begin with an underscore and tests are left out. */
function findPages(root: string, problems: Diagnostic[]): PageModule[] {
  const folder = FOLDERS.pages;
  const isReactPage = (file: string): boolean => file.endsWith('.tsx') && !/(^|\/)_|\.test\./.test(file);
  return walkContent(root, folder, isReactPage, problems).flatMap((file) => {
    if (textOf(root, path.posix.join(folder, file), problems) === null) return [];
    const name = file.replace(/\.tsx$/, '');
    return [{ name, file: path.join(root, folder, file), route: `/${name}`.replace(/\/index$/, '') || '/' }];
  });
}

const COMMIT = '\u0001';

/**
 * Date (ISO, day only) of the last commit that touched each file of some folders below a root, by path relative to the
 * root. Empty where git or its history is missing: a page then shows no date rather than a wrong one. A shallow clone
 * counts as no history, because its one commit would date every file. git runs in parallel with the caller.
 */
export async function lastCommitDates(root: string, folders: readonly string[]): Promise<Map<string, string>> {
  const git = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, GIT_LITERAL_PATHSPECS: '1' };
    return (await promisify(execFile)('git', args, { cwd: root, env, maxBuffer: 256 * 1024 * 1024 })).stdout;
  };
  const dates = new Map<string, string>();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return dates;
    // Each commit of a merged branch counts, whatever became of it.
    const options = ['-z', '--name-only', '--no-renames', '--relative', '--full-history'];
    const log = await git('log', `--format=${COMMIT}%cs`, ...options, '--', ...folders);
    let day = '';
    for (const part of log.split('\0')) {
      const file = part.replace(/^\n/, '');
      if (file.startsWith(COMMIT)) day = file.slice(COMMIT.length);
      else if (file !== '' && !dates.has(file)) dates.set(file, day);
    }
  } catch (error) {
    // git answers with an exit code when there is no repository or no commit, and ENOENT when it is not installed.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  return dates;
}
