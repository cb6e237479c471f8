import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';
import { statOf } from '../model/stat-of';
import type { PostAddresses } from './blog/post-name';
import type { ConfigProblem } from './config/field-place';
import type { SiteConfig } from './config/schema';
import { docsSets, FIRST_SET } from './docs/sets';
import { folderProblem, stands } from './file-kind';
import { refusedFile } from './published-files';

/** Folders of a site root, relative to it; `null` where the site has none. */
export interface SiteFolders {
  docs: string | null;
  /** Folders of all docs sets by id, `docs` among them. */
  sets: Readonly<Record<string, string | null>>;
  blog: string | null;
  pages: string | null;
  gadgets: string | null;
  /** What other languages have: a folder a language. */
  i18n: string | null;
  /** What the site knows besides its pages: words of search, sections. */
  site: string | null;
  /** Copied as they are. */
  public: string | null;
}

/** First of the candidates that is a folder below the root. */
function firstExisting(root: string, candidates: readonly string[]): string | null {
  return candidates.find((folder) => statOf(path.join(root, folder))?.isDirectory()) ?? null;
}

/**
 * Where folders are looked for that the configuration does not name: in this site's layout, then as Docusaurus has it.
 */
const USUAL = {
  blog: ['content/blog', 'blog'],
  pages: ['content/pages', 'src/pages'],
  gadgets: ['content/gadgets'],
  i18n: ['content/i18n', 'i18n'],
  site: ['content/site'],
  public: ['public', 'static'],
} as const;

function setCandidates(name: string, named: string | undefined): string[] {
  return named === undefined ? [`content/${name}`, name] : [named];
}

/** Every folder in which a site may have pages, whether it is there or not. */
export function pageFolders(config: SiteConfig): string[] {
  const sets = docsSets(config).flatMap(({ set }) => setCandidates(set.id === FIRST_SET ? 'docs' : set.id, set.path));
  const blog = config.blog.path === undefined ? USUAL.blog : [config.blog.path];
  return [...new Set([...sets, ...blog, ...USUAL.pages])];
}

/** Every folder in which a site may have something, whether it is there or not. */
export function possibleFolders(config: SiteConfig): string[] {
  const layers = docsSets(config).flatMap(({ set }) => Object.values(set.layerFolders));
  return [...new Set([...pageFolders(config), ...layers, ...Object.values(USUAL).flat()])];
}

/** The folders that pages may name files of: those of this site's layout, and those that the site reads. */
export const publishedFolders = (config: SiteConfig): string[] => ['content', 'public', ...possibleFolders(config)];

/**
 * Finds the content folders: those the configuration names; else this site's layout first, then the one of Docusaurus.
 */
export function findFolders(root: string, config: SiteConfig): SiteFolders {
  const docs = firstExisting(root, setCandidates('docs', config.docs.path));
  const blog = firstExisting(root, config.blog.path === undefined ? USUAL.blog : [config.blog.path]);
  // Beside the folders of Docusaurus, `public` may be what something else leaves.
  return {
    docs,
    sets: Object.fromEntries(
      docsSets(config).map(({ set }) => [
        set.id,
        firstExisting(root, setCandidates(set.id === FIRST_SET ? 'docs' : set.id, set.path)),
      ]),
    ),
    blog,
    pages: firstExisting(root, USUAL.pages),
    gadgets: firstExisting(root, USUAL.gadgets),
    i18n: firstExisting(root, USUAL.i18n),
    site: firstExisting(root, USUAL.site),
    public: firstExisting(root, isForeign({ docs, blog }) ? USUAL.public.toReversed() : USUAL.public),
  };
}

/**
 * What stands in the place of a folder; a file is one of this site's layout and of a language of it alone, other roots
 * may have such.
 */
export function wrongFolders(root: string, config: SiteConfig, { i18n }: SiteFolders): Diagnostic[] {
  const languages = i18n === null ? [] : config.locales.map(({ code }) => path.posix.join(i18n, code));
  return [...possibleFolders(config), ...languages].flatMap((file) => {
    const full = path.join(root, file);
    const wrong = stands(full) ? (refusedFile(root, file) ?? folderProblem(full)) : null;
    const isMeant = isOwnLayout(file) || languages.includes(file) || !statOf(full)?.isFile();
    return wrong !== null && isMeant ? [{ ...wrong, file, line: 1, column: 1 }] : [];
  });
}

/** Whether a content folder lies as in this site's layout. Pages of any other keep the addresses of Docusaurus. */
export const isOwnLayout = (folder: string): boolean => folder.startsWith('content/');

/** Whether a site is laid out as Docusaurus has it. */
export const isForeign = ({ docs, blog }: Pick<SiteFolders, 'docs' | 'blog'>): boolean =>
  [docs, blog].some((folder) => folder !== null && !isOwnLayout(folder));

/** What addresses of posts are made of: what the configuration says, else what the layout of the blog asks for. */
export function addressesOf({ addresses }: SiteConfig['blog'], folder: string): PostAddresses {
  return addresses ?? (isOwnLayout(folder) ? 'month' : 'file');
}

/** Folders that the configuration names and the site does not have; a docs set beside the first one needs a folder. */
export function missingFolders(config: SiteConfig, folders: SiteFolders): ConfigProblem[] {
  const parts = [
    ...docsSets(config).map(({ set, keys }) => ({ keys, named: set.path, id: set.id, folder: folders.sets[set.id] })),
    { keys: ['blog'], named: config.blog.path, id: FIRST_SET, folder: folders.blog },
  ];
  return parts.flatMap(({ keys, named, id, folder }) => {
    if (folder || (named === undefined && id === FIRST_SET)) return [];
    const wanted = named ?? `content/${id}`;
    return [
      {
        keys: named === undefined ? [...keys] : [...keys, 'path'],
        rule: 'site/no-folder',
        severity: 'error' as const,
        message: `${keys.join('.')}.path: there is no folder ${wanted}/.`,
        hint: `Create ${wanted}/ or name another folder, relative to the root of the site.`,
      },
    ];
  });
}
