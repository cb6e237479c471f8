import type { Attributes } from '../nodes';
import { readPlainValue, type PlainValue } from '../syntax/plain-value';
import type { Binding } from './modules';

/**
 * Value of an attribute: `true` without one, `undefined` when it is missing or written as none, `null` when it is code.
 * Names of imported pictures stand for their address.
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
  const binding = bindings.get(value.source.replace(/\.default$/, ''));
  if (binding?.kind === 'asset') return binding.specifier;
  const asset = /^(?:require|useBaseUrl)\((['"])([^'"]+)\1\)(?:\.default)?$/.exec(value.source)?.[2];
  const plain = asset ?? readPlainValue(value.source);
  return plain === undefined ? null : (plain ?? undefined);
}
