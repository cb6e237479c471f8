import type { Root } from 'mdast';
import type { ModuleLines } from '../nodes';
import { areImports } from '../syntax/module';
import { componentNames } from './components';
import { isTold, placeIn, report, type Place, type TreeSource } from './source';

/** What a name stands for that a file imports. */
export type Binding =
  /** A component of the theme, by the name it has here. */
  | { kind: 'component'; name: string }
  /** Another Markdown file, put in where its tag stands. */
  | { kind: 'partial'; specifier: string }
  /** The text of a file. */
  | { kind: 'text'; specifier: string }
  /** The address of a picture or another file. */
  | { kind: 'asset'; specifier: string }
  /** Code. It is told of once, where it is imported, when something uses it; what uses it is left out. */
  | { kind: 'refused'; problem: Refusal };

interface Refusal extends Place {
  rule: string;
  message: string;
  hint: string;
}

const STATEMENT = /import\s+(?:([\w$*\s{},]+?)\s+from\s+)?(['"])([^'"\n]+)\2/g;
const EXPORTED = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm;
const STYLES = /\.(?:css|scss|sass|less)$/i;
const ASSET = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|zip|csv)$/i;

/**
 * Takes the `import` and `export` lines out of a tree and says what their names stand for. Imports of the theme,
 * of other Markdown files, of texts (`!!raw-loader!`) and of pictures mean something; all else would run code.
 */
export function takeModules(tree: Root, source: TreeSource): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  const isModule = (node: Root['children'][number]): node is ModuleLines => node.type === 'moduleLines';
  for (const node of tree.children.filter(isModule)) readLines(node, source, bindings);
  tree.children = tree.children.filter((node) => !isModule(node));
  return bindings;
}

function readLines(node: ModuleLines, source: TreeSource, bindings: Map<string, Binding>): void {
  for (const match of node.value.matchAll(STATEMENT)) {
    const [, names = '', , written = ''] = match;
    const specifier = written.replace(/\\(.)/g, '$1');
    const problem = refusal('import', specifier, placeIn(node, node.value, match.index));
    const local = localNames(names);
    for (const name of local) bindings.set(name.local, bindingOf(name, specifier) ?? { kind: 'refused', problem });
    // Nothing would say that its effects are missing. Styles are the site's to decide.
    if (local.length === 0 && !STYLES.test(specifier)) reportRefusal(source, problem);
  }
  if (!areImports(node.value)) {
    const offset = Math.max(0, node.value.search(/^export/m));
    const problem = refusal('export', '', placeIn(node, node.value, offset));
    for (const [, name = ''] of node.value.matchAll(EXPORTED)) bindings.set(name, { kind: 'refused', problem });
    reportRefusal(source, problem);
  }
}

function refusal(keyword: string, specifier: string, place: Place): Refusal {
  const what = specifier === '' ? `this ${keyword}` : `the import of "${specifier}"`;
  return {
    ...place,
    rule: `markdown/${keyword}`,
    message: `Content never runs code: ${what} is not one of a known component, a Markdown file, a text or a picture.`,
    hint: `Components that need no import: ${componentNames().join(', ')}.`,
  };
}

/** The name that an expression begins with: `a` of `a.b(c)`. Empty for those that begin otherwise. */
export const rootName = (expression: string): string => /^[A-Za-z_$][\w$]*/.exec(expression)?.[0] ?? '';

/** Tells of code that something uses, once. */
export function reportRefusal(source: TreeSource, problem: Refusal): void {
  if (!isTold(source, problem, problem.rule)) report(source, problem, problem);
}

interface ImportedName {
  local: string;
  /** `null` for the default export. */
  imported: string | null;
}

/** `A`, `{ B, C as D }`, `* as E`. */
function localNames(clause: string): ImportedName[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const others = clause.replace(/\{[^}]*\}/, '').replace(/\*\s+as\s+/, '');
  const list = (text: string): string[] =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return [
    ...list(others).map((local) => ({ local, imported: null })),
    ...list(named).map((part) => {
      const [imported = part, local = imported] = part.split(/\s+as\s+/);
      return { local, imported };
    }),
  ];
}

function bindingOf({ local, imported }: ImportedName, specifier: string): Binding | null {
  if (/^(?:@theme|@docusaurus)\//.test(specifier)) {
    return { kind: 'component', name: imported ?? specifier.split('/').at(-1) ?? local };
  }
  const raw = /^!!?raw-loader!(.+)$/.exec(specifier)?.[1] ?? /^(.+)\?raw$/.exec(specifier)?.[1];
  if (raw !== undefined) return { kind: 'text', specifier: raw };
  if (/\.mdx?$/.test(specifier)) return { kind: 'partial', specifier };
  return ASSET.test(specifier) ? { kind: 'asset', specifier } : null;
}
