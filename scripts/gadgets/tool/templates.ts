import type { GoModule } from './go-module';
import { bracketed, entriesOf } from './go-source';

/** What the tool hides without being told in the metadata. */
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
  const templates = module.package('pkg/metadata/v1').files.flatMap(({ text }) => {
    const [declared] = text.matchAll(/\bAnnotationsTemplates = [^{]*/g);
    return declared ? [...entriesOf(bracketed(text, declared.index + declared[0].length).inside)] : [];
  });
  const hiding = templates.filter(([, body]) => /ColumnsHiddenAnnotation:\s*"true"/.test(body));
  return new Set(hiding.map(([name]) => name));
}
