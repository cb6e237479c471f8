import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bracketed, readGo, splitArguments, unquote, type GoFile } from './go-source';

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

/** A package without its tests. */
export interface GoPackage {
  folder: string;
  files: GoFile[];
  functions: GoFunction[];
  /** Constants and variables that contain a plain text, by name. */
  constants: Map<string, string>;
}

/** The packages of the tool's module, read when they are asked for. */
export interface GoModule {
  root: string;
  /** The package in a folder; it has no files where there is none. */
  package: (folder: string) => GoPackage;
  /** The folder that an import's short name refers to in a file; null for other modules. */
  imported: (file: GoFile, name: string) => string | null;
  /** Folders of all packages of the module that a file imports. */
  imports: (file: GoFile) => string[];
}

/** Opens the module of a checkout. */
export function openModule(root: string): GoModule {
  const name = /^module\s+(\S+)/m.exec(readFileSync(path.join(root, 'go.mod'), 'utf8'))?.[1] ?? '';
  const packages = new Map<string, GoPackage>();
  const linked = linkedNames(root);
  const packageAt = (folder: string): GoPackage => {
    const known = packages.get(folder) ?? readPackage(root, folder, linked);
    packages.set(folder, known);
    return known;
  };
  const importsOf = (file: GoFile): { alias: string | undefined; folder: string }[] => {
    const block = /^import \(([\s\S]*?)^\)/m.exec(file.text)?.[1] ?? /^import ([^\n(]+)$/m.exec(file.text)?.[1] ?? '';
    return [...block.matchAll(/^\s*(?:([\w.]+)\s+)?"([^"]+)"/gm)].flatMap(([, alias, full = '']) =>
      full.startsWith(`${name}/`) ? [{ alias, folder: full.slice(name.length + 1) }] : [],
    );
  };
  return {
    root,
    package: packageAt,
    imported: (file, short) =>
      importsOf(file).find(({ alias, folder }) => (alias ?? packageName(packageAt(folder))) === short)?.folder ?? null,
    imports: (file) => importsOf(file).map(({ folder }) => folder),
  };
}

/** The name a package calls itself, which need not be that of its folder. */
function packageName({ files: [file] }: GoPackage): string | undefined {
  return /^package (\w+)/m.exec(file?.text ?? '')?.[1];
}

/** Variables that get their values when the tool is linked: what their source says is not what the tool prints. */
function linkedNames(root: string): ReadonlySet<string> {
  const file = path.join(root, 'Makefile');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...text.matchAll(/-X [\w./-]+\.(\w+)=/g)].map(([, name = '']) => name));
}

function readPackage(root: string, folder: string, linked: ReadonlySet<string>): GoPackage {
  const full = path.join(root, folder);
  const files = (existsSync(full) ? readdirSync(full).sort() : [])
    .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
    .flatMap((name) => readGo(root, `${folder}/${name}`) ?? []);
  const text = /^\s*(?:const |var )?(\w+)(?:\s+[\w.]+)?\s*=\s*("(?:[^"\\\n]|\\.)*")\s*$/gm;
  const constants = files.flatMap((file) =>
    [...file.text.matchAll(text)].map(([, name = '', value = '']) => [name, unquote(value) ?? ''] as const),
  );
  return {
    folder,
    files,
    functions: files.flatMap((file) => functionsOf(file, folder)),
    constants: new Map(constants.filter(([name]) => !linked.has(name))),
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
