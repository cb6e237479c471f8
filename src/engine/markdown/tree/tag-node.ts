import type { PhrasingContent, RootContent } from 'mdast';
import type { Attribute, Attributes, Component, HtmlElement } from '../nodes';
import { readPlainValue } from '../syntax/plain-value';
import type { AttributeValue, TagSource } from '../syntax/tag-source';
import { pictureOf, SHOWN } from './attributes';
import { isComponent } from './components';
import { isDrawn, isElement, takesAttribute } from './elements';
import { isHeadElement } from './head';
import { bareElements, isJsx, readJsx } from './jsx-value';
import { rootName, type Binding } from './modules';
import type { NestContext } from './nest-context';
import { reportAttributes, reportUnknownComponent } from './tag-problems';
import type { Place } from './source';

/** A tag that opens something, with its name as `nameOfTag` gives it and its attributes as `attributesOf` does. */
interface OpeningTag {
  name: string;
  tag: TagSource;
  place: Place;
  attributes: Attributes;
  /** It stands in what describes the document, not in the page. */
  inHead: boolean;
}

/** Components by their own name; elements in lower case, however they are written. */
export function nameOfTag(written: string, { bindings }: NestContext): string {
  const binding = bindings.get(written);
  if (binding?.kind === 'component') return binding.name;
  // Other builders read the element as their component.
  if (written === 'head') return 'Head';
  const lower = written.toLowerCase();
  const isWrittenAsElement = written === lower || (written === written.toUpperCase() && isElement(lower));
  return isWrittenAsElement ? lower : written;
}

/** What a tag's name stands for; what stands in `<Chart.Line>` is a part of `Chart`. */
export function bindingOfTag(written: string, { bindings }: NestContext): Binding | undefined {
  return bindings.get(written) ?? bindings.get(rootName(written));
}

/** The node of a tag, without what stands in it; `null` for an unknown one, which is reported. */
export function tagNode(
  { name, tag, place, attributes, inHead }: OpeningTag,
  context: NestContext,
): Component | HtmlElement | null {
  const { source } = context;
  const rest = { children: [], position: { start: place, end: place } };
  if (isComponent(name)) {
    reportAttributes(source, name, tag, place);
    return { type: 'component', name, attributes, ...rest };
  }
  if (isElement(name) || isDrawn(name) || (inHead && isHeadElement(name)))
    return { type: 'element', name, attributes: isDrawn(name) ? attributes : inLowerCase(name, attributes), ...rest };
  const binding = bindingOfTag(tag.name, context);
  // A drawing that is imported may be used as a tag.
  if (binding?.kind === 'asset')
    return { type: 'element', name: 'img', attributes: pictureOf(binding.specifier, attributes), ...rest };
  reportUnknownComponent(source, tag.name, place);
  return null;
}

/** HTML does not tell `SRC` from `src`. What an element does not take keeps its name, for the message. */
function inLowerCase(element: string, attributes: Attributes): Attributes {
  const known = (name: string): string => (takesAttribute(element, name.toLowerCase()) ? name.toLowerCase() : name);
  return new Map([...attributes].map(([name, value]) => [known(name), value]));
}

/** Attributes with the values of their names; those that may be shown can be elements, which `list` nests. */
export function attributesOf(
  written: ReadonlyMap<string, AttributeValue>,
  place: Place,
  context: NestContext,
  list: (nodes: readonly RootContent[]) => RootContent[],
  mayShow = (name: string): boolean => SHOWN.has(name),
): Attributes {
  const settled = (name: string, value: AttributeValue): Attribute => {
    if (value.kind !== 'expression') return value;
    const binding = context.bindings.get(rootName(value.source));
    const elements = binding?.kind === 'elements' ? binding.source : bareElements(value.source);
    if (mayShow(name) && isJsx(elements))
      return { kind: 'nodes', nodes: list(readJsx(elements, place)) as PhrasingContent[] };
    if (binding?.kind === 'refused') return { kind: 'refused', problem: binding.problem };
    const plain = readPlainValue(value.source, context.valueOf(place));
    return plain === undefined ? value : { kind: 'value', value: plain };
  };
  return new Map([...written].map(([name, value]) => [name, withoutSpaces(name, settled(name, value))]));
}

/** Attributes that hold an address: spaces around it are no part of it, as in HTML. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'to']);

function withoutSpaces(name: string, attribute: Attribute): Attribute {
  return ADDRESSES.has(name) && attribute.kind === 'text' ? { kind: 'text', text: attribute.text.trim() } : attribute;
}
