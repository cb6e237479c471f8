import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { CONFIG_FILE } from '../../src/engine/read/config/field-place';
import { FOLDERS } from '../../src/engine/read/folders';
import { walk } from '../../src/engine/read/walk';

/** The style that `npm run format` reads too. */
const STYLE = createRequire(import.meta.url)('../../.oxfmtrc.json') as FormatConfig;

/** Edits the text of the configuration, and lays it out in the style of the project. Throws when it is no TypeScript. */
export async function editConfig(root: string, edit: (text: string) => string): Promise<void> {
  const file = path.join(root, CONFIG_FILE);
  const { code, errors } = await format(CONFIG_FILE, edit(readFileSync(file, 'utf8')), STYLE);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  writeFileSync(file, code);
}

/** A version as a bound of gadget data, with the field in front as its group. */
export const spanOf = (version: string): RegExp =>
  new RegExp(`(\\b(?:since|until|version): )${version}(?![\\w.-])`, 'g');

/** Absolute paths of the gadget data in which a version is a bound. */
export function gadgetFilesWith(root: string, version: string): string[] {
  const folder = path.join(root, FOLDERS.gadgets);
  const files = walk(folder, (file) => file.endsWith('.yaml')).map((name) => path.join(folder, name));
  return files.filter((file) => spanOf(version).test(readFileSync(file, 'utf8')));
}

/** Lines that mention an unreleased version, which would mislead readers of the release. */
export function mentions(root: string, folders: readonly string[], layer: string): string[] {
  const spoken = new RegExp(
    `(?:\\S+ ){0,6}\\b(?:on|of|in|from|since) (?:the )?[\`"]?${layer}[\`"]?(?![\\w-])(?:\\S*(?: \\S+){0,6})`,
    'i',
  );
  return folders.flatMap((folder) =>
    walk(path.join(root, folder), (file) => /\.(?:md|yaml)$/.test(file)).flatMap((file) =>
      readFileSync(path.join(root, folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [words] = spoken.exec(line) ?? [];
          return words === undefined ? [] : [`${folder}/${file}:${index + 1} mentions ${layer}: ${words}`];
        }),
    ),
  );
}
