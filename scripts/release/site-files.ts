import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { CONFIG_FILE } from '../../src/engine/read/config/field-place';
import { formatLinkList, readLinkList } from '../../src/engine/read/link-list';
import type { SiteFolders } from '../../src/engine/read/folders';
import { walk } from '../../src/engine/read/walk';
import { nextList } from '../links/next-list';
import type { SiteLook } from './look';

/** The text of the configuration, in the style of the project. */
export async function formattedConfig(root: string, text: string): Promise<string> {
  const file = path.join(root, CONFIG_FILE);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** The folders of a site's content: the first part of the path of each. */
export function contentFolders(folders: SiteFolders): string[] {
  const named = Object.values(folders).filter((folder) => folder !== null);
  return [...new Set(named.map((folder) => folder.split('/')[0] ?? folder))];
}

/** The folder with the pages of a layer; none where the layer has no pages. */
export function layerFolders(root: string, { docs }: SiteFolders, layer: string): string[] {
  const folder = `${docs}/${layer}`;
  return docs !== null && existsSync(path.join(root, folder)) ? [folder] : [];
}

/**
 * The list of outside links as the pages have them now; `null` for a site that keeps none, or where nothing changed.
 */
export function newLinkList(root: string, { outside, planned }: SiteLook): { file: string; text: string } | null {
  const { file, links } = readLinkList(root, planned[0].context.site.folders.site);
  if (file === null || links === null) return null;
  const text = formatLinkList(nextList(outside, links));
  return text === readFileSync(path.join(root, file), 'utf8') ? null : { file, text };
}

/** Places whose words speak of what is not released yet: a reader of the release would be misled. */
export function mentions(root: string, folders: readonly string[], layer: string): string[] {
  const spoken = new RegExp(`\\b(?:on|of|in|from|since) (?:the )?[\`"]?${layer}[\`"]?(?![\\w-])`, 'i');
  return folders.flatMap((folder) =>
    walk(path.join(root, folder), (file) => /\.(?:mdx?|yaml)$/.test(file)).flatMap((file) =>
      readFileSync(path.join(root, folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          spoken.test(line) ? [`${folder}/${file}:${index + 1} speaks of ${layer}: ${line.trim().slice(0, 100)}`] : [],
        ),
    ),
  );
}
