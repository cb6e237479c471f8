import * as z from 'zod';
import { nearest, nearestHint } from '../../shared/nearest';

/** Something wrong with a value, in words. */
interface SchemaProblem {
  /** Leads to the field. */
  path: PropertyKey[];
  /** The field and what stands there. */
  message: string;
  /** What is legal. */
  hint: string;
  /** The schema has no such field. */
  isUnknown: boolean;
}

/** Everything a schema finds wrong with a value. */
export function describeIssues(error: z.core.$ZodError, value: unknown, schema: z.core.$ZodType): SchemaProblem[] {
  const misspelt = new Set(error.issues.flatMap((issue) => meantFields(issue, schema, value)));
  // A field that is missing because its name is misspelt is one mistake.
  const issues = error.issues.filter(
    (issue) => valueAt(value, issue.path) !== undefined || !misspelt.has(issue.path.map(String).join('.')),
  );
  return issues.flatMap((issue): SchemaProblem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        path: [...issue.path, name],
        isUnknown: true,
        ...unknownField(name, issue.path.map(String).join('.'), fieldsOf(schemaAt(schema, issue.path, value))),
      }));
    const found = valueAt(value, issue.path);
    const field = issue.path.map(String).join('.') || 'The whole';
    return [
      {
        path: issue.path,
        isUnknown: false,
        message: `${field}: ${found === undefined ? 'is missing' : `${shown(found)} is not legal`}.`,
        hint: legal(issue, value, schema),
      },
    ];
  });
}

/** Paths of the fields that the unknown ones of an issue probably are. */
function meantFields(issue: z.core.$ZodIssue, schema: z.core.$ZodType, value: unknown): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = fieldsOf(schemaAt(schema, issue.path, value));
  return issue.keys.flatMap((name) => {
    const near = nearest(name, known);
    return near === undefined ? [] : [[...issue.path.map(String), near].join('.')];
  });
}

function unknownField(name: string, parent: string, known: string[]): { message: string; hint: string } {
  const fields = known.length > 0 ? `Fields: ${known.join(', ')}.` : 'Remove it, or correct its name.';
  const hint = nearestHint(name, known, fields);
  return { message: `There is no field "${parent ? `${parent}.` : ''}${name}".`, hint };
}

function legal(issue: z.core.$ZodIssue, value: unknown, schema: z.core.$ZodType): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Legal values: ${issue.values.map((one) => JSON.stringify(one)).join(', ')}.`;
    case 'invalid_type': {
      const found = valueAt(value, issue.path);
      if (issue.expected === 'boolean') return 'Legal values: true, false.';
      if (issue.expected === 'array' && ['string', 'number'].includes(typeof found))
        return `A list is expected: ${String(issue.path.at(-1))}: [${String(found)}].`;
      return `A value of type ${issue.expected} is expected.`;
    }
    case 'too_small':
      return `${amount(issue.origin, Number(issue.minimum), issue.inclusive ? 'at least' : 'more than')} expected.`;
    case 'too_big':
      return `${amount(issue.origin, Number(issue.maximum), issue.inclusive ? 'at most' : 'less than')} expected.`;
    case 'invalid_format':
      if (issue.format === 'url') return 'A whole address is expected, as in "https://example.org".';
      return capital(issue.message);
    case 'invalid_key':
      return `The name ${issue.issues[0]?.message ?? 'is not legal'}.`;
    case 'invalid_union': {
      const tags = tagsOf(schemaAt(schema, issue.path.slice(0, -1), value));
      if (tags.length > 0) return `Legal values: ${tags.map((one) => JSON.stringify(one)).join(', ')}.`;
      const types = issue.errors
        .flat()
        .flatMap((inner) => (inner.code === 'invalid_type' && inner.path.length === 0 ? [inner.expected] : []));
      return types.length > 0
        ? `A value of type ${[...new Set(types)].join(' or ')} is expected.`
        : `${issue.message}.`;
    }
    default:
      return capital(issue.message);
  }
}

/** How much of a value there may be: of its characters, its entries, or of itself. */
function amount(origin: string, limit: number, words: string): string {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  if (origin !== 'string' && origin !== 'array') return `A number of ${words} ${limit} is`;
  return `${capitalized(words)} ${limit} ${limit === 1 ? `${one} is` : `${many} are`}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const capital = (message: string): string => `${capitalized(message)}.`;

/** A value as it is written, of a long one the beginning. */
function shown(value: unknown): string {
  if (typeof value === 'string' && value.length > LONGEST_SHOWN)
    return `${JSON.stringify(`${value.slice(0, LONGEST_SHOWN)}…`)} of ${value.length} characters`;
  return JSON.stringify(value) ?? `a ${typeof value}`;
}

const LONGEST_SHOWN = 200;

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** The schema of the value at a path; of a tagged union the member that the value's tag names. */
function schemaAt(schema: z.core.$ZodType, keys: readonly PropertyKey[], value: unknown): z.core.$ZodType | undefined {
  const inner = unwrap(schema, value);
  const [key, ...rest] = keys;
  if (key === undefined) return inner;
  const next =
    inner instanceof z.ZodObject
      ? inner.shape[String(key)]
      : inner instanceof z.ZodArray
        ? inner.element
        : inner instanceof z.ZodRecord
          ? inner.valueType
          : undefined;
  return next === undefined ? undefined : schemaAt(next as z.core.$ZodType, rest, valueAt(value, [key]));
}

/** The schema below defaults and options of being left out. */
function unwrap(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return unwrap(schema.unwrap() as z.core.$ZodType, value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const tag = schema.def.discriminator;
  return schema.options.find((option) => tagOf(option, tag) === valueAt(value, [tag])) ?? schema;
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function tagsOf(schema: z.core.$ZodType | undefined): unknown[] {
  return schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.map((option) => tagOf(option, schema.def.discriminator))
    : [];
}

function tagOf(option: unknown, tag: string): unknown {
  const literal = option instanceof z.ZodObject ? (option.shape as Record<string, unknown>)[tag] : undefined;
  return literal instanceof z.ZodLiteral ? literal.value : undefined;
}
