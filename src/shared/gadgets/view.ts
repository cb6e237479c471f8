/** A gadget as one version has it. The build checks it with the schemas; the browser uses the types alone. */

import * as z from 'zod';

/** Where a gadget can be started from. */
export const ENVIRONMENTS = ['kubectl-gadget', 'ig', 'gadgetctl'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export const environmentSchema = z.enum(ENVIRONMENTS);

const fieldView = z.object({
  name: z.string().meta({ description: 'Full name, as used with --fields, --filter and --sort' }),
  title: z.string().meta({ description: 'Column title' }),
  type: z.string().optional(),
  group: z.string().optional().meta({ description: 'Group the field belongs to' }),
  hidden: z
    .boolean()
    .meta({ description: 'Not a default column in any environment; still in JSON unless json is skipped' }),
  shownIn: z.array(environmentSchema).meta({ description: 'Environments in which it is a default column' }),
  environments: z
    .array(environmentSchema)
    .optional()
    .meta({ description: 'Environments that have the field; all when absent' }),
  unit: z.string().optional(),
  allowed: z.array(z.string()).optional().meta({ description: 'Possible values' }),
  values: z
    .record(z.string(), z.number())
    .optional()
    .meta({ description: 'Names of the numbers the field can contain' }),
  from: z.string().optional().meta({ description: 'Field from which this field is derived' }),
  json: z.literal('skipped').optional().meta({ description: 'Left out of JSON and YAML' }),
  meaning: z.string(),
  since: z.string().optional().meta({ description: 'First version that has the field, when it is not the oldest one' }),
});

/** A field of a data source: a column or a key of JSON. */
export type FieldView = z.output<typeof fieldView>;

const paramView = z.object({
  flag: z.string(),
  group: z.string().optional().meta({ description: 'Group of flags that several gadgets share' }),
  type: z.string(),
  default: z.string(),
  allowed: z.array(z.string()).optional(),
  unit: z.string().optional(),
  names: z.array(z.string()).optional().meta({ description: 'Possible values of the part in angle brackets' }),
  manifest: z
    .string()
    .optional()
    .meta({ description: 'Name in a manifest, if it is not operator.oci.ebpf. and the name of the flag' }),
  meaning: z.string(),
  since: z.string().optional(),
});

/** A parameter: one flag of `run`. */
export type ParamView = z.output<typeof paramView>;

const dataSourceView = z.object({
  name: z.string(),
  type: z
    .enum(['single', 'array'])
    .meta({ description: 'single: one event per row; array: a list of rows for each report' }),
  origin: z.string(),
  visible: z.boolean().meta({ description: 'false: internal, never printed' }),
  note: z.string().optional(),
  outputModes: z.array(z.string()),
  defaultOutputMode: z.string(),
  failures: z
    .array(z.string())
    .optional()
    .meta({ description: 'Filters for rows that report a failure; one match is enough' }),
  signs: z
    .array(z.string())
    .optional()
    .meta({ description: 'Words in output that is not a table, by which the gadget is recognised' }),
  defaultColumns: z
    .object({ 'kubectl-gadget': z.array(z.string()).optional(), ig: z.array(z.string()).optional() })
    .meta({ description: 'Names of the fields shown without flags, in order; ig includes gadgetctl' }),
  fields: z.array(fieldView),
});

/** A source of rows. */
export type DataSourceView = z.output<typeof dataSourceView>;

/** The words that gadgets are sorted by. */
interface GadgetWords {
  categories: readonly string[];
  observes: readonly string[];
}

function gadgetViewSchema(words: GadgetWords) {
  return z.object({
    name: z.string(),
    image: z.string().meta({ description: 'Image reference without a tag' }),
    category: z.enum(words.categories),
    summary: z.string(),
    observes: z.array(z.enum(words.observes)),
    environments: z.array(environmentSchema).meta({ description: 'Tools the gadget runs with' }),
    environmentNote: z.string().optional(),
    minKernel: z
      .string()
      .optional()
      .meta({ description: 'Lowest kernel that the project specifies; absent if it specifies none' }),
    kernelNote: z.string().optional(),
    requirements: z.array(z.string()).optional(),
    since: z
      .string()
      .optional()
      .meta({ description: 'First version that has the gadget, when it is not the oldest one' }),
    until: z
      .string()
      .optional()
      .meta({ description: 'Last version that has the gadget, when it is not the newest one' }),
    keywords: z.array(z.string()),
    dataSources: z.array(dataSourceView),
    params: z.array(paramView),
    attachPoints: z.array(z.object({ type: z.string(), targets: z.array(z.string()) })),
    limits: z.array(z.string()),
    related: z.array(z.string()),
  });
}

/** A gadget. */
export type GadgetView = z.output<ReturnType<typeof gadgetViewSchema>>;

/** The public file: all gadgets of one version. */
export function gadgetsFileSchema(words: GadgetWords) {
  return z
    .object({
      $schema: z.string().optional(),
      schemaVersion: z.string().meta({ description: 'Version of this schema; its change log is next to it' }),
      version: z.string().meta({ description: 'Version of the documentation the data belongs to' }),
      gadgets: z.array(gadgetViewSchema(words)),
    })
    .meta({
      title: 'Gadgets of Inspektor Gadget',
      description: 'Parameters, fields and requirements of each gadget in one version',
    });
}

export type GadgetsFile = z.output<ReturnType<typeof gadgetsFileSchema>>;
