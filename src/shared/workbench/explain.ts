/** Says of every word of a command what it means, where the reference has it, and what it may be. */

import type { GivenFlag } from '../commands/arguments';
import type { CommandModel, KnownFlag } from '../commands/model';
import { optionOf, type CommandToken, type ParsedCommand } from '../commands/parse';
import type { FieldView } from '../gadgets/view';
import { MODES, operatorMeaning, wrapperMeaning } from './sentences';

/** Where the reference tells of a part. Pages are named below the version. */
interface Target {
  page: string;
  anchor: string | null;
}

interface Description {
  /** What it is: `flag --filter (-F)`. */
  title: string;
  meaning: string | null;
  /** Type, default, unit, legal values: each a short phrase. */
  details: string[];
  target: Target | null;
}

/**
 * Why a part has no meaning: whoever wrote the command has chosen it, it belongs to an image that is none of the
 * project's, a variable or a placeholder stands there, former versions had it, or the version does not know it.
 */
type Unexplained = 'chosen' | 'foreign' | 'placeholder' | 'removed' | 'unknown';

/** A stretch of a command with its meaning, or with the reason why it has none. */
export interface Part extends Description {
  role: CommandToken['role'];
  text: string;
  offset: number;
  end: number;
  /** Why there is no meaning; `null` where there is one. */
  unexplained: Unexplained | null;
  parts: Part[];
}

/** Where pages of gadgets are, and the ids of their rows. */
export interface Anchors {
  gadgetPage(name: string): string;
  param(flag: string): string;
  field(gadget: string, source: string, name: string): string;
  row(name: string): string;
}

/** Explains a call word by word, in the order of the source. Every stretch of the call is in exactly one part. */
export function explain(call: ParsedCommand, model: CommandModel, anchors: Anchors): Part[] {
  const parts: Part[] = [];
  const { flags } = call.args;
  /** The flag that a token is, or is in the value of. Both are in the order of the source. */
  let at = 0;
  for (const token of call.tokens) {
    while (at < flags.length && (flags[at]?.valueWord.end ?? 0) < token.end) at++;
    const description = describe(token, call, flags[at], model, anchors);
    const unexplained = description.meaning === null ? reasonFor(token, call, model) : null;
    const part = { ...token, ...description, unexplained, parts: [] };
    const around = parts.at(-1);
    // The words of the tool are one name.
    if (around?.role === 'program' && token.role === 'program') {
      parts[parts.length - 1] = { ...around, text: `${around.text} ${token.text}`, end: token.end };
    } else if (
      around?.role === 'value' &&
      token.offset >= around.offset &&
      token.end <= around.end &&
      token.role !== 'value'
    )
      around.parts.push(part);
    else parts.push(part);
  }
  return parts;
}

function describe(
  token: CommandToken,
  call: ParsedCommand,
  given: GivenFlag | undefined,
  model: CommandModel,
  anchors: Anchors,
): Description {
  const plain = (title: string, meaning: string | null): Description => ({ title, meaning, details: [], target: null });
  switch (token.role) {
    case 'wrapper':
      return plain('around the command', wrapperMeaning(token.text));
    case 'program': {
      const { meaning, page } = model.tools[call.tool];
      return { ...plain('tool', meaning ?? null), target: pageTarget(page) };
    }
    case 'subcommand': {
      const command = call.path.find((one) => one.name === token.text || one.aliases?.includes(token.text));
      return { ...plain('command', command?.meaning ?? null), target: pageTarget(command?.page) };
    }
    case 'registry':
      return plain('registry', 'Where the image is fetched from.');
    case 'gadget':
      return gadget(token, call, anchors);
    case 'tag':
      return plain('tag', 'Which release of the gadget is run. It should be the one of the tool.');
    case 'flag':
      return flag(given, call, anchors);
    case 'value':
      return value(token, given, call);
    case 'field':
      return field(token, call, anchors);
    case 'source':
      return source(token, call);
    case 'mode':
      return plain('output mode', MODES[token.text] ?? null);
    case 'operator':
      return plain('comparison', operatorMeaning(token.text));
    case 'text':
      return plain('word', null);
  }
}

function reasonFor({ role, text, offset }: CommandToken, call: ParsedCommand, model: CommandModel): Unexplained {
  if (/[$%…]|^[<[]/.test(text)) return 'placeholder';
  if (role === 'value' || role === 'tag') return 'chosen';
  if (role === 'text' && offset !== call.unknown?.offset) return 'chosen';
  if (role === 'text') return model.removed.includes(text) ? 'removed' : 'unknown';
  if (call.image && !call.image.entry) return 'foreign';
  // Annotations of the same command may make fields.
  const makesFields = call.args.flags.some((flag) => flag.name === '--annotate');
  return role === 'field' && makesFields ? 'chosen' : 'unknown';
}

function pageTarget(page: string | undefined): Target | null {
  return page === undefined ? null : { page, anchor: null };
}

function gadget(token: CommandToken, { gadget: run, image }: ParsedCommand, anchors: Anchors): Description {
  // Commands about images name gadgets that they do not run.
  const view = run ?? image?.entry?.view;
  if (!view) return { title: 'image', meaning: null, details: [], target: null };
  const details = [
    ...(view.minKernel === undefined ? [] : [`Linux ${view.minKernel} or newer`]),
    `runs with ${view.environments.join(', ')}`,
  ];
  const target = { page: anchors.gadgetPage(view.name), anchor: null };
  return { title: `gadget ${token.text}`, meaning: `${view.summary}.`, details, target };
}

function flag(given: GivenFlag | undefined, call: ParsedCommand, anchors: Anchors): Description {
  const spec = call.legal.find((one) => one.flag === given?.name);
  if (!spec) return { title: 'unknown flag', meaning: null, details: [], target: null };
  const short = spec.short === undefined ? '' : ` (${spec.short})`;
  const own = call.gadget?.params.some(
    (param) => param.flag.replace(/<[^>]*>/, '') === spec.flag.slice(0, param.flag.replace(/<[^>]*>.*/, '').length),
  );
  const target =
    own && call.gadget
      ? { page: anchors.gadgetPage(call.gadget.name), anchor: anchors.param(spec.flag) }
      : spec.page === undefined
        ? null
        : { page: spec.page, anchor: anchors.row(spec.flag) };
  return { title: `flag ${spec.flag}${short}`, meaning: spec.meaning ?? null, details: details(spec), target };
}

function details(spec: KnownFlag): string[] {
  return [
    `type ${spec.type}`,
    ...(spec.default === undefined ? [] : [spec.default === '' ? 'empty by default' : `${spec.default} by default`]),
    ...(spec.allowed ? [`one of ${spec.allowed.join(', ')}`] : []),
  ];
}

function value(token: CommandToken, given: GivenFlag | undefined, call: ParsedCommand): Description {
  const name = given?.name ?? 'the flag';
  const spec = call.legal.find((one) => one.flag === name);
  const meanings: Readonly<Record<string, string>> = {
    '--filter': 'Conditions that a row has to meet, all of them.',
    '--filter-expr': 'A condition in the Expr language; only rows for which it is true are shown.',
    '--fields': /(?:^|[:,;])[+-]/.test(token.text)
      ? 'Fields added to or taken from those shown otherwise.'
      : 'The fields to show, in this order.',
    '--sort': 'The fields to sort by; a dash in front sorts from high to low.',
  };
  const meaning = meanings[optionOf(name).option] ?? spec?.meaning ?? null;
  return { title: `value of ${name}`, meaning, details: spec ? details(spec) : [], target: null };
}

function field(token: CommandToken, call: ParsedCommand, anchors: Anchors): Description {
  for (const one of call.gadget?.dataSources ?? []) {
    const found = one.fields.find((candidate) => candidate.name === token.text);
    if (!found || !call.gadget) continue;
    return {
      title: `field ${found.name}`,
      meaning: `${found.meaning}.`,
      details: fieldDetails(found),
      target: {
        page: anchors.gadgetPage(call.gadget.name),
        anchor: anchors.field(call.gadget.name, one.name, found.name),
      },
    };
  }
  return { title: 'field', meaning: null, details: [], target: null };
}

function fieldDetails(field: FieldView): string[] {
  const names = field.allowed ?? Object.entries(field.values ?? {}).map(([name, number]) => `${number} ${name}`);
  return [
    ...(field.type === undefined ? [] : [`type ${field.type}`]),
    ...(field.unit === undefined ? [] : [field.unit]),
    ...(names.length > 0 ? [names.join(', ')] : []),
    ...(field.from === undefined ? [] : [`made from ${field.from}`]),
  ];
}

function source(token: CommandToken, { gadget }: ParsedCommand): Description {
  const found = gadget?.dataSources.find((one) => one.name === token.text);
  const rows = found?.type === 'array' ? 'It reports a table at a time.' : 'It reports one event a row.';
  return { title: `data source ${token.text}`, meaning: found ? rows : null, details: [], target: null };
}
