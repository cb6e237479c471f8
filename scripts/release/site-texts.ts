import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { CONFIG_FILE } from '../../src/engine/read/config/field-place';
import { walk } from '../../src/engine/read/walk';

/** The text of the configuration, in the style of the project. */
export async function formattedConfig(root: string, text: string): Promise<string> {
  const file = path.join(root, CONFIG_FILE);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** The folder with the pages of a layer below the folder of the documentation; none for a layer without pages. */
export function layerFolders(root: string, docs: string | null, layer: string): string[] {
  return docs !== null && existsSync(path.join(root, docs, layer)) ? [`${docs}/${layer}`] : [];
}

/** The gadget data in which a version has another name: new texts by file, only of files that change. */
export function renamedSpans(root: string, folder: string | null, from: string, to: string): Map<string, string> {
  if (folder === null) return new Map();
  const span = new RegExp(`(\\b(?:since|until|version): )${from}(?![\\w.-])`, 'g');
  return new Map(
    walk(path.join(root, folder), (file) => file.endsWith('.yaml')).flatMap((name) => {
      const text = readFileSync(path.join(root, folder, name), 'utf8');
      const renamed = text.replace(span, `$1${to}`);
      return renamed === text ? [] : [[`${folder}/${name}`, renamed] as const];
    }),
  );
}

/** Lines that speak of what is not released yet: they would mislead readers of the release. */
export function mentions(root: string, folders: readonly string[], layer: string): string[] {
  const spoken = new RegExp(`\\b(?:on|of|in|from|since) (?:the )?[\`"]?${layer}[\`"]?(?![\\w-])`, 'i');
  return folders.flatMap((folder) =>
    walk(path.join(root, folder), (file) => /\.(?:md|yaml)$/.test(file)).flatMap((file) =>
      readFileSync(path.join(root, folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const at = line.trim().search(spoken);
          return at < 0 ? [] : [`${folder}/${file}:${index + 1} speaks of ${layer}: ${passage(line.trim(), at)}`];
        }),
    ),
  );
}

/** The whole words of a line around a place in it. */
function passage(line: string, at: number): string {
  const start = at < SHOWN / 2 ? '' : line.slice(0, at - SHOWN / 2).replace(/\S*$/, '');
  const end = line.slice(at + SHOWN / 2).replace(/^\S*/, '');
  return `${start === '' ? '' : '… '}${line.slice(start.length, line.length - end.length)}${end === '' ? '' : ' …'}`;
}

/** About as many characters of a line are shown. */
const SHOWN = 100;
