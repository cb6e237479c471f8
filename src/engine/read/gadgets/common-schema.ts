import * as z from 'zod';
import { environmentSchema } from '../../../shared/gadgets/view';
import { fieldSchema, flagSchema, paramSchema, spanShape } from './field-schema';

/** The whole of `_common.yaml`. */
export function commonSchema(versions: readonly string[]) {
  const version = z.enum(versions);
  const label = z.string().describe('What readers call the group.');
  return z.strictObject({
    categories: z
      .record(z.string(), z.string())
      .describe('Kinds of gadgets: the word that begins their names, and what readers call them.'),
    observes: z
      .record(z.string(), z.string())
      .describe('What gadgets observe, and what readers call it; the finder filters by these.'),
    blocks: z
      .record(z.string(), z.strictObject({ label, fields: z.array(fieldSchema(version)).describe('The fields.') }))
      .describe('Groups of fields, by the name that `block` and `enrichment` of a gadget use.'),
    paramGroups: z
      .record(z.string(), z.strictObject({ label, params: z.array(paramSchema(version)).describe('The parameters.') }))
      .describe('Groups of parameters, by the name that `paramGroups` of a gadget uses, in the order of the tables.'),
    flags: z
      .record(
        z.string(),
        z.strictObject({
          label,
          page: z.string().optional().describe('Page that explains them, relative to the version.'),
          flags: z.array(flagSchema(version)).describe('The flags.'),
        }),
      )
      .describe('Flags that the tool adds to `run`. A name that ends in `.NAME` is one flag for each data source.'),
  });
}

/** A subcommand of a tool. */
export interface Command {
  name: string;
  aliases?: string[] | undefined;
  /** Takes a gadget and the flags of `_common.yaml`. */
  run?: boolean | undefined;
  /** Prints the rows of a running gadget. */
  output?: boolean | undefined;
  since?: string | undefined;
  until?: string | undefined;
  meaning?: string | undefined;
  page?: string | undefined;
  flagSets?: string[] | undefined;
  flags?: z.output<ReturnType<typeof flagSchema<z.ZodType<string>>>>[] | undefined;
  commands?: Command[] | undefined;
}

/** The whole of `_commands.yaml`. */
export function commandsSchema(versions: readonly string[]) {
  const version = z.enum(versions);
  const flag = flagSchema(version);
  const meaning = z.string().optional().describe('What it does, in a sentence.');
  const page = z.string().optional().describe('Page that describes it, relative to the version.');
  const flagSets = z.array(z.string()).optional().describe('Names in `flagSets` of this file.');
  const flags = z.array(flag).optional().describe('Its own flags.');
  const command: z.ZodType<Command> = z.lazy(() =>
    z.strictObject({
      name: z.string(),
      aliases: z.array(z.string()).optional(),
      run: z.boolean().optional(),
      output: z.boolean().optional(),
      ...spanShape(version),
      meaning,
      page,
      flagSets,
      flags,
      commands: z.array(command).optional(),
    }),
  );
  return z.strictObject({
    removed: z.array(z.string()).default([]).describe('Commands of earlier versions that pages may still mention.'),
    tagVariable: z.string().optional().describe('Name of the variable for the image tag on pages.'),
    flagSets: z.record(z.string(), z.array(flag)).describe('Flags that several commands share, by a name.'),
    tools: z
      .record(
        environmentSchema,
        z.strictObject({
          words: z.array(z.string()).min(1).describe('The words a command line begins with.'),
          meaning,
          page,
          image: z.string().optional().describe('Container image that runs the tool, without a tag.'),
          flagSets,
          flags,
          commands: z
            .array(command)
            .describe(
              'Subcommands: `name`, `aliases`, `run: true` for the subcommand that takes a gadget and the flags of `_common.yaml`, `output: true` for one that prints the rows of a running gadget, `since`, `until`, `meaning`, `page`, `flagSets`, and its own `flags` and `commands`.',
            ),
        }),
      )
      .describe('The tools.'),
  });
}

export type CommonData = z.output<ReturnType<typeof commonSchema>>;
export type CommandsData = z.output<ReturnType<typeof commandsSchema>>;
