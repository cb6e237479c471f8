import type { Attributes } from '../nodes';
import type { PlainValue } from '../syntax/plain-value';
import { readAttribute } from './attributes';
import { reportRefusal } from './modules';
import { report, type Place, type TreeSource } from './source';

/** A tag by its name and what is written in it. */
type WrittenTag = { name: string; attributes: Attributes };

/** Value of an attribute as `readAttribute` gives it. Code is reported. */
export function attributeValue(
  { source }: { source: TreeSource },
  tag: WrittenTag,
  name: string,
  place: Place,
  hint = `Write a plain value: ${name}="…".`,
): PlainValue | undefined {
  const value = readAttribute(tag.attributes, name);
  const written = tag.attributes.get(name);
  if (written?.kind === 'refused') reportRefusal(source, written.problem);
  else if (value === null) {
    report(source, place, {
      rule: 'markdown/expression',
      message: `<${tag.name} ${name}={…}> is an expression; content never runs code.`,
      hint,
    });
  }
  return value;
}

/** The same as text; `null` where it is missing, has no value, or is no text or number. */
export function attributeText(
  holder: { source: TreeSource },
  tag: WrittenTag,
  name: string,
  place: Place,
): string | null {
  const value = attributeValue(holder, tag, name, place);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
