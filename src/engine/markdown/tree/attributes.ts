import type { Attributes } from '../nodes';
import { readPlainValue, type PlainValue } from '../syntax/plain-value';
import { textOf } from '../text/node-text';
import type { Binding } from './modules';

/**
 * Value of an attribute: `true` without one, `undefined` when it is missing or written as none, `null` when it is code.
 * Names of imported pictures stand for their address, elements for their text.
 */
export function readAttribute(
  attributes: Attributes,
  name: string,
  bindings: ReadonlyMap<string, Binding>,
): PlainValue | undefined {
  const value = attributes.get(name);
  if (value === undefined) return undefined;
  if (value.kind === 'bare') return true;
  if (value.kind === 'text') return value.text;
  if (value.kind === 'nodes') return value.nodes.map(textOf).join('');
  const plain = readPlainValue(value.source, (written) => {
    const binding = bindings.get(written);
    return binding?.kind === 'asset' ? binding.specifier : undefined;
  });
  return plain === undefined ? null : (plain ?? undefined);
}
