import type { ResultModel } from '../../../views';
import * as z from 'zod';
import { environmentSchema } from '../../../shared/gadgets/view';
import { fieldSchema, paramSchema, spanShape, text } from './field-schema';

/** The result at the top of a gadget's page: example output, its highlighted value, and how to read that value. */
interface Result {
  output: string;
  mark: string;
  reading: string;
}

/** A result line by line, split at the first place where `mark` is a whole word, or several; `null` without one. */
export function resultOf({ output, mark, reading }: Result): ResultModel | null {
  const lines = output.trimEnd().split('\n');
  const places = lines.map((line) => wordAt(line, mark));
  const marked = places.findIndex((at) => at >= 0);
  if (marked < 0) return null;
  const rows = lines.map((line, index): [string, string, string] => {
    const at = places[index] ?? 0;
    return index === marked ? [line.slice(0, at), mark, line.slice(at + mark.length)] : [line, '', ''];
  });
  return { rows, reading };
}

/** Where a line has the words, with a space or nothing around them; -1 if it does not. */
function wordAt(line: string, words: string): number {
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1))
    if (!/\S/.test((line[at - 1] ?? '') + (line[at + words.length] ?? ''))) return at;
  return -1;
}

const RESULT_LINES = 5;

/** Names that a gadget file may refer to. */
interface GadgetSchemaContext {
  versions: readonly string[];
  categories: readonly string[];
  observes: readonly string[];
  blocks: readonly string[];
  paramGroups: readonly string[];
  /** Names of all gadgets, for `related`. */
  gadgets: readonly string[];
}

const OUTPUT_MODES = ['columns', 'json', 'jsonpretty', 'yaml', 'none', 'raw', 'pcap-ng', 'advise', 'histogram'];

const PROGRAM_TYPES = [
  'kprobe',
  'kretprobe',
  'uprobe',
  'uretprobe',
  'USDT',
  'tracepoint',
  'raw tracepoint',
  'BTF tracepoint',
  'fentry',
  'fexit',
  'BPF iterator',
  'perf event',
  'socket filter',
  'tc classifier (sched_cls)',
  'LSM',
];

/** One gadget's file. */
export function gadgetFileSchema(context: GadgetSchemaContext) {
  const version = z.enum(context.versions);
  const names = z.array(z.string());
  return z
    .strictObject({
      name: z.enum(context.gadgets).describe('Name as in `run NAME`; the name of the file.'),
      image: text.describe('Image without a tag.'),
      category: z.enum(context.categories).describe('One of `categories` in `_common.yaml`.'),
      summary: z.string().min(10).max(110).describe('One sentence without a full stop.'),
      observes: z
        .array(z.enum(context.observes))
        .min(1)
        .describe('What it observes: names in `observes` of `_common.yaml`.'),
      environments: z.array(environmentSchema).min(1).describe('Tools that run it.'),
      environmentNote: z.string().optional().describe('What differs between the environments.'),
      minKernel: z
        .string()
        .regex(/^\d+\.\d+$/, 'is written as in 5.10')
        .optional()
        .describe('Lowest kernel that a source specifies, in quotes: "5.10". Never guess.'),
      kernelNote: z.string().optional().describe('What a kernel needs besides its version.'),
      requirements: names.optional().describe('What else it needs, in phrases.'),
      ...spanShape(version),
      keywords: names.min(3).max(10).describe('Phrases a reader would type: symptoms, names of similar tools.'),
      result: z
        .strictObject({
          output: z
            .string()
            .refine(
              (output) => output.trimEnd().split('\n').length <= RESULT_LINES,
              `has at most ${RESULT_LINES} lines`,
            )
            .describe('Column titles and up to four rows of the example on its page, with the columns that matter.'),
          mark: text.describe(
            'The value in it that answers the question. A phone shows the first 40 letters of a line.',
          ),
          reading: z.string().min(10).max(100).describe('How to read that value, in one line; names in backticks.'),
        })
        .refine((result) => resultOf(result) !== null, {
          path: ['mark'],
          message: 'is a whole word, or several, of `output`',
        })
        .optional()
        .describe('What its page shows first.'),
      dataSources: z
        .record(
          z.string(),
          z.strictObject({
            type: z
              .enum(['single', 'array'])
              .describe('single: one event per row; array: a list of rows for each report.'),
            origin: text.describe('Part of the gadget that writes the rows, such as eBPF tracer.'),
            visible: z.boolean().describe('false: internal, never printed.'),
            note: z.string().optional().describe('A remark above the table of fields.'),
            enrichment: z
              .array(z.enum(context.blocks))
              .default([])
              .describe('Groups in `blocks` of `_common.yaml` that come first: k8s, runtime.'),
            outputModes: z.array(z.enum(OUTPUT_MODES)).min(1).describe('Values of `--output` that it has.'),
            defaultOutputMode: z.enum(OUTPUT_MODES).describe('The mode without the flag.'),
            failures: names.min(1).optional().describe('Filters for rows that report a failure; one match is enough.'),
            signs: names
              .min(1)
              .optional()
              .describe('Words in output that is not a table, by which the gadget is recognised.'),
            fields: z
              .array(
                fieldSchema(version).extend({
                  block: z
                    .enum(context.blocks)
                    .optional()
                    .describe('Group in `blocks` of `_common.yaml` whose fields follow as subfields.'),
                }),
              )
              .describe('Fields in the order of the table, without the fields of `enrichment`.'),
            defaultColumns: z
              .strictObject({
                'kubectl-gadget': names.optional().describe('Of kubectl gadget.'),
                ig: names.optional().describe('Of ig and gadgetctl.'),
              })
              .optional()
              .describe('Fields shown without flags, in order; a visible data source needs it.'),
          }),
        )
        .describe('Data sources by name.'),
      params: z.array(paramSchema(version)).default([]).describe('Its own parameters.'),
      paramGroups: z
        .array(z.enum(context.paramGroups))
        .default([])
        .describe('Groups in `paramGroups` of `_common.yaml` that it has.'),
      attachPoints: z
        .array(
          z.strictObject({
            type: z.enum(PROGRAM_TYPES).describe('Kind of program.'),
            targets: names.describe('Functions or events.'),
          }),
        )
        .describe('What the eBPF programs are attached to.'),
      limits: z
        .array(z.strictObject({ text: text.describe('One sentence.'), ...spanShape(version) }))
        .describe('What it does not show, and what it costs.'),
      related: z.array(z.enum(context.gadgets)).describe('Names of gadgets to look at next.'),
    })
    .superRefine(checkSources);
}

export type GadgetFile = z.output<ReturnType<typeof gadgetFileSchema>>;
export type DataSourceFile = GadgetFile['dataSources'][string];

/** Rules that need more than one field of a gadget. */
function checkSources(
  gadget: {
    name: string;
    related: string[];
    dataSources: Record<
      string,
      { outputModes: string[]; defaultOutputMode: string; fields: { name: string; from?: string | undefined }[] }
    >;
  },
  context: z.RefinementCtx,
): void {
  const self = gadget.related.indexOf(gadget.name);
  if (self >= 0)
    context.addIssue({ code: 'custom', path: ['related', self], message: 'It is the gadget itself: remove it' });
  for (const [name, source] of Object.entries(gadget.dataSources)) {
    const at = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path: ['dataSources', name, ...path], message });
    if (!source.outputModes.includes(source.defaultOutputMode))
      at(['defaultOutputMode'], `The data source has the output modes ${source.outputModes.join(', ')}`);
    const known = new Set(source.fields.map((field) => field.name));
    source.fields.forEach((field, index) => {
      if (field.from !== undefined && !known.has(field.from))
        at(['fields', index, 'from'], `Fields: ${[...known].join(', ')}`);
    });
  }
}
