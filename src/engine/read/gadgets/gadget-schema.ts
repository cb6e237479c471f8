import * as z from 'zod';
import { environmentSchema, fieldSchema, paramSchema, spanShape } from './field-schema';

/** What a gadget file may refer to. */
interface GadgetSchemaContext {
  versions: readonly string[];
  categories: readonly string[];
  observes: readonly string[];
  blocks: readonly string[];
  paramGroups: readonly string[];
  /** Names of all gadgets, for `related`. */
  gadgets: readonly string[];
}

/** One gadget's file. The comments here are its documentation. */
export function gadgetFileSchema(context: GadgetSchemaContext) {
  const version = z.enum(context.versions);
  const names = z.array(z.string());
  return z
    .strictObject({
      /** Name as in `run NAME`; equal to the name of the file. */
      name: z.enum(context.gadgets),
      /** Image without a tag. */
      image: z.string(),
      category: z.enum(context.categories),
      /** One sentence without a full stop. */
      summary: z.string().min(10).max(110),
      observes: z.array(z.enum(context.observes)).min(1),
      environments: z.array(environmentSchema).min(1),
      environmentNote: z.string().optional(),
      /** Lowest kernel a source names; left out where none does. Never guessed. */
      minKernel: z
        .string()
        .regex(/^\d+\.\d+$/, 'is written as in 5.10')
        .optional(),
      kernelNote: z.string().optional(),
      requirements: names.optional(),
      ...spanShape(version),
      /** Phrases a reader would type: symptoms and names of similar tools. */
      keywords: names.min(3).max(10),
      dataSources: z.record(
        z.string(),
        z.strictObject({
          /** `single`: one event a row; `array`: a list of rows for each report. */
          type: z.enum(['single', 'array']),
          origin: z.string(),
          /** `false`: internal, never printed. */
          visible: z.boolean(),
          note: z.string().optional(),
          /** Groups of container fields that are added in front. */
          enrichment: z.array(z.enum(context.blocks)).default([]),
          outputModes: names.min(1),
          defaultOutputMode: z.string(),
          /** Filters of rows that tell of a failure; a row that meets any of them does. */
          failures: names.min(1).optional(),
          /** Words in output that is no table, by which the gadget is known. */
          signs: names.min(1).optional(),
          fields: z.array(fieldSchema(version).extend({ block: z.enum(context.blocks).optional() })),
          /** Fields shown without flags, in order. `ig` stands for gadgetctl too. */
          defaultColumns: z.strictObject({ 'kubectl-gadget': names.optional(), ig: names.optional() }).optional(),
        }),
      ),
      params: z.array(paramSchema(version)).default([]),
      /** Groups of parameters of `_common.yaml` the gadget has. */
      paramGroups: z.array(z.enum(context.paramGroups)).default([]),
      /** What the eBPF programs are attached to. */
      attachPoints: z.array(z.strictObject({ type: z.string(), targets: names })),
      limits: z.array(z.strictObject({ text: z.string(), ...spanShape(version) })),
      related: z.array(z.enum(context.gadgets)),
    })
    .superRefine(checkSources);
}

export type GadgetFile = z.output<ReturnType<typeof gadgetFileSchema>>;
export type DataSourceFile = GadgetFile['dataSources'][string];

/** Rules that need more than one field of a data source. */
function checkSources(
  gadget: {
    dataSources: Record<
      string,
      { outputModes: string[]; defaultOutputMode: string; fields: { name: string; from?: string | undefined }[] }
    >;
  },
  context: z.RefinementCtx,
): void {
  for (const [name, source] of Object.entries(gadget.dataSources)) {
    const at = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path: ['dataSources', name, ...path], message });
    if (!source.outputModes.includes(source.defaultOutputMode))
      at(['defaultOutputMode'], `Legal values: ${source.outputModes.join(', ')}`);
    const known = new Set(source.fields.map((field) => field.name));
    source.fields.forEach((field, index) => {
      if (field.from !== undefined && !known.has(field.from))
        at(['fields', index, 'from'], `Fields: ${[...known].join(', ')}`);
    });
  }
}
