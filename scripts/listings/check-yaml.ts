import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import { fillVariables } from './check-text';
import { listingProblem, type Listing, type Outcome } from './listing';
import { writeValue, type SourceLine } from './manifest-source';
import { runTool } from './run-tool';

/** The tool's own manifest, as its reader of manifests knows it: all of its keys. */
const INSTANCE_SPEC = `{
  apiVersion: 1; kind: 'instance-spec'; image: string; id?: string; name?: string;
  tags?: string[]; nodes?: string[]; paramValues?: Record<string, string>;
}`;

/** A manifest as TypeScript: the listing it is from and the lines of its module. */
interface Module {
  listing: Listing;
  lines: SourceLine[];
}

/**
 * Parses YAML listings and checks the manifests among them against the types of Kubernetes: unknown fields, missing
 * ones and wrong kinds of values. All modules go through one run of the TypeScript compiler.
 */
export function checkYaml(listings: readonly Listing[], root: string): Outcome {
  const modules: Module[] = [];
  const outcome: Outcome = { checked: listings.length, problems: [], skipped: [] };
  for (const listing of listings) {
    const counter = new LineCounter();
    for (const document of parseAllDocuments(fillVariables(listing.text), {
      lineCounter: counter,
      prettyErrors: false,
    })) {
      outcome.problems.push(
        ...document.errors.map((error) =>
          listingProblem(listing, counter.linePos(error.pos[0]).line, `The YAML cannot be read: ${error.message}`),
        ),
      );
      const type = document.errors.length > 0 ? null : manifestType(document, root);
      if (type === 'unknown')
        outcome.problems.push(listingProblem(listing, 1, `Kubernetes has no ${kindOf(document)}.`));
      else if (type !== null) modules.push({ listing, lines: writeValue(document, counter, type) });
    }
  }
  outcome.problems.push(...typeCheck(modules, root));
  return outcome;
}

function kindOf(document: Document): string {
  return `${String(document.get('kind'))} in ${String(document.get('apiVersion'))}`;
}

/** The type a manifest must satisfy, `unknown` when its kind does not exist, `null` when it is no manifest. */
function manifestType(document: Document, root: string): string | null {
  const value: unknown = document.toJS();
  if (typeof value !== 'object' || value === null || !('apiVersion' in value) || !('kind' in value)) return null;
  if (value.kind === 'instance-spec') return INSTANCE_SPEC;
  const parts = String(value.apiVersion).split('/');
  const group = (parts.length > 1 ? parts[0] : 'core')?.replace(/\..*/, '') ?? '';
  const module = `kubernetes-types/${group}/${parts.at(-1) ?? ''}`;
  if (!existsSync(path.join(root, 'node_modules', `${module}.d.ts`))) return 'unknown';
  return `import('${module}').${String(value.kind)}`;
}

function typeCheck(modules: readonly Module[], root: string): Outcome['problems'] {
  if (modules.length === 0) return [];
  const folder = mkdtempSync(path.join(root, 'node_modules', '.listings-'));
  try {
    modules.forEach(({ lines }, index) =>
      writeFileSync(path.join(folder, `m${index}.ts`), `${lines.map(({ text }) => text).join('\n')}\n`),
    );
    const files = modules.map((_, index) => `m${index}.ts`);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { ok, output } = runTool(
      path.join(root, 'node_modules/.bin/tsc'),
      ['-p', 'tsconfig.json', '--pretty', 'false'],
      { cwd: folder },
    );
    const errors = [...output.matchAll(/^m(\d+)\.ts\((\d+),\d+\): error \w+: (.*(?:\n {2}.*)*)$/gm)];
    if (!ok && errors.length === 0) throw new Error(`The TypeScript compiler cannot check the manifests: ${output}`);
    return errors.flatMap(([, file, row, message]) => {
      const module = modules[Number(file)];
      return module
        ? [listingProblem(module.listing, module.lines[Number(row) - 1]?.line ?? 1, lastLine(message ?? ''))]
        : [];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** TypeScript explains from the outside in: the last line names the field. */
function lastLine(message: string): string {
  const last = message.split('\n').at(-1)?.trim() ?? message;
  return last.replace(/^Object literal may only specify known properties, and '"(.*)"'/, 'The field "$1"');
}
