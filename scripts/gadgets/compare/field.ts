import type { FieldView } from '../../../src/shared/gadgets/view';
import type { ToolField } from '../tool/model';

/** A property of a field that is not the same, with what each side has. */
interface PropertyDifference {
  property: 'type' | 'hidden' | 'title' | 'json' | 'from' | 'values';
  tool: string;
  data: string;
}

/** What differs between a field of the tool and ours. What either side does not tell is left out. */
export function compareField(tool: ToolField, ours: FieldView): PropertyDifference[] {
  const found: PropertyDifference[] = [];
  const add = (property: PropertyDifference['property'], of: string, our: string): void => {
    if (of !== our) found.push({ property, tool: of, data: our });
  };
  if (tool.type !== null && ours.type !== undefined) add('type', tool.type, ours.type);
  add('hidden', String(tool.hidden), String(ours.hidden));
  add('json', tool.skipped ? 'skipped' : 'written', ours.json ?? 'written');
  if (tool.alias !== null) add('title', tool.alias.toUpperCase(), ours.title.toUpperCase());
  if (tool.from !== null && ours.from !== undefined) add('from', tool.from, ours.from);
  if (tool.values !== null && ours.values !== undefined)
    add('values', valuesText(tool.values), valuesText(ours.values));
  return found;
}

function valuesText(values: Record<string, number>): string {
  return Object.entries(values)
    .sort(([, first], [, second]) => first - second)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}
