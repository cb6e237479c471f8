import type { Root, RootContent } from 'mdast';
import type { Attribute, Attributes } from '../nodes';
import { SPREAD_PROPS } from '../syntax/tag-source';
import { moveTargets } from './move-targets';

/** What a tag hands over, with what its file was handed where it says `{...props}`. */
export function handedOn(said: Attributes, own: Attributes | null): Attributes {
  if (!said.has(SPREAD_PROPS)) return said;
  return new Map([...(own ?? []), ...[...said].filter(([name]) => name !== SPREAD_PROPS)]);
}

/**
 * What is handed over, for the file that shows it: addresses in elements, which are those of the file with the tag, are
 * made relative to this one, because they are moved back with all that is put in.
 */
export function handedTo(
  file: string,
  from: string,
  props: Attributes,
  isBeside: (target: string) => boolean,
): Attributes {
  const moved = (value: Attribute): Attribute => {
    if (value.kind !== 'nodes') return value;
    const root: Root = { type: 'root', children: structuredClone(value.nodes) };
    moveTargets(root, from, file, isBeside);
    return { kind: 'nodes', nodes: root.children as typeof value.nodes };
  };
  return new Map([...props].map(([name, value]) => [name, moved(value)]));
}

/** The elements that `props.name` stands for; `null` where it is anything else. */
export function handedElements(expression: string, props: Attributes | null): RootContent[] | null {
  const name = /^props\s*\.\s*([\w$]+)$/.exec(expression)?.[1];
  const value = name === undefined ? undefined : props?.get(name);
  return value?.kind === 'nodes' ? structuredClone(value.nodes) : null;
}
