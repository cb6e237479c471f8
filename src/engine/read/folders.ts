import { statSync } from 'node:fs';
import path from 'node:path';
import type { ConfigProblem } from './config/field-place';
import type { SiteConfig } from './config/schema';
import { docsSets, FIRST_SET } from './docs/sets';

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
  return (
    candidates.find((folder) => statSync(path.join(root, folder), { throwIfNoEntry: false })?.isDirectory()) ?? null
  );
}

function setFolder(root: string, name: string, named: string | undefined): string | null {
  return firstExisting(root, named === undefined ? [`content/${name}`, name] : [named]);
}

/**
 * Finds the content folders: those the configuration names; else this site's layout first, then the one of Docusaurus.
 */
export function findFolders(root: string, config: SiteConfig): SiteFolders {
  return {
    docs: setFolder(root, 'docs', config.docs.path),
    sets: Object.fromEntries(
      docsSets(config).map(({ set }) => [set.id, setFolder(root, set.id === FIRST_SET ? 'docs' : set.id, set.path)]),
    ),
    blog: firstExisting(root, config.blog.path === undefined ? ['content/blog', 'blog'] : [config.blog.path]),
    pages: firstExisting(root, ['content/pages', 'src/pages']),
    gadgets: firstExisting(root, ['content/gadgets']),
    i18n: firstExisting(root, ['content/i18n', 'i18n']),
    site: firstExisting(root, ['content/site']),
    public: firstExisting(root, ['public', 'static']),
  };
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
