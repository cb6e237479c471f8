import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadBlog, type Blog } from './blog/load';
import { loadConfig } from './config/load';
import { configDiagnostics } from './config/place';
import type { SiteConfig, VersionConfig } from './config/schema';
import type { ConceptGroup } from '../../shared/search/concepts';
import { readSections, type Sections } from './sections';
import { readSearchWords } from './vocabulary';
import { walk } from './walk';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import type { Catalogue } from './gadgets/catalogue';
import { loadGadgets } from './gadgets/load';
import { readProseRules, type ProseRules } from './prose';
import { lastCommitDates } from './git-dates';
import type { Strings } from '../../shared/strings/model';
import { loadStrings } from './strings';
import { docsSets, type DocsSetConfig, type PlacedSet } from './docs/sets';
import { readLayers, type VersionFiles } from './docs/layers';
import { versionOrder } from './docs/version-order';
import { findFolders, missingFolders, type SiteFolders } from './folders';

/** A React page of the site. */
export interface PageModule {
  /** Path below the pages folder without extension. */
  name: string;
  /** Absolute path. */
  file: string;
  /** Route path. */
  route: string;
}

/** The parts of a site that are no content. */
type SiteHead = Pick<SiteSource, 'config' | 'strings' | 'folders' | 'pages' | 'problems'>;

/** A version as it was read: its files, but no titles yet, which the compiler knows. */
export interface VersionSource {
  config: VersionConfig;
  set: DocsSetConfig;
  /** Route prefix, `/docs/latest`. */
  path: string;
  files: VersionFiles;
}

/** Everything read from a site root, checked but not compiled. */
export interface SiteSource {
  /** Absolute path. */
  root: string;
  config: SiteConfig;
  /** Interface sentences of the site's language. */
  strings: Strings;
  folders: SiteFolders;
  versions: VersionSource[];
  gadgets: Catalogue | null;
  /** What the site says of the parts of its documentation. */
  sections: Sections;
  /** What phrases of readers mean, for search. */
  vocabulary: readonly ConceptGroup[];
  /** What the site's language is checked for; `null` for a site without `prose.yaml`. */
  prose: ProseRules | null;
  /** `null` where the root has no blog folder. */
  blog: Blog | null;
  pages: PageModule[];
  /** ISO date of the last commit of a file, by path relative to the root. Empty without history. */
  dates: ReadonlyMap<string, string>;
  problems: Diagnostic[];
}

/**
 * Reads a site root. Problems of content are collected in `problems`; a root that does not exist and a configuration
 * that cannot be used throw `DiagnosticsError`, because nothing sensible can follow.
 */
export async function loadSite(root: string): Promise<SiteSource> {
  if (!existsSync(root)) {
    throw new DiagnosticsError([
      {
        file: root,
        line: 1,
        column: 1,
        rule: 'site/no-root',
        severity: 'error',
        message: `There is no folder ${root}.`,
        hint: 'The argument of the command is the root of a site.',
      },
    ]);
  }
  const head = await readHead(root);
  const { config, folders, problems } = head;
  const versions = docsSets(config).flatMap((placed) => loadDocs(root, placed, folders, problems));
  const words = readSearchWords(root, folders.site);
  const { sections, problems: wrongSections } = readSections(root, folders.site);
  const prose = readProseRules(root, folders.site);
  problems.push(...words.problems, ...wrongSections, ...prose.problems);
  return {
    root,
    ...head,
    versions,
    sections,
    vocabulary: words.groups,
    prose: prose.rules,
    gadgets: folders.gadgets === null ? null : readGadgets(root, folders.gadgets, config, problems),
    blog:
      folders.blog === null
        ? null
        : loadBlog(root, { folder: folders.blog, base: config.blog.base, addresses: config.blog.addresses }, problems),
    dates: lastCommitDates(root),
  };
}

/** What a site is besides its content. Throws `DiagnosticsError` for a configuration that cannot be used. */
export async function readHead(root: string): Promise<SiteHead> {
  const written = await loadConfig(root);
  const folders = findFolders(root, written);
  const problems = configDiagnostics(root, missingFolders(written, folders));
  const { strings } = loadStrings(root, folders.i18n, written.defaultLocale, problems);
  const pages = folders.pages === null ? [] : findPages(root, folders.pages);
  return { config: withBlogWords(written, strings), strings, folders, pages, problems };
}

/** The configuration with the language's own words where it does not name and describe the blog. */
function withBlogWords(config: SiteConfig, { blog }: Strings): SiteConfig {
  const title = config.blog.title || blog.title;
  const description = config.blog.description || blog.description;
  return { ...config, blog: { ...config.blog, title, description } };
}

function readGadgets(root: string, folder: string, config: SiteConfig, problems: Diagnostic[]): Catalogue {
  const loaded = loadGadgets(root, versionOrder(config), folder);
  problems.push(...loaded.problems);
  return loaded.catalogue;
}

/** The versions of a docs set; none where it has no folder. */
function loadDocs(
  root: string,
  { set, keys }: PlacedSet,
  folders: SiteFolders,
  problems: Diagnostic[],
): VersionSource[] {
  const folder = folders.sets[set.id];
  if (!folder) return [];
  const layers = readLayers(root, folder, set.layers, problems, keys);
  const versions: VersionConfig[] =
    set.versions.length > 0 ? set.versions : [{ name: 'current', status: 'latest', servesLayer: '', variables: {} }];
  return versions.flatMap((version) => {
    const files = layers.get(set.layers.length > 0 ? (version.servesLayer ?? version.name) : '');
    const prefix = set.versions.length > 0 ? `${set.base}/${version.name}` : set.base;
    return files ? [{ config: version, set, path: prefix, files }] : [];
  });
}

/** React pages; names that begin with an underscore and tests are left out. */
function findPages(root: string, folder: string): PageModule[] {
  return walk(
    path.join(root, folder),
    (file) => /\.(tsx|jsx)$/.test(file) && !/(^|\/)_|\.test\./.test(file) && /^[^/A-Z]/.test(path.posix.basename(file)),
  ).map((file) => {
    const name = file.replace(/\.(tsx|jsx)$/, '');
    const route = `/${name}`.replace(/\/index$/, '') || '/';
    return { name, file: path.join(root, folder, file), route };
  });
}
