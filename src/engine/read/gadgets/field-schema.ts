import * as z from 'zod';
import { environmentSchema } from '../../../shared/gadgets/view';
import { number } from '../yaml';

/*
 * The descriptions are the documentation of the data: `docs/gadget-data.md` and the template of `npm run new -- gadget`
 * are made from them.
 */

/** A text that is shown, so it has words. */
export const text = z.string().min(1);
const meaning = z.string().min(3).describe('What it means, in a phrase.');
const flagName = z
  .string()
  .regex(/^--[A-Za-z0-9_.<>-]+$/, 'starts with two hyphens')
  .describe('Name with its two hyphens.');

const NUMBERS = ['u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'f32', 'f64'];
const FIELD_TYPES = ['string', 'bool', 'bytes', ...NUMBERS, 'u8[16]', 'duration', 'endpoint', 'group'];
const ARRAY = new RegExp(`^(?:${NUMBERS.join('|')})\\[\\d+\\]$`);
const fieldType = z
  .string()
  .check(({ value, issues }) => {
    if (FIELD_TYPES.includes(value) || ARRAY.test(value)) return;
    issues.push({ code: 'invalid_value', values: FIELD_TYPES, input: value });
  })
  .describe(
    `Type of the value; \`u8[16]\` is an array of 16 numbers. Values: ${FIELD_TYPES.map((one) => `\`${one}\``).join(', ')}.`,
  );

/** Value types of a flag, named as in the tool's source. */
const flagType = z
  .enum([
    'string',
    'bool',
    'bytes',
    'duration',
    'ip',
    '[]string',
    ...['int', 'uint'].flatMap((kind) => ['', '8', '16', '32', '64'].map((bits) => kind + bits)),
    'float32',
    'float64',
  ])
  .describe('Type as the tool names it.');

/** First and last version that has a thing. */
export function spanShape<V extends z.ZodType<string>>(version: V) {
  return {
    since: version.optional().describe('First layer that has it (default: the oldest).'),
    until: version.optional().describe('Last layer that has it (default: the newest).'),
  };
}

/** A field as written in a file. */
export function fieldSchema<V extends z.ZodType<string>>(version: V) {
  return z.strictObject({
    name: text.describe('Full name, as used with `--fields`, `--filter` and `--sort`.'),
    title: z.string().optional().describe('Column title (default: the name in upper case).'),
    type: fieldType.optional(),
    hidden: z.boolean().default(false).describe('true: not a default column; still in JSON.'),
    shownIn: z
      .array(environmentSchema)
      .optional()
      .describe('Environments in which it is a default column, if that differs between them.'),
    environments: z.array(environmentSchema).optional().describe('Environments that have it (default: all).'),
    unit: z.string().optional().describe('Unit of the value.'),
    allowed: z
      .array(z.string())
      .optional()
      .describe('Possible values (default: the names in `values` of the field in `from`).'),
    values: z.record(z.string(), number).optional().describe('Names of the numbers that it can contain.'),
    from: z.string().optional().describe('The field from which this field is derived.'),
    block: z.string().optional().describe('Group in `blocks` of `_common.yaml` whose fields follow as subfields.'),
    json: z.literal('skipped').optional().describe('Not in JSON and YAML output.'),
    meaning,
    ...spanShape(version),
  });
}

/** A parameter: one flag of `run`. */
export function paramSchema<V extends z.ZodType<string>>(version: V) {
  return z.strictObject({
    flag: flagName,
    type: flagType,
    default: z.string().describe('Value without the flag, as a quoted string.'),
    allowed: z.array(z.string()).optional().describe('Possible values.'),
    unit: z.string().optional().describe('Unit of the value.'),
    manifest: z
      .string()
      .optional()
      .describe('Name in a manifest, if it is not `operator.oci.ebpf.` and the name of the flag.'),
    names: z.array(z.string()).optional().describe('Words for the part in angle brackets of a flag that has one.'),
    meaning,
    ...spanShape(version),
  });
}

/** A flag of the tool. */
export function flagSchema<V extends z.ZodType<string>>(version: V) {
  return z.strictObject({
    flag: flagName,
    short: z
      .string()
      .regex(/^-[A-Za-z]$/, 'is a hyphen and one letter')
      .optional()
      .describe('Short form: a hyphen and one letter.'),
    type: flagType,
    default: z.string().optional().describe('Value without the flag.'),
    allowed: z.array(z.string()).optional().describe('Possible values.'),
    environments: z.array(environmentSchema).optional().describe('Environments that have it (default: all).'),
    needs: z
      .enum(['array', 'single-source', 'user-stack'])
      .optional()
      .describe(
        'Gadgets that have it: those with a data source of type array, those with one data source, or those with user stacks (default: all).',
      ),
    meaning: meaning.optional(),
    manifest: z
      .string()
      .optional()
      .describe('Name in a manifest: the full name of a parameter, or a key such as `name`.'),
    ...spanShape(version),
  });
}

type AnyVersion = z.ZodType<string>;
export type SourceField = z.output<ReturnType<typeof fieldSchema<AnyVersion>>>;
export type Param = z.output<ReturnType<typeof paramSchema<AnyVersion>>>;
export type Flag = z.output<ReturnType<typeof flagSchema<AnyVersion>>>;
