import * as z from 'zod';
import type { CommandNode, FlagModel } from '../../../shared/commands/model';
import type { FieldView, GadgetView, ParamView } from '../../../shared/gadgets/view';
import { nearestHint } from '../../../shared/nearest';
import { QuestionError, type VersionKnowledge, defineTool, TEXT, VERSION } from '../built-site';

/** What is known of a name. */
export const lookupTool = defineTool({
  name: 'lookup',
  title: 'Look up a gadget, a flag or a field',
  description:
    'Describes a gadget and its requirements, or a flag or field: meaning, type, default, allowed values, and the gadgets that have it.',
  input: z.strictObject({
    name: TEXT.describe('Name of a gadget ("trace_dns"), a flag ("--paths", "-F") or a field ("latency_ns").'),
    gadget: TEXT.optional().describe('Only look in this gadget.'),
    version: VERSION,
  }),
  answer(site, { name, gadget, version }) {
    const record = site.version(version);
    const known = site.commands(record);
    const gadgets = gadget === undefined ? known.gadgets : [gadgetOf(known, gadget, record.name)];
    const answers = [
      ...gadgets.filter((one) => one.name === name).map((one) => describeGadget(one, record.path)),
      ...(gadget === undefined
        ? toolFlags(known)
            .filter((one) => isFlag(one, name))
            .map(describeFlag)
        : []),
      ...grouped(gadgets.flatMap((one) => paramsOf(one, name).map((param) => [one.name, describeParam(param)]))),
      ...grouped(gadgets.flatMap((one) => fieldsOf(one, name).map((field) => [one.name, describeField(field)]))),
    ];
    if (answers.length > 0) return [...new Set(answers)].join('\n\n');
    const hint = nearestHint(name, namesOf(known, gadgets), 'The tool "search" also finds other spellings.');
    throw new QuestionError(
      `${record.name} has no gadget, flag or field "${name}"${gadget === undefined ? '' : ` of ${gadget}`}. ${hint}`,
    );
  },
});

function gadgetOf({ gadgets }: VersionKnowledge, name: string, version: string): GadgetView {
  const found = gadgets.find((gadget) => gadget.name === name);
  if (found) return found;
  const names = gadgets.map((gadget) => gadget.name);
  const hint = nearestHint(name, names, `Gadgets: ${names.join(', ')}.`);
  throw new QuestionError(`There is no gadget "${name}" in ${version}. ${hint}`);
}

/** Flags of the tools, of their commands and of `run`, as the version has them. */
function toolFlags({ model }: VersionKnowledge): FlagModel[] {
  const ofCommands = (commands: readonly CommandNode[]): FlagModel[] =>
    commands.flatMap((command) => [...command.flags, ...ofCommands(command.commands)]);
  const tools = Object.values(model.tools).flatMap((tool) => [...tool.flags, ...ofCommands(tool.commands)]);
  return [...model.runFlags, ...tools].filter((flag) => flag.here);
}

const isFlag = ({ flag, short }: FlagModel, name: string): boolean =>
  flag === name || short === name || flag === `--${name}`;

const paramsOf = ({ params }: GadgetView, name: string): ParamView[] =>
  params.filter(
    ({ flag, names }) =>
      flag === name ||
      flag === `--${name}` ||
      (names ?? []).some((one) => [name, `--${name}`].includes(flag.replace(/<[^>]*>/, one))),
  );

const fieldsOf = ({ dataSources }: GadgetView, name: string): FieldView[] =>
  dataSources.flatMap(({ fields }) => fields.filter((field) => field.name === name));

function namesOf(known: VersionKnowledge, gadgets: readonly GadgetView[]): string[] {
  return [
    ...known.gadgets.map(({ name }) => name),
    ...toolFlags(known).map(({ flag }) => flag),
    ...gadgets.flatMap(({ params }) => params.map(({ flag }) => flag)),
    ...gadgets.flatMap(({ dataSources }) => dataSources.flatMap(({ fields }) => fields.map(({ name }) => name))),
  ];
}

/** Each text once, with its gadgets. */
function grouped(found: readonly (readonly string[])[]): string[] {
  const owners = new Map<string, string[]>();
  for (const [gadget = '', text = ''] of found) owners.set(text, [...(owners.get(text) ?? []), gadget]);
  return [...owners].map(([text, names]) => `${text}\nGadgets: ${names.join(', ')}.`);
}

function describeGadget(gadget: GadgetView, docs: string): string {
  return [
    `Gadget \`${gadget.name}\`: ${gadget.summary}.`,
    `Image: \`${gadget.image}\`. Runs with: ${gadget.environments.join(', ')}.` +
      (gadget.minKernel === undefined ? '' : ` Needs Linux ${gadget.minKernel} or later.`),
    ...(gadget.since === undefined ? [] : [`Since ${gadget.since}.`]),
    `Flags: ${gadget.params.map(({ flag }) => `\`${flag}\``).join(', ') || 'none besides the shared ones'}.`,
    ...gadget.dataSources
      .filter(({ visible }) => visible)
      .map(({ name, fields }) => `Fields of \`${name}\`: ${fields.map((field) => `\`${field.name}\``).join(', ')}.`),
    `Page: ${docs}/gadgets/${gadget.name}`,
  ].join('\n');
}

function describeFlag(flag: FlagModel): string {
  const short = flag.short === undefined ? '' : ` (${flag.short})`;
  const tools = flag.environments ? ` Only with ${flag.environments.join(', ')}.` : '';
  return `Flag \`${flag.flag}\`${short}: ${facts(flag)}. ${sentence(flag.meaning ?? '')}${tools}`.trim();
}

/** A meaning with its full stop: more may follow. */
const sentence = (meaning: string): string => (/[^.!?]$/.test(meaning) ? `${meaning}.` : meaning);

const describeParam = (param: ParamView): string =>
  `Flag \`${param.flag}\`: ${facts(param)}. ${sentence(param.meaning)}`;

function describeField(field: FieldView): string {
  const values = field.allowed ?? Object.entries(field.values ?? {}).map(([name, number]) => `${name} (${number})`);
  return [
    `Field \`${field.name}\`: type ${field.type ?? 'unknown'}, ${field.hidden ? 'hidden by default' : 'shown'}. ${sentence(field.meaning)}`,
    ...(field.unit === undefined ? [] : [`Unit: ${field.unit}.`]),
    ...(values.length === 0 ? [] : [`Values: ${values.join(', ')}.`]),
    ...(field.since === undefined ? [] : [`Since ${field.since}.`]),
  ].join(' ');
}

function facts({
  type,
  default: preset,
  allowed,
  since,
}: Pick<FlagModel, 'type' | 'default' | 'allowed' | 'since'>): string {
  return [
    `type ${type}`,
    ...(preset === undefined || preset === '' ? [] : [`default \`${preset}\``]),
    ...(allowed && allowed.length > 0 ? [`one of ${allowed.join(', ')}`] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
  ].join(', ');
}
