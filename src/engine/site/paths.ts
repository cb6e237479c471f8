import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/schema';

/** Folders of a site root, relative to it; `null` where the site has none. */
export interface SiteFolders {
  docs: string | null;
  blog: string | null;
  pages: string | null;
  gadgets: string | null;
  /** Copied as they are. */
  public: string | null;
}

/** First of the candidates that exists below the root. */
function firstExisting(root: string, candidates: (string | undefined)[]): string | null {
  return candidates.find((folder) => folder !== undefined && existsSync(path.join(root, folder))) ?? null;
}

/** Finds the content folders: this site's layout first, then the one of Docusaurus. */
export function findFolders(root: string, config: SiteConfig): SiteFolders {
  return {
    docs: firstExisting(root, [config.docs.path, 'content/docs', 'docs']),
    blog: firstExisting(root, [config.blog.path, 'content/blog', 'blog']),
    pages: firstExisting(root, ['content/pages', 'src/pages']),
    gadgets: firstExisting(root, ['content/gadgets']),
    public: firstExisting(root, ['public', 'static']),
  };
}
