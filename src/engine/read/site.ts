import { loadBlog, type Blog } from './blog/load';
import { moveBlog, translateBlog } from './blog/translate-blog';
import { loadConfig } from './config/load';
import { configDiagnostics } from './config/field-place';
import type { SiteConfig, VersionConfig } from './config/schema';
import type { SearchWords } from '../../shared/search/vocabulary';
import { readGlossary, type Term } from './glossary';
import { readSections, type Sections } from './sections';
import { withNavbar } from './usual-navbar';
import { readSearchWords } from './vocabulary';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/stat-of';
import type { Catalogue } from './gadgets/catalogue';
import { loadGadgets } from './gadgets/load';
import { readProseRules, type ProseRules } from './prose';
import { lastCommitDates } from './git-dates';
import type { Strings } from '../../shared/strings/model';
import { localizeConfig, siteLocales, type SiteLocale } from './locales';
import { loadStrings } from './strings';
import { withListedVersions } from './docs/listed-versions';
import { docsSets, type DocsSetConfig, type PlacedSet } from './docs/sets';
import { splitNames } from './docs/doc-address';
import { readLayers, type VersionFiles } from './docs/layers';
import { versionOrder } from './docs/version-order';
import { emptyLists } from './empty-lists';
import { pageFilter } from './page-filter';
import { findPages, localPages, type PageModule } from './page-modules';
import { readTextPages, translateTextPages, type TextPage } from './text-pages';
import { publicProblems } from './public-files';
import { listFiles } from './published-files';
import {
  addressesOf,
  findFolders,
  isOwnLayout,
  missingFolders,
  pageFolders,
  possibleFolders,
  wrongFolders,
  type SiteFolders,
} from './folders';

/** The parts of a site that are no content. */
type SiteHead = Pick<SiteSource, 'language' | 'config' | 'strings' | 'folders' | 'pages' | 'problems'>;

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
  /** The language that this is the site in. */
  language: SiteLocale;
  /** As the language has it: its texts, its routes. */
  config: SiteConfig;
  /** Interface sentences of the language. */
  strings: Strings;
  folders: SiteFolders;
  versions: VersionSource[];
  gadgets: Catalogue | null;
  /** What the site says of the parts of its documentation. */
  sections: Sections;
  /** Terms that are explained where a page uses them first. */
  glossary: readonly Term[];
  /** What phrases of readers mean, for search. */
  vocabulary: SearchWords | null;
  /** What the site's language is checked for; `null` for a site without `prose.yaml`. */
  prose: ProseRules | null;
  /** `null` where the root has no blog folder. */
  blog: Blog | null;
  /** React pages. */
  pages: PageModule[];
  /** Pages of Markdown beside them. */
  texts: TextPage[];
  /** ISO date of the last commit of a file, by path relative to the root. Empty without history. */
  dates: ReadonlyMap<string, string>;
  problems: Diagnostic[];
}

/**
 * Reads a site root: the site in its default language, then in each other one. Problems of content are collected in
 * `problems`; a root that does not exist and a configuration that cannot be used throw `DiagnosticsError`, because
 * nothing sensible can follow. With `withNew`, files count that git does not track yet.
 */
export async function loadSites(
  root: string,
  { dates: known, withNew = false }: { dates?: SiteSource['dates']; withNew?: boolean } = {},
): Promise<[SiteSource, ...SiteSource[]]> {
  listFiles(root, { withNew });
  const [head, ...others] = await readHeads(root);
  const dates = known ?? (await lastCommitDates(root, possibleFolders(head.config)));
  const isLacking = head.problems.some(({ rule }) => rule === 'site/no-folder');
  if (isEmpty(head) && !isLacking) head.problems.push(nothingToRead(root, head.config));
  const first = loadDefault(root, head, dates);
  return [withOwnTexts(first), ...others.map((other) => loadTranslated(first, other))];
}

const atRoot = (root: string): Pick<Diagnostic, 'file' | 'line' | 'column' | 'severity'> => ({
  file: root,
  line: 1,
  column: 1,
  severity: 'error',
});

/** Whether a root has nothing that becomes a page. */
function isEmpty({ folders: { sets, blog, pages } }: SiteHead): boolean {
  return blog === null && pages === null && Object.values(sets).every((folder) => folder === null);
}

function nothingToRead(root: string, config: SiteConfig): Diagnostic {
  return {
    ...atRoot(root),
    rule: 'site/no-content',
    message: `There is nothing to make pages of in ${root}: no ${pageFolders(config).join('/, no ')}/.`,
    hint: 'Name the root of a site, or begin one with content/docs/index.md.',
  };
}

/** The site in its default language. */
function loadDefault(root: string, head: SiteHead, dates: SiteSource['dates']): SiteSource {
  const { config, folders, problems } = head;
  const versions = docsSets(config).flatMap((placed) => loadDocs(root, placed, head));
  const words = readSearchWords(root, folders.site);
  const { sections, problems: wrongSections } = readSections(root, folders.site);
  const prose = readProseRules(root, folders.site);
  const glossary = readGlossary(root, folders.site);
  problems.push(...words.problems, ...wrongSections, ...glossary.problems, ...prose.problems);
  const { base } = config.blog;
  const folder = folders.blog ?? '';
  const addresses = addressesOf(config.blog, folder);
  const place = { folder, base, addresses, openTags: !config.houseRules };
  return {
    root,
    ...head,
    versions,
    sections,
    glossary: glossary.terms,
    vocabulary: words.words,
    prose: prose.rules,
    gadgets: folders.gadgets === null ? null : readGadgets(root, folders.gadgets, config, problems),
    blog: folders.blog === null ? null : loadBlog(root, place, problems, pageFilter(config.blog)),
    texts: folders.pages === null ? [] : readTextPages(root, folders.pages, problems),
    dates,
  };
}

/** The default language with posts and pages of text of a folder of its own, which other languages do not see. */
function withOwnTexts(site: SiteSource): SiteSource {
  return site.language.folder === null ? site : { ...site, ...textsIn(site, site, site.problems) };
}

/**
 * Posts and pages of text in a language: those of the default one, at its addresses, and what its folder has instead.
 */
function textsIn(
  { root, blog, texts }: SiteSource,
  { language: { folder, locale, prefix }, config }: SiteHead,
  problems: Diagnostic[],
): Pick<SiteSource, 'blog' | 'texts'> {
  const place = { language: locale.code, prefix };
  const pages = pageFilter(config.blog);
  return {
    blog:
      blog &&
      (folder === null ? moveBlog(blog, prefix) : translateBlog(root, blog, { ...place, folder, pages }, problems)),
    texts: translateTextPages(root, texts, { ...place, folder }, problems),
  };
}

/**
 * The site in another language: one more layer over the default one. Of its problems only those of its own files count;
 * the others are those of the default language. The rules of prose are those of the default language, too.
 */
function loadTranslated(first: SiteSource, head: SiteHead): SiteSource {
  const { root } = first;
  const { folder } = head.language;
  const problems: Diagnostic[] = [];
  const versions = docsSets(head.config).flatMap((placed) => loadDocs(root, placed, { ...head, problems }));
  const texts = textsIn(first, head, problems);
  const own = problems.filter(({ file }) => folder !== null && file.startsWith(`${folder}/`));
  return { ...first, ...head, ...texts, versions, prose: null, problems: [...head.problems, ...own] };
}

/**
 * What a site is besides its content, in each of its languages. Throws `DiagnosticsError` for a root that does not
 * exist and a configuration that cannot be used.
 */
export async function readHeads(root: string): Promise<[SiteHead, ...SiteHead[]]> {
  if (!statOf(root)?.isDirectory())
    throw new DiagnosticsError([
      {
        ...atRoot(root),
        rule: 'site/no-root',
        message: `There is no folder ${root}.`,
        hint: 'The argument of the command is the root of a site.',
      },
    ]);
  const loaded = await loadConfig(root);
  const folders = findFolders(root, loaded);
  const listed: Diagnostic[] = [];
  const written = withListedVersions(root, loaded, folders, listed);
  const problems = configDiagnostics(root, [
    ...missingFolders(written, folders),
    ...emptyLists(root, written, folders),
  ]);
  problems.push(...listed, ...wrongFolders(root, written, folders));
  if (folders.public !== null) problems.push(...publicProblems(root, folders.public));
  const pages = folders.pages === null ? [] : findPages(root, folders.pages, problems);
  const [first, ...others] = siteLocales(written, folders.i18n).map((language): SiteHead => {
    const own: Diagnostic[] = language.isDefault ? problems : [];
    const said = loadStrings(root, folders.i18n, language.locale.code, own);
    const config = localizeConfig(withNavbar(root, written, folders, said.strings), language, said, own);
    return {
      language,
      config,
      strings: said.strings,
      folders,
      pages: localPages(root, language, pages, own),
      problems: own,
    };
  });
  if (!first) throw new Error('A site has at least its default language.');
  return [first, ...others];
}

function readGadgets(root: string, folder: string, config: SiteConfig, problems: Diagnostic[]): Catalogue {
  const loaded = loadGadgets(root, versionOrder(config), folder);
  problems.push(...loaded.problems);
  return loaded.catalogue;
}

/** The versions of a docs set in the language of a site; none where it has no folder. */
function loadDocs(
  root: string,
  { set, keys }: PlacedSet,
  { folders, language, problems }: Pick<SiteHead, 'folders' | 'language' | 'problems'>,
): VersionSource[] {
  const folder = folders.sets[set.id];
  if (!folder) return [];
  const translation =
    language.folder === null
      ? {}
      : { translation: { language: language.locale.code, folder: language.folder, set: set.id } };
  const layers = readLayers(root, folder, set.layers, problems, {
    keys,
    pages: pageFilter(set),
    split: splitNames(set),
    landingsByLabel: !isOwnLayout(folder),
    whole: set.wholeLayers,
    folders: set.layerFolders,
    ...translation,
  });
  const versions: VersionConfig[] =
    set.versions.length > 0 ? set.versions : [{ name: 'current', status: 'latest', servesLayer: '', variables: {} }];
  return versions.flatMap((version) => {
    const files = layers.get(set.layers.length > 0 ? (version.servesLayer ?? version.name) : '');
    const prefix = set.versions.length > 0 ? `${set.base}/${version.name}` : set.base;
    return files ? [{ config: version, set, path: prefix, files }] : [];
  });
}
