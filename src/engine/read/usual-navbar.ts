import type { Strings } from '../../shared/strings/model';
import type { SiteConfig } from './config/schema';
import { titleOfName } from './docs/doc-address';
import { docsSets, FIRST_SET } from './docs/sets';
import type { SiteFolders } from './folders';

type NavbarItem = SiteConfig['navbar']['items'][number];

/**
 * The configuration with a bar: without items of its own it leads to the documentation and to the blog, where the site
 * has them, and holds what readers look for in a bar.
 */
export function withNavbar(config: SiteConfig, folders: SiteFolders, strings: Strings): SiteConfig {
  if (config.navbar.items.length > 0) return config;
  const sets = docsSets(config).filter(({ set }) => folders.sets[set.id]);
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
    ...(folders.blog === null ? [] : [blog]),
    ...versions,
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
    ...repositoryOf(config),
    { type: 'colorMode', position: 'right' },
  ];
  return { ...config, navbar: { ...config.navbar, items } };
}

function repositoryOf({ repository: href }: SiteConfig): NavbarItem[] {
  return href === undefined ? [] : [{ type: 'repository', label: new URL(href).hostname, href, position: 'right' }];
}
