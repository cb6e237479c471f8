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

const ANNOTATIONS = 'pkg/metadata/v1/annotations.go';
const STRUCT = 'pkg/operators/ebpf/struct.go';
const TYPES = 'pkg/operators/ebpf/types';

/**
 * Reads the templates of columns and the types they are given to. Nothing is hidden
 * where the checkout has no such file.
 */
export function readTemplates(root: string): Templates {
  const constants = stringConstants(readPackage(root, TYPES));
  const struct = readGo(root, STRUCT)?.text ?? '';
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
  const text = readGo(root, ANNOTATIONS)?.text ?? '';
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
