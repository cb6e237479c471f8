import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';
import { walk } from '../../src/engine/read/walk';

/** The gadget data in which a version has another name: new texts by file, only of files that change. */
export function renamedSpans(root: string, folder: string, from: string, to: string): Map<string, string> {
  const span = new RegExp(`(\\b(?:since|until|version): )${from}(?![\\w.-])`, 'g');
  const files = dataFiles(root, folder).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [file, text, text.replace(span, `$1${to}`)] as const;
  });
  return new Map(files.flatMap(([file, before, after]) => (before === after ? [] : [[file, after] as const])));
}

/** Fields that name an entry of the gadget data. */
const NAMES = ['name', 'flag', 'param', 'key', 'value', 'title'];

/**
 * What the gadget data has since a version, until the one before, or otherwise since then: `trace_open: fname, new`.
 */
export function changesSince(root: string, folder: string, version: string, before: string): string[] {
  return dataFiles(root, folder).flatMap((file) => {
    const owner = path.posix.basename(file, '.yaml').replace(/^_/, '');
    const found = new Map<string, Set<'new' | 'gone'>>();
    const add = (what: string, how: 'new' | 'gone'): unknown =>
      found.set(what, (found.get(what) ?? new Set()).add(how));
    visit(parseDocument(readFileSync(path.join(root, file), 'utf8')), {
      Map(_, map) {
        const name = NAMES.map((key) => textOf(map, key)).find(Boolean) ?? quoted(textOf(map, 'text'));
        const what = name === undefined || name === owner ? owner : `${owner}: ${name}`;
        if (textOf(map, 'since') === version) add(what, 'new');
        if (textOf(map, 'until') === before) add(what, 'gone');
      },
    });
    return [...found].map(([what, how]) => `${what}, ${how.size > 1 ? 'changed' : [...how].join('')}`);
  });
}

/** The first words of a sentence, which stands for an entry that has no name. */
function quoted(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : `"${text.length > 60 ? `${text.slice(0, 60).replace(/ ?\S*$/, '')} …` : text}"`;
}

/** Whether the gadget data names a version. */
export function namesVersion(root: string, folder: string, version: string): boolean {
  return renamedSpans(root, folder, version, '').size > 0;
}

function dataFiles(root: string, folder: string): string[] {
  return walk(path.join(root, folder), (file) => file.endsWith('.yaml')).map((file) => `${folder}/${file}`);
}

function textOf(map: YAMLMap, key: string): string | undefined {
  const value = isMap(map) ? map.get(key, true) : undefined;
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined;
}
