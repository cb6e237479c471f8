import type { GoModule } from './go-module';
import { bracketed } from './go-source';

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
export function readTemplates(module: GoModule): Templates {
  const { constants } = module.package('pkg/operators/ebpf/types');
  const { functions } = module.package('pkg/operators/ebpf');
  const cases = functions.find(({ name }) => name === 'applyAnnotationsTemplateForType')?.body ?? '';
  const listed = (part: string): Set<string> =>
    new Set([...part.matchAll(/\.(\w+TypeName)\b/g)].flatMap(([, name]) => constants.get(name ?? '') ?? []));
  const [first = '', ...rest] = cases.split('return ');
  return {
    hiding: hidingTemplates(module),
    typesWithTemplate: listed(first),
    hiddenTypes: listed(rest.join('return ')),
  };
}

function hidingTemplates(module: GoModule): Set<string> {
  const texts = module.package('pkg/metadata/v1').files.map(({ text }) => text);
  const text = texts.find((one) => one.includes('AnnotationsTemplates =')) ?? '';
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
