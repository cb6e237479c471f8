import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bracketed, readPackage, stringConstants, splitArguments, type GoFile } from '../tool/go-source';

/** A function of Go. */
export interface GoFunction {
  name: string;
  folder: string;
  file: GoFile;
  params: { name: string; type: string }[];
  /** Offset of its body in the file. */
  start: number;
  /** Its body; the bodies of functions within are blanked. */
  body: string;
}

/** A package: its functions by name, and what its files import by name. */
export interface GoPackage {
  folder: string;
  files: GoFile[];
  functions: GoFunction[];
  constants: Map<string, string>;
}

/** The packages of the tool's module, read when they are asked for. */
export interface GoModule {
  package: (folder: string) => GoPackage;
  /** The folder an import's short name stands for in a file; null for other modules. */
  imported: (file: GoFile, name: string) => string | null;
  /** Folders of all packages of the module that a file imports. */
  imports: (file: GoFile) => string[];
}

/** Opens the module of a checkout. */
export function openModule(root: string): GoModule {
  const name = /^module\s+(\S+)/m.exec(readFileSync(path.join(root, 'go.mod'), 'utf8'))?.[1] ?? '';
  const packages = new Map<string, GoPackage>();
  const linked = linkedNames(root);
  const importsOf = (file: GoFile): Map<string, string> => {
    const block = /^import \(([\s\S]*?)^\)/m.exec(file.text)?.[1] ?? /^import ([^\n(]+)$/m.exec(file.text)?.[1] ?? '';
    const found = new Map<string, string>();
    for (const [, alias, full = ''] of block.matchAll(/^\s*(?:([\w.]+)\s+)?"([^"]+)"/gm)) {
      if (!full.startsWith(`${name}/`)) continue;
      const key = alias === '_' ? `_${found.size}` : (alias ?? packageName(root, full.slice(name.length + 1)));
      found.set(key, full.slice(name.length + 1));
    }
    return found;
  };
  return {
    package: (folder) => {
      const known = packages.get(folder) ?? readGoPackage(root, folder, linked);
      packages.set(folder, known);
      return known;
    },
    imported: (file, short) => importsOf(file).get(short) ?? null,
    imports: (file) => [...importsOf(file).values()],
  };
}

/** The name a package calls itself, which need not be that of its folder. */
function packageName(root: string, folder: string): string {
  const [file] = readPackage(root, folder);
  return /^package (\w+)/m.exec(file?.text ?? '')?.[1] ?? path.posix.basename(folder);
}

/** Variables that get their values when the tool is linked: what their source says is not what the tool prints. */
function linkedNames(root: string): ReadonlySet<string> {
  const file = path.join(root, 'Makefile');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...text.matchAll(/-X [\w./-]+\.(\w+)=/g)].map(([, name = '']) => name));
}

function readGoPackage(root: string, folder: string, linked: ReadonlySet<string>): GoPackage {
  const files = readPackage(root, folder);
  return {
    folder,
    files,
    functions: files.flatMap((file) => functionsOf(file, folder)),
    constants: new Map([...stringConstants(files)].filter(([name]) => !linked.has(name))),
  };
}

function functionsOf(file: GoFile, folder: string): GoFunction[] {
  return [...file.text.matchAll(/^func (?:\([^)]*\) )?(\w+)\(/gm)].map((match) => {
    const { inside, end } = bracketed(file.text, match.index + match[0].length - 1);
    const open = file.text.indexOf('{\n', end);
    const { inside: body } = bracketed(file.text, open < 0 ? end : open);
    const start = open + 1;
    return { name: match[1] ?? '', folder, file, params: paramsOf(inside), start, body: withoutClosures(body) };
  });
}

/** Names share the type that follows: `a, b string`. */
function paramsOf(inside: string): { name: string; type: string }[] {
  const params = splitArguments(inside).map((part) => {
    const [name = '', ...type] = part.split(/\s+/);
    return { name, type: type.join(' ') };
  });
  params.reduceRight((type, param) => (param.type ||= type), '');
  return params;
}

function withoutClosures(body: string): string {
  let text = body;
  for (const match of body.matchAll(/\bfunc\([^)]*\)[^{\n]*\{/g)) {
    const open = match.index + match[0].length - 1;
    const { end } = bracketed(body, open);
    const inside = body.slice(open + 1, end);
    text = `${text.slice(0, open + 1)}${inside.replace(/[^\n]/g, ' ')}${text.slice(end)}`;
  }
  return text;
}
