import path from 'node:path';
import type { ConfigProblem } from './config/field-place';
import type { SiteConfig } from './config/schema';
import { docsSets } from './docs/sets';
import type { SiteFolders } from './folders';
import { DEFAULT_EXCLUDE, DEFAULT_INCLUDE, isMarkdown, pageFilter, type PagePatterns } from './page-filter';
import { walk } from './walk';

/** Lists of patterns that leave no page of a folder which has Markdown. */
export function emptyLists(root: string, config: SiteConfig, folders: SiteFolders): ConfigProblem[] {
  const parts = [
    ...docsSets(config).map(({ set, keys }) => ({
      keys,
      lists: set,
      folder: folders.sets[set.id],
      layers: set.layers,
    })),
    { keys: ['blog'], lists: config.blog, folder: folders.blog, layers: [] },
  ];
  return parts.flatMap(({ keys, lists, folder, layers }) => {
    if (!folder || areUsual(lists)) return [];
    const places = layers.length === 0 ? [folder] : layers.map((layer) => path.posix.join(folder, layer));
    const files = places.flatMap((place) => walk(path.join(root, place), isMarkdown));
    const [example] = files;
    if (example === undefined || files.some(pageFilter(lists))) return [];
    const isIncluded = files.some(pageFilter({ include: lists.include, exclude: [] }));
    const field = isIncluded ? 'exclude' : 'include';
    return [
      {
        keys: [...keys, field],
        rule: 'site/no-page',
        severity: 'error' as const,
        message: `${keys.join('.')}.${field} leaves no page in ${folder}/.`,
        hint:
          `A pattern is compared with the whole path below the folder, for example with "${example}": ` +
          '"**/*.md" is every file with that ending, "guides/**" every file below guides/.',
      },
    ];
  });
}

/** Whether lists are those of a site that names none. */
function areUsual({ include, exclude }: PagePatterns): boolean {
  const isSame = (list: readonly string[], usual: readonly string[]): boolean => list.join('\n') === usual.join('\n');
  return isSame(include, DEFAULT_INCLUDE) && isSame(exclude, DEFAULT_EXCLUDE);
}
