import * as z from 'zod';
import { environmentSchema, fieldSchema, flagSchema, paramSchema, spanShape } from './field-schema';

/** The whole of `_common.yaml`. */
export function commonSchema(versions: readonly string[]) {
  const version = z.enum(versions);
  return z.strictObject({
    /** Kinds of gadgets, by the word that begins their names, with what a reader calls them. */
    categories: z.record(z.string(), z.string()),
    /** What a gadget may look at, with what a reader calls it; the finder filters by these. */
    observes: z.record(z.string(), z.string()),
    /** Groups of fields, by the name that `block` and `enrichment` use. */
    blocks: z.record(z.string(), z.strictObject({ label: z.string(), fields: z.array(fieldSchema(version)) })),
    /** Groups of parameters, by the name that `paramGroups` uses. */
    paramGroups: z.record(z.string(), z.strictObject({ label: z.string(), params: z.array(paramSchema(version)) })),
    /** Flags of `run` that come from the tool. */
    flags: z.record(
      z.string(),
      z.strictObject({ label: z.string(), page: z.string().optional(), flags: z.array(flagSchema(version)) }),
    ),
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
  const command: z.ZodType<Command> = z.lazy(() =>
    z.strictObject({
      name: z.string(),
      aliases: z.array(z.string()).optional(),
      run: z.boolean().optional(),
      output: z.boolean().optional(),
      ...spanShape(version),
      /** What it does, in a sentence. */
      meaning: z.string().optional(),
      /** The page that describes it and its flags, below the version. */
      page: z.string().optional(),
      flagSets: z.array(z.string()).optional(),
      flags: z.array(flag).optional(),
      commands: z.array(command).optional(),
    }),
  );
  return z.strictObject({
    /** Commands of former versions; running text may still name them. */
    removed: z.array(z.string()).default([]),
    /** Variable of the pages that stands for the tag of an image; left out where tags are written out. */
    tagVariable: z.string().optional(),
    /** Flags that several commands share. */
    flagSets: z.record(z.string(), z.array(flag)),
    tools: z.record(
      environmentSchema,
      z.strictObject({
        /** The words a command line begins with. */
        words: z.array(z.string()).min(1),
        meaning: z.string().optional(),
        page: z.string().optional(),
        /** Container image that runs the tool, without a tag. */
        image: z.string().optional(),
        flagSets: z.array(z.string()).optional(),
        flags: z.array(flag).optional(),
        commands: z.array(command),
      }),
    ),
  });
}

export type CommonData = z.output<ReturnType<typeof commonSchema>>;
export type CommandsData = z.output<ReturnType<typeof commandsSchema>>;
