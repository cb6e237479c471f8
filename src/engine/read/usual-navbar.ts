import path from 'node:path';
import type { Strings } from '../../shared/strings/model';
import type { SiteConfig } from './config/schema';
import { titleOfName } from './docs/doc-address';
import { docsSets, FIRST_SET } from './docs/sets';
import { readDocument } from './documents';
import type { SiteFolders } from './folders';
import { pageFilter, type PagePatterns } from './page-filter';
import { walk } from './walk';

type NavbarItem = SiteConfig['navbar']['items'][number];

/**
 * The configuration with a bar: without items of its own it leads to the documentation and to the blog, where the site
 * has pages of them, and holds what readers look for in a bar.
 */
export function withNavbar(root: string, config: SiteConfig, folders: SiteFolders, strings: Strings): SiteConfig {
  if (config.navbar.items.length > 0) return config;
  const sets = docsSets(config).filter(({ set }) => hasPages(root, folders.sets[set.id], set));
  const documentation = sets.map(({ set }): NavbarItem => {
    const label = set.label ?? (set.id === FIRST_SET ? strings.page.docs : titleOfName(set.id));
    return { type: 'docSidebar', label, docsSet: set.id, sidebar: set.sidebar, position: 'left' };
  });
  const { title, base } = config.blog;
  const blog: NavbarItem = { type: 'link', label: title || strings.blog.title, to: base, position: 'left' };
  const versions = sets
    .filter(({ set }) => set.versions.length > 1)
    .map(({ set }): NavbarItem => ({ type: 'docsVersionDropdown', docsSet: set.id, position: 'right' }));
  const items: NavbarItem[] = [
    ...documentation,
    ...(hasPages(root, folders.blog, config.blog) ? [blog] : []),
    ...versions,
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
    ...repositoryOf(config),
    { type: 'colorMode', position: 'right' },
  ];
  return { ...config, navbar: { ...config.navbar, items } };
}

/** Whether a folder holds a page that is no draft. What is wrong with it is told where it is read as one. */
function hasPages(root: string, folder: string | null | undefined, patterns: PagePatterns): boolean {
  if (!folder) return false;
  const files = walk(path.join(root, folder), pageFilter(patterns));
  return files.some((file) => !readDocument(root, path.posix.join(folder, file), []).frontMatter.draft);
}

function repositoryOf({ repository: href }: SiteConfig): NavbarItem[] {
  return href === undefined ? [] : [{ type: 'repository', label: new URL(href).hostname, href, position: 'right' }];
}
