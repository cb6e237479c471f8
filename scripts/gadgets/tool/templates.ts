import { bracketed, readGo, readPackage, stringConstants } from './go-source';

/** What the tool hides by itself. */
export interface Templates {
  /** Names of templates that hide a column. */
  hiding: ReadonlySet<string>;
  /** Types whose fields get the template of their name. */
  typesWithTemplate: ReadonlySet<string>;
  /** Types whose fields are hidden without a template. */
  hiddenTypes: ReadonlySet<string>;
}

/** Reads the templates of columns and the types they are given to. Nothing is hidden where the checkout has none. */
export function readTemplates(root: string): Templates {
  const constants = stringConstants(readPackage(root, 'pkg/operators/ebpf/types'));
  const struct = readGo(root, 'pkg/operators/ebpf/struct.go')?.text ?? '';
  const cases = /func applyAnnotationsTemplateForType[\s\S]*?\n\}/.exec(struct)?.[0] ?? '';
  const listed = (part: string): Set<string> =>
    new Set([...part.matchAll(/\.(\w+TypeName)\b/g)].flatMap(([, name]) => constants.get(name ?? '') ?? []));
  const [first = '', ...rest] = cases.split('return ');
  return {
    hiding: hidingTemplates(root),
    typesWithTemplate: listed(first),
    hiddenTypes: listed(rest.join('return ')),
  };
}

function hidingTemplates(root: string): Set<string> {
  const text = readGo(root, 'pkg/metadata/v1/annotations.go')?.text ?? '';
  const start = text.indexOf('AnnotationsTemplates =');
  const found = new Set<string>();
  if (start < 0) return found;
  const { inside } = bracketed(text, text.indexOf('{', text.indexOf('=', start)));
  for (const match of inside.matchAll(/"(\w+)":\s*\{/g)) {
    const { inside: body } = bracketed(inside, match.index + match[0].length - 1);
    if (/ColumnsHiddenAnnotation:\s*"true"/.test(body)) found.add(match[1] ?? '');
  }
  return found;
}
