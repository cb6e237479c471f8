import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Document, isCollection, isMap, isPair, isSeq, visit, type YAMLSeq } from 'yaml';
import { DATA, readDataFile, type DataFile, type OurData } from '../our-data';
import { type Tool } from '../tool/read-tool';
import type { EntrySpan } from './new-entries';

/** A file that is to be written. */
export interface Change {
  file: string;
  text: string;
}

/** What a step of the update says: nothing, or what a writer has to do. */
export interface Outcome {
  done: boolean;
  /** For a person: why nothing was written, or what is to be written in words. */
  writer?: string;
}

/** The files of gadget data while they are changed. */
export interface Workspace {
  data: OurData;
  tool: Tool | null;
  versions: readonly string[];
  /** The file of that name, as it is by now. */
  open: (name: string) => DataFile;
  /** Adds a file that is not there yet. */
  create: (name: string, value: unknown) => void;
  /** `since` and `until` of what is new in the version. */
  span: EntrySpan;
  /** The files that are no longer what they were. */
  changes: () => Change[];
}

/** Opens the gadget data for changes. */
export function openWorkspace(data: OurData, tool: Tool | null): Workspace {
  const opened = new Map<string, DataFile>();
  const before = new Map<string, string>();
  const { versions } = data.catalogue;
  const at = versions.indexOf(data.version);
  return {
    data,
    tool,
    versions,
    open: (name) => {
      const known = opened.get(name);
      if (known) return known;
      const file = readDataFile(data.root, name);
      opened.set(name, file);
      before.set(name, textOf(file.document));
      return file;
    },
    create: (name, value) => {
      if (existsSync(path.join(data.root, DATA, name)) || opened.has(name)) return;
      const document = new Document(value);
      inFlow(document);
      opened.set(name, { file: `${DATA}/${name}`, document, place: () => ({ file: `${DATA}/${name}`, line: 1 }) });
    },
    span: {
      ...(at > 0 ? { since: data.version } : {}),
      ...(at < versions.length - 1 ? { until: data.version } : {}),
    },
    changes: () =>
      [...opened].flatMap(([name, { file, document }]) => {
        const text = textOf(document);
        return text === before.get(name) ? [] : [{ file, text }];
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
      if (isMap(node) && isPairNamed(key, 'values')) node.flow = true;
    },
  });
}

function isPairNamed(key: unknown, name: string): boolean {
  return isPair(key) && String(key.key) === name;
}

/** Adds a value to a list, in the form the list has. */
export function append(list: YAMLSeq, value: unknown, document: Document, flow: boolean): void {
  const node = document.createNode(value);
  if (isCollection(node) && flow) node.flow = true;
  list.add(node);
}

/** Writes the changed files. */
export function writeChanges(changes: readonly Change[], root: string): void {
  for (const { file, text } of changes) writeFileSync(path.join(root, file), text);
}
