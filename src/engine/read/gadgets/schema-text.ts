import * as z from 'zod';
import { gadgetFileSchema } from './gadget-schema';

/** The parts of a JSON Schema that the text is generated from. */
export interface SchemaNode {
  type?: string;
  description?: string;
  enum?: readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
  /** Of a record: the schema of its values. */
  additionalProperties?: SchemaNode | boolean;
}

/** A schema of gadget data as writers fill it in: a field with a default is optional. */
export const schemaNode = (schema: z.ZodType): SchemaNode =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

/** The schema of the fields inside a field: of an object, of the elements of a list, or of the values of a record. */
export function inside({ properties, items, additionalProperties: values, ...rest }: SchemaNode): SchemaNode | null {
  if (properties !== undefined) return { properties, ...rest };
  const inner = items ?? (typeof values === 'object' ? values : undefined);
  return inner === undefined ? null : inside(inner);
}

/** The text of a new gadget's file: required fields with `values` or to be filled in, optional ones as comments. */
export function gadgetTemplate(
  context: Parameters<typeof gadgetFileSchema>[0],
  values: Readonly<Record<string, string>>,
): string {
  return `${linesOf(schemaNode(gadgetFileSchema(context)), values).join('\n')}\n`;
}

function linesOf({ properties = {}, required = [] }: SchemaNode, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const words = field.description === undefined ? '' : ` # ${field.description}`;
    if (!required.includes(name) && values[name] === undefined) return [`# ${name}:${words}`];
    const inner = inside(field);
    if (inner === null) return [`${name}: ${values[name] ?? blankOf(field)}${words}`];
    const lines = linesOf(inner, {});
    // The first line of an element carries its dash; comments above it would not.
    const first = lines.findIndex((line) => !line.startsWith('#'));
    const element = [...lines.slice(first), ...lines.slice(0, first)];
    const nested =
      field.items === undefined
        ? [`  ${values['name'] ?? 'NAME'}:`, ...lines.map((line) => `    ${line}`)]
        : element.map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`);
    return [`${name}:${words}`, ...nested];
  });
}

function blankOf({ type }: SchemaNode): string {
  return type === 'array' ? '[]' : type === 'boolean' ? 'true' : '""';
}
