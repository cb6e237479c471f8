import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Document } from 'yaml';
import { fillVariables } from './check-text';
import type { Listing, ListingError, Report } from './listing';
import { runTool } from './run-tool';

/** The tool's own manifest, as its reader of manifests knows it: all of its keys. */
const INSTANCE_SPEC = `{
  apiVersion: 1; kind: 'instance-spec'; image: string; id?: string; name?: string;
  tags?: string[]; nodes?: string[]; paramValues?: Record<string, string>;
}`;

/** A resource of a group that is not Kubernetes' own: its fields are its operator's. */
const CUSTOM_RESOURCE = `{
  apiVersion: \`\${string}/v\${number}\${string}\`; kind: string;
  metadata: import('kubernetes-types/meta/v1').ObjectMeta & { name: string };
  [field: string]: unknown;
}`;

const MODULES = { module: 'ESNext', moduleResolution: 'bundler', types: [] };
const COMPILER_OPTIONS = { strict: true, noEmit: true, skipLibCheck: true, ...MODULES };

/** A manifest as TypeScript, each line with the line of the listing that it comes from, and the errors of its listing. */
interface Module {
  lines: { text: string; line: number }[];
  errors: ListingError[];
}

/**
 * Parses YAML listings and checks the manifests among them against the types of Kubernetes: unknown fields, missing
 * ones and wrong kinds of values. All manifests go through one run of the TypeScript compiler.
 */
export function checkYaml(listings: readonly Listing[], root: string, report: Report): void {
  const modules: Module[] = [];
  const found = listings.map((listing) => {
    const errors: Module['errors'] = [];
    const lineCounter = new LineCounter();
    const documents = parseAllDocuments(fillVariables(listing.text), { lineCounter, prettyErrors: false });
    for (const document of documents) {
      for (const { pos, message } of document.errors)
        errors.push({ line: lineCounter.linePos(pos[0]).line, message: `The YAML cannot be read: ${message}` });
      const type = document.errors.length > 0 ? null : manifestType(document, root);
      if (type === 'unknown') {
        const kind = `${String(document.get('kind'))} in ${String(document.get('apiVersion'))}`;
        errors.push({ line: 1, message: `Kubernetes has no ${kind}.` });
      } else if (type !== null) modules.push({ errors, lines: sourceOf(document, lineCounter, type) });
    }
    return { listing, errors };
  });
  typeCheck(modules, root);
  for (const { listing, errors } of found) report.add(listing, errors);
}

/** The type a manifest must satisfy, `unknown` when its kind does not exist, `null` when it is no manifest. */
function manifestType(document: Document, root: string): string | null {
  const value: unknown = document.toJS();
  if (typeof value !== 'object' || value === null || !('apiVersion' in value) || !('kind' in value)) return null;
  if (value.kind === 'instance-spec') return INSTANCE_SPEC;
  const parts = String(value.apiVersion).split('/');
  const [group = 'core'] = parts.length > 1 ? parts : [];
  // Groups of Kubernetes are one word, or end with the name k8s.io; x-k8s.io is open to everyone.
  if (group.includes('.') && !/(?:^|\.)k8s\.io$/.test(group)) return CUSTOM_RESOURCE;
  const module = `kubernetes-types/${group.replace(/\..*/, '')}/${parts.at(-1) ?? ''}`;
  if (!existsSync(path.join(root, 'node_modules', `${module}.d.ts`))) return 'unknown';
  return `import('${module}').${String(value.kind)}`;
}

/** A YAML document as a TypeScript value, one key or item a line, so that errors lead back to the YAML. */
function sourceOf(document: Document, counter: LineCounter, type: string): Module['lines'] {
  const lineOf = (node: unknown): number => {
    const { range } = node as { range?: [number, ...number[]] };
    return counter.linePos(range?.[0] ?? 0).line;
  };
  const write = (node: unknown, before: string, after: string, line = lineOf(node ?? {})): Module['lines'] => {
    if (isMap(node)) {
      const rows = node.items.flatMap(({ key, value }) =>
        write(value, `${JSON.stringify(isScalar(key) ? String(key.value) : '')}: `, ',', lineOf(key)),
      );
      return [{ text: `${before}{`, line }, ...rows, { text: `}${after}`, line }];
    }
    if (isSeq(node)) {
      const rows = node.items.flatMap((item) => write(item, '', ','));
      return [{ text: `${before}[`, line }, ...rows, { text: `]${after}`, line }];
    }
    return [{ text: `${before}${JSON.stringify(isScalar(node) ? node.value : null)}${after}`, line }];
  };
  return write(document.contents, 'export default ', ` satisfies ${type};`);
}

/** Adds the type errors of the manifests to their listings. */
function typeCheck(modules: readonly Module[], root: string): void {
  if (modules.length === 0) return;
  const folder = mkdtempSync(path.join(root, 'node_modules', '.listings-'));
  try {
    const files = modules.map(({ lines }, index) => {
      writeFileSync(path.join(folder, `m${index}.ts`), lines.map(({ text }) => `${text}\n`).join(''));
      return `m${index}.ts`;
    });
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }));
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const { ok, output } = runTool(tsc, ['-p', 'tsconfig.json', '--pretty', 'false'], { cwd: folder });
    const errors = [...output.matchAll(/^m(\d+)\.ts\((\d+),\d+\): error \w+: (.*(?:\n {2}.*)*)$/gm)];
    if (!ok && errors.length === 0) throw new Error(`The TypeScript compiler cannot check the manifests: ${output}`);
    for (const [, file, row, message = ''] of errors) {
      const module = modules[Number(file)];
      module?.errors.push({ line: module.lines[Number(row) - 1]?.line ?? 1, message: lastLine(message) });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** TypeScript explains from the outside in: the last line contains the field. */
function lastLine(message: string): string {
  const last = message.split('\n').at(-1)?.trim() ?? message;
  return last.replace(/^Object literal may only specify known properties, and '"(.*)"'/, 'The field "$1"');
}
