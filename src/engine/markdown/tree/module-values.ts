import { readPlainValue, type NameValue, type PlainValue } from '../syntax/plain-value';
import { statementsOf } from '../syntax/statements';

const CONSTANT = /^export\s+(?:const|let|var)\s+([\w$]+)(?:\s*:[^=]+)?\s*=\s*([\s\S]*?)\s*;?\s*$/;
const DEFAULT = /^export\s+default\s+([\s\S]*?)\s*;?\s*$/;
/** A module of the site, whose name may lack its ending. */
const OWN_MODULE = /^(?:\.{1,2}\/|@site\/|\/)(?:.*\.[cm]?[jt]s|(?:.*\/)?[^./]+)$/;
const MARKDOWN = /\.mdx?$/;
const ENDINGS = ['.js', '.ts', '.mjs', '/index.js', '/index.ts'];

/** Name and value, as it is written, of `export const NAME = …`; `null` for every other statement. */
export function constantIn(statement: string): { name: string; written: string } | null {
  const [, name, written] = CONSTANT.exec(statement) ?? [];
  return name === undefined || written === undefined ? null : { name, written };
}

/** Whether a name is that of a Markdown file, which may export values as a module does. */
export const isMarkdown = (file: string): boolean => MARKDOWN.test(file);

/** Paths that a specifier may mean, where it means a module of the site or a Markdown file. */
export function modulePaths(specifier: string): string[] {
  if (isMarkdown(specifier)) return [specifier];
  if (!OWN_MODULE.test(specifier)) return [];
  return /\.[cm]?[jt]s$/.test(specifier) ? [specifier] : ENDINGS.map((ending) => specifier + ending);
}

/**
 * The plain value that a module exports by a name, `null` for its default one. Values may name those before them.
 * `undefined` for what would have to be run.
 */
export function exportedValue(text: string, name: string | null): PlainValue | undefined {
  const values = new Map<string, PlainValue>();
  const valueOf: NameValue = ([first = '', ...rest]) => (rest.length === 0 ? values.get(first) : undefined);
  for (const { text: statement } of statementsOf(text)) {
    const constant = constantIn(statement);
    if (name === null) {
      const written = DEFAULT.exec(statement)?.[1];
      if (written !== undefined) return readPlainValue(written, valueOf);
    }
    const value = constant ? readPlainValue(constant.written, valueOf) : undefined;
    if (constant && value !== undefined) values.set(constant.name, value);
  }
  return name === null ? undefined : values.get(name);
}
