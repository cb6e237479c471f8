import * as z from 'zod';
import { ENVIRONMENTS } from '../../../shared/gadgets/view';
import { number } from '../yaml';

export const environmentSchema = z.enum(ENVIRONMENTS);

const meaning = z.string().min(3);
const flagName = z.string().regex(/^--[A-Za-z0-9_.<>-]+$/, 'starts with two dashes');

/** First and last version that has a thing. Left out: from the first version on, or up to the newest. */
export function spanShape<V extends z.ZodType<string>>(version: V) {
  return { since: version.optional(), until: version.optional() };
}

/** A field as written in a file; `block` names a group of subfields of `_common.yaml`. */
export function fieldSchema<V extends z.ZodType<string>>(version: V) {
  return z.strictObject({
    /** Full name, as `--fields`, `--filter` and `--sort` take it. */
    name: z.string().min(1),
    /** Column title; the name in upper case when left out. */
    title: z.string().optional(),
    type: z.string().optional(),
    /** Not a default column; still in JSON. */
    hidden: z.boolean().default(false),
    /** Environments in which it is a default column, when that differs between them. */
    shownIn: z.array(environmentSchema).optional(),
    /** Environments that have the field at all; all when left out. */
    environments: z.array(environmentSchema).optional(),
    unit: z.string().optional(),
    /** Possible values. Taken from `values` of the field in `from` when left out. */
    allowed: z.array(z.string()).optional(),
    /** Names of the numbers the field can hold. */
    values: z.record(z.string(), number).optional(),
    /** Field this one is made of. */
    from: z.string().optional(),
    /** Group of subfields that follows. */
    block: z.string().optional(),
    json: z.literal('skipped').optional(),
    meaning,
    ...spanShape(version),
  });
}

/** A parameter: one flag of `run`. */
export function paramSchema<V extends z.ZodType<string>>(version: V) {
  return z.strictObject({
    flag: flagName,
    type: z.string(),
    /** Value in effect when the flag is not given. */
    default: z.string(),
    allowed: z.array(z.string()).optional(),
    unit: z.string().optional(),
    /** Name in a manifest, where it is not `operator.oci.ebpf.` and the name of the flag. */
    manifest: z.string().optional(),
    /** For a flag with a part in angle brackets: what can stand there. */
    names: z.array(z.string()).optional(),
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
      .regex(/^-[A-Za-z]$/, 'is a dash and one letter')
      .optional(),
    type: z.string(),
    default: z.string().optional(),
    allowed: z.array(z.string()).optional(),
    environments: z.array(environmentSchema).optional(),
    /** Kind of gadget that has the flag. */
    needs: z.enum(['array', 'single-source', 'user-stack']).optional(),
    meaning: meaning.optional(),
    /** Name in a manifest: the full name of a parameter, or a key such as `name`. */
    manifest: z.string().optional(),
    ...spanShape(version),
  });
}

type AnyVersion = z.ZodType<string>;
export type SourceField = z.output<ReturnType<typeof fieldSchema<AnyVersion>>>;
export type Param = z.output<ReturnType<typeof paramSchema<AnyVersion>>>;
export type Flag = z.output<ReturnType<typeof flagSchema<AnyVersion>>>;
