import { statSync } from 'node:fs';
import path from 'node:path';
import type { ConfigProblem } from './config/place';
import type { SiteConfig } from './config/schema';

/** Folders of a site root, relative to it; `null` where the site has none. */
export interface SiteFolders {
  docs: string | null;
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

/** Finds the content folders: those the configuration names; else this site's layout first, then the one of Docusaurus. */
export function findFolders(root: string, config: SiteConfig): SiteFolders {
  return {
    docs: firstExisting(root, config.docs.path === undefined ? ['content/docs', 'docs'] : [config.docs.path]),
    blog: firstExisting(root, config.blog.path === undefined ? ['content/blog', 'blog'] : [config.blog.path]),
    pages: firstExisting(root, ['content/pages', 'src/pages']),
    gadgets: firstExisting(root, ['content/gadgets']),
    i18n: firstExisting(root, ['content/i18n', 'i18n']),
    site: firstExisting(root, ['content/site']),
    public: firstExisting(root, ['public', 'static']),
  };
}

/** Folders that the configuration names and the site does not have. */
export function missingFolders(config: SiteConfig, folders: SiteFolders): ConfigProblem[] {
  return (['docs', 'blog'] as const).flatMap((part) => {
    const named = config[part].path;
    if (named === undefined || folders[part] !== null) return [];
    return [
      {
        keys: [part, 'path'],
        rule: 'site/no-folder',
        severity: 'error' as const,
        message: `${part}.path: there is no folder ${named}/.`,
        hint: `Create ${named}/ or name another folder, relative to the root of the site.`,
      },
    ];
  });
}
