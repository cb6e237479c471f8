import type * as z from 'zod';
import { nearest, nearestHint } from '../../shared/nearest';

interface SchemaProblem {
  path: PropertyKey[];
  message: string;
  hint: string;
  isUnknown: boolean;
}

/** Everything a schema finds wrong with a value. */
export function describeIssues(error: z.core.$ZodError, value: unknown, schema: z.core.$ZodType): SchemaProblem[] {
  const problems = error.issues.flatMap((issue): (SchemaProblem & { meant?: string | undefined })[] => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') {
      const found = valueAt(value, path);
      const words = found === undefined ? 'is missing' : `${shown(found)} is not legal`;
      const message = `${nameOf(path) || 'The whole'}: ${words}.`;
      return [{ path, message, hint: legal(issue, found), isUnknown: false }];
    }
    const known = Object.keys(definitionAt(schema, path, value)?.shape ?? {});
    const fields = known.length > 0 ? `Fields: ${known.join(', ')}.` : 'Remove it, or correct its name.';
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `There is no field "${nameOf([...path, key])}".`,
      hint: nearestHint(key, known, fields),
      isUnknown: true,
      meant: nameOf([...path, nearest(key, known) ?? '']),
    }));
  });
  // A field that is missing because its name is misspelt is one mistake.
  const misspelt = new Set(problems.map(({ meant }) => meant));
  return problems.filter(
    ({ path, isUnknown }) => isUnknown || valueAt(value, path) !== undefined || !misspelt.has(nameOf(path)),
  );
}

const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

function legal(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_value': {
      const near = typeof found === 'string' ? nearest(found, issue.values.map(String)) : undefined;
      return `${near === undefined ? '' : `Did you mean ${JSON.stringify(near)}? `}${oneOf(issue.values)}`;
    }
    case 'invalid_type':
      if (issue.expected === 'boolean') return oneOf([true, false]);
      if (issue.expected === 'array' && ['string', 'number'].includes(typeof found))
        return `A list is expected: ${String(issue.path.at(-1))}: [${String(found)}].`;
      return `A value of type ${issue.expected} is expected.`;
    case 'too_small':
      return amount(issue.origin, Number(issue.minimum), issue.inclusive ? 'at least' : 'more than');
    case 'too_big':
      return amount(issue.origin, Number(issue.maximum), issue.inclusive ? 'at most' : 'less than');
    case 'invalid_format':
      return issue.format === 'url'
        ? 'Write a complete address, for example "https://example.org".'
        : sentence(issue.message);
    case 'invalid_key':
      return `The name ${issue.issues[0]?.message ?? 'is not legal'}.`;
    case 'invalid_union': {
      if ('options' in issue && issue.options) return oneOf(issue.options);
      const types = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_type' ? [inner.expected] : []));
      return `A value of type ${[...new Set(types)].join(' or ')} is expected.`;
    }
    default:
      return sentence(issue.message);
  }
}

const oneOf = (values: readonly unknown[]): string =>
  `Legal values: ${values.map((one) => JSON.stringify(one)).join(', ')}.`;

/** How much of a value there may be: of its characters, its entries, or of itself. */
function amount(origin: string, limit: number, words: string): string {
  if (origin !== 'string' && origin !== 'array') return `A number of ${words} ${limit} is expected.`;
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return sentence(`${words} ${limit} ${limit === 1 ? `${one} is` : `${many} are`} expected`);
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const LONGEST_SHOWN = 200;

function shown(value: unknown): string {
  if (typeof value === 'string' && value.length > LONGEST_SHOWN)
    return `${JSON.stringify(`${value.slice(0, LONGEST_SHOWN)}…`)} of ${value.length} characters`;
  return JSON.stringify(value) ?? `a ${typeof value}`;
}

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );

interface Definition {
  innerType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  discriminator?: string;
  values?: unknown[];
}

const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.ZodType).def as Definition;

const tagOf = (option: z.core.$ZodType, discriminator: string): unknown => {
  const tag = definitionOf(option).shape?.[discriminator];
  return tag && definitionOf(tag).values?.[0];
};

/** The definition of the value at a path; of a tagged union the member that the value's tag names. */
function definitionAt(schema: z.core.$ZodType, keys: readonly PropertyKey[], value: unknown): Definition | undefined {
  const { innerType, options, discriminator, ...definition } = definitionOf(schema);
  if (innerType) return definitionAt(innerType, keys, value);
  const tagged =
    discriminator !== undefined &&
    options?.find((option) => tagOf(option, discriminator) === valueAt(value, [discriminator]));
  if (tagged) return definitionAt(tagged, keys, value);
  const [key, ...rest] = keys;
  if (key === undefined) return definitionOf(schema);
  const next = definition.shape?.[String(key)] ?? definition.element ?? definition.valueType;
  return next && definitionAt(next, rest, valueAt(value, [key]));
}
