import { existsSync } from 'node:fs';
import path from 'node:path';
import { Document, isCollection, isMap, isPair, isSeq, visit, type YAMLSeq } from 'yaml';
import { DATA, readDataFile, type DataFile, type OurData } from '../our-data';
import type { Tool } from '../tool/read-tool';
import type { EntrySpan } from './new-entries';
import type { VersionIndex } from './spans';

/** A file that is to be written. */
export interface Change {
  file: string;
  text: string;
}

/** The files of gadget data while they are changed. */
export interface Workspace extends VersionIndex {
  data: OurData;
  tool: Tool;
  /** `since` and `until` of what is new in the version. */
  span: EntrySpan;
  open: (name: string) => DataFile;
  create: (name: string, value: unknown) => void;
  changes: () => Change[];
}

/** Opens the gadget data for changes. */
export function openWorkspace(data: OurData, tool: Tool): Workspace {
  const opened = new Map<string, DataFile & { before: string | null }>();
  const { versions } = data.catalogue;
  const at = versions.indexOf(data.version);
  return {
    data,
    tool,
    versions,
    at,
    span: {
      ...(at > 0 ? { since: data.version } : {}),
      ...(at < versions.length - 1 ? { until: data.version } : {}),
    },
    open: (name) => {
      const known = opened.get(name);
      if (known) return known;
      const file = readDataFile(data.root, name);
      opened.set(name, { ...file, before: textOf(file.document) });
      return file;
    },
    create: (name, value) => {
      const file = `${DATA}/${name}`;
      if (existsSync(path.join(data.root, file)) || opened.has(name)) return;
      const document = new Document(value);
      inFlow(document);
      opened.set(name, { file, document, place: () => ({ file, line: 1 }), before: null });
    },
    changes: () =>
      [...opened.values()].flatMap(({ file, document, before }) => {
        const text = textOf(document);
        return text === before ? [] : [{ file, text }];
      }),
  };
}

function textOf(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

/** Short lists of words stand on one line, as everywhere in the data. */
function inFlow(document: Document): void {
  visit(document, {
    Collection(key, node) {
      if (isSeq(node) && node.items.every((item) => !isCollection(item))) node.flow = true;
      if (isMap(node) && isPair(key) && String(key.key) === 'values') node.flow = true;
    },
  });
}

/** Adds a value to a list, in the form the list has. */
export function append(list: YAMLSeq, value: unknown, document: Document, flow: boolean): void {
  const node = document.createNode(value);
  if (isCollection(node) && flow) node.flow = true;
  list.add(node);
}
