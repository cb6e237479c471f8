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

/** What the gadget data has since a version, and what it has until the one before: `trace_open: field fname, new`. */
export function changesSince(root: string, folder: string, version: string, before: string): string[] {
  return dataFiles(root, folder).flatMap((file) => {
    const owner = path.posix.basename(file, '.yaml').replace(/^_/, '');
    const found: string[] = [];
    visit(parseDocument(readFileSync(path.join(root, file), 'utf8')), {
      Map(_, map) {
        const name = ['name', 'flag', 'param', 'key', 'value', 'title'].map((key) => textOf(map, key)).find(Boolean);
        const what = name === undefined || name === owner ? owner : `${owner}: ${name}`;
        if (textOf(map, 'since') === version) found.push(`${what}, new`);
        if (textOf(map, 'until') === before) found.push(`${what}, gone`);
      },
    });
    return [...new Set(found)];
  });
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
