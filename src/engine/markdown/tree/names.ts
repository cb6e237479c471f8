import type { Attributes } from '../nodes';
import type { NameValue, PlainValue } from '../syntax/plain-value';
import { readAttribute } from './attributes';
import type { Binding } from './modules';

/** What the names in a file may stand for. */
export interface Scope {
  bindings: ReadonlyMap<string, Binding>;
  /** Fields of the page's head, as `frontMatter.title`. */
  frontMatter: PlainValue;
  /** What the tag that puts this file in hands over, `props.name`; `null` for a page. */
  props: Attributes | null;
}

/** Reads the values of names. `text` gives the text of an imported file, `json` its values. */
export function namesOf(
  { bindings, frontMatter, props }: Scope,
  text: (specifier: string) => string,
  json: (specifier: string) => PlainValue,
): NameValue {
  return ([first = '', ...rest]) => {
    const binding = bindings.get(first);
    switch (binding?.kind) {
      case 'asset':
        return isWhole(rest) ? binding.specifier : undefined;
      case 'text':
        return isWhole(rest) ? text(binding.specifier) : undefined;
      case 'json': {
        const values = json(binding.specifier);
        // What cannot be read was told of.
        return values === null ? null : member(values, rest);
      }
      case 'value':
        // `require('a.png')` is the address of a picture, like an import of it.
        return typeof binding.value === 'string' && isWhole(rest) ? binding.value : member(binding.value, rest);
      case undefined:
        if (first === 'frontMatter') return member(frontMatter, rest);
        return first === 'props' && props ? propOf(props, rest) : undefined;
      default:
        return undefined;
    }
  };
}

/** `file` and `file.default` are the same. */
const isWhole = (path: readonly string[]): boolean => path.length === 0 || path.join('.') === 'default';

/** What a tag hands over by a name: nothing where it does not say it, no value where it says code. */
function propOf(props: Attributes, [name = '', ...rest]: readonly string[]): PlainValue | undefined {
  const isCode = ['expression', 'refused'].includes(props.get(name)?.kind ?? '');
  return name === '' || isCode ? undefined : member(readAttribute(props, name) ?? null, rest);
}

/** What a path leads to in a value; nothing, as in JavaScript, where an object or a list lacks its last name. */
function member(value: PlainValue, [name, ...rest]: readonly string[]): PlainValue | undefined {
  if (name === undefined) return value;
  if (value === null || typeof value !== 'object') return undefined;
  const found = new Map<string, PlainValue>(Object.entries(value)).get(name);
  if (found !== undefined) return member(found, rest);
  return rest.length === 0 && !Reflect.has(value, name) ? null : undefined;
}
