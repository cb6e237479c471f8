import type { Root } from 'mdast';
import type { ModuleLines, Refusal } from '../nodes';
import { placeOf } from '../parse';
import { areImports } from '../syntax/module';
import { readPlainValue, withoutLoaders, type NameValue, type PlainValue } from '../syntax/plain-value';
import { offeredComponents } from './components';
import { bareElements, isJsx, isOneElement } from './jsx-value';
import { constantIn, exportedValue, isMarkdown, modulePaths } from './module-values';
import { statementsOf } from '../syntax/statements';
import { isTold, placeIn, report, type Place, type TreeSource } from './source';

/** What a name stands for that a file imports or exports. */
export type Binding =
  /** A component of the theme, by the name it has here. */
  | { kind: 'component'; name: string }
  /** Another Markdown file, put in where its tag stands. */
  | { kind: 'partial'; specifier: string }
  /** The text of a file. */
  | { kind: 'text'; specifier: string }
  /** The values of a JSON file. */
  | { kind: 'json'; specifier: string }
  /** The address of a picture or another file. */
  | { kind: 'asset'; specifier: string }
  /** A plain value of the file itself. */
  | { kind: 'value'; value: PlainValue }
  /** Elements of the file itself, as they are written. */
  | { kind: 'elements'; source: string }
  /** Code. It is told of once, where it is imported, when something uses it; what uses it is left out. */
  | { kind: 'refused'; problem: Refusal };

const STATEMENT =
  /import\s+(?:([\w$*\s{},]+?)\s+from\s*)?(['"])([^'"\n]+)\2(?:\s*with\s*\{\s*type\s*:\s*(['"])(\w+)\4[\s,]*\})?/g;
const EXPORTED = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/;
const STYLES = /\.(?:css|scss|sass|less)$/i;
const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|ico|svg|mp4|webm|mov|ogv|mp3|wav|ogg|m4a|pdf|docx?|xlsx?|zip|rar|csv|ttf|woff2?)$/i;

/**
 * Takes the `import` and `export` lines out of a tree and says what their names stand for. Imports of the theme, of
 * other Markdown files, of texts (`!!raw-loader!`, `with { type: 'text' }`), of JSON and of pictures mean something,
 * and so do exports of plain values and elements, of the file itself or values of a module; all else would run code.
 * `valueOf` says what names stand for that no line defines, `moduleText` gives the text of a module of the site.
 */
export function takeModules(
  tree: Root,
  source: TreeSource,
  valueOf: (bindings: ReadonlyMap<string, Binding>, place: Place) => NameValue,
  moduleText: (path: string) => string | null,
): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  const isModule = (node: Root['children'][number]): node is ModuleLines => node.type === 'moduleLines';
  for (const node of tree.children.filter(isModule))
    readLines(node, source, bindings, { valueOf: valueOf(bindings, placeOf(node)), moduleText });
  tree.children = tree.children.filter((node) => !isModule(node));
  return bindings;
}

function readLines(
  node: ModuleLines,
  source: TreeSource,
  bindings: Map<string, Binding>,
  { valueOf, moduleText }: { valueOf: NameValue; moduleText: (path: string) => string | null },
): void {
  for (const match of node.value.matchAll(STATEMENT)) {
    const [, names = '', , written = '', , type = ''] = match;
    const specifier = written.replace(/\\(.)/g, '$1');
    const problem = refusal(source, 'import', specifier, placeIn(node, node.value, match.index));
    const local = localNames(names);
    for (const name of local)
      bindings.set(
        name.local,
        bindingOf(name, specifier, type) ?? moduleValue(name, specifier, moduleText) ?? { kind: 'refused', problem },
      );
    // Nothing would say that its effects are missing. Styles are the site's to decide.
    if (local.length === 0 && !STYLES.test(specifier)) reportRefusal(source, problem);
  }
  if (areImports(node.value)) return;
  for (const { text, offset } of statementsOf(node.value).filter(({ text }) => text.startsWith('export'))) {
    const constant = constantIn(text);
    const plain = constant && constantOf(constant.written, valueOf);
    if (constant && plain) bindings.set(constant.name, plain);
    else refuseExport(text, refusal(source, 'export', '', placeIn(node, node.value, offset)), source, bindings);
  }
}

/** What `export const NAME = …` says where it runs nothing; `null` for code. */
function constantOf(written: string, valueOf: NameValue): Binding | null {
  const bare = bareElements(written);
  if (isJsx(bare)) return isOneElement(bare) ? { kind: 'elements', source: bare } : null;
  const value = readPlainValue(written, valueOf);
  return value === undefined ? null : { kind: 'value', value };
}

function refuseExport(text: string, problem: Refusal, source: TreeSource, bindings: Map<string, Binding>): void {
  const name = EXPORTED.exec(text)?.[1];
  if (name !== undefined) bindings.set(name, { kind: 'refused', problem });
  reportRefusal(source, problem);
}

function refusal(source: TreeSource, keyword: string, specifier: string, place: Place): Refusal {
  const what = specifier === '' ? `this ${keyword}` : `the import of "${specifier}"`;
  const isNone = isMarkdown(specifier)
    ? 'not one of the file itself, or of a plain value that it exports'
    : keyword === 'import'
      ? 'not one of a known component, a Markdown file, a text or a picture'
      : 'no plain value';
  return {
    ...place,
    rule: `markdown/${keyword}`,
    message: `Content never runs code: ${what} is ${isNone}.`,
    hint:
      keyword === 'import'
        ? `Components that need no import: ${offeredComponents(source.hasGadgets).join(', ')}.`
        : "Write a text, a number, a list, an object of those, or an element: export const name = '…';",
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
  /** `null` for the default export, and for `*`. */
  imported: string | null;
  isWhole: boolean;
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
    ...list(others).map((local) => ({ local, imported: null, isWhole: clause.includes('*') })),
    ...list(named).map((part) => {
      const [imported = part, local = imported] = part.split(/\s+as\s+/);
      return { local, imported: imported === 'default' ? null : imported, isWhole: false };
    }),
  ];
}

/** What an imported name stands for; `type` is that of the attributes of the import. */
function bindingOf({ local, imported }: ImportedName, specifier: string, type: string): Binding | null {
  if (type === 'text') return imported === null ? { kind: 'text', specifier } : null;
  if (/^(?:@theme(?:-original|-init)?|@docusaurus)\//.test(specifier)) {
    return { kind: 'component', name: imported ?? specifier.split('/').at(-1) ?? local };
  }
  // A site's own component of that name draws what it is given, as ours does.
  if (/^(?:@site|\.{1,2})\/(?:.*\/)?Mermaid(?:\/index)?(?:\.[jt]sx?)?$/.test(specifier) && imported === null)
    return { kind: 'component', name: 'Mermaid' };
  const raw = /^!!?raw-loader!(.+)$/.exec(specifier)?.[1] ?? /^!*(.+)\?raw$/.exec(specifier)?.[1];
  if (raw !== undefined) return { kind: 'text', specifier: raw };
  // The contents list of a file that is put in is made with that of its page.
  if (isMarkdown(specifier) && imported === 'toc') return { kind: 'value', value: [] };
  if (isMarkdown(specifier)) return imported === null ? { kind: 'partial', specifier } : null;
  if (specifier.endsWith('.json') || type === 'json') return imported === null ? { kind: 'json', specifier } : null;
  if (specifier.endsWith('.txt')) return { kind: 'text', specifier };
  return ASSET.test(specifier) ? { kind: 'asset', specifier: withoutLoaders(specifier) } : null;
}

/** A plain value that a module of the site, or another page, exports; `null` where it would have to be run. */
function moduleValue(
  { imported, isWhole }: ImportedName,
  specifier: string,
  moduleText: (path: string) => string | null,
): Binding | null {
  if (isWhole) return null;
  for (const file of modulePaths(specifier)) {
    const text = moduleText(file);
    const value = text === null ? undefined : exportedValue(text, imported);
    if (text !== null) return value === undefined ? null : { kind: 'value', value };
  }
  return null;
}
