/** Says of every word of a command what it means, where the reference has it, and what it may be. */

import type { GivenFlag } from '../commands/arguments';
import type { CommandModel, KnownFlag } from '../commands/model';
import type { CommandToken, ParsedCommand } from '../commands/parse';
import { fieldTarget, type Target, rowAnchor } from '../gadgets/row-ids';
import { MODES, OPERATOR_MEANINGS, wrapperMeaning } from './sentences';

interface Description {
  /** What it is: `flag --filter (-F)`. */
  title: string;
  meaning?: string | undefined;
  /** Type, default, unit, legal values: each a short phrase. */
  details?: string[] | undefined;
  /** Where the reference describes it. */
  target?: Target | undefined;
}

/** Why a part has no meaning, by what stands there. */
const UNEXPLAINED = {
  chosen: 'A value you choose.',
  foreign: 'This image isn’t documented here.',
  placeholder: 'Placeholder for your own value.',
  removed: 'A command from earlier versions.',
  unknown: 'Unknown in this version.',
} as const;

/** A stretch of a command with its meaning. */
export interface Part extends CommandToken {
  title: string;
  /** Its meaning, or the reason why it has none. */
  meaning: string;
  details: string[];
  target: Target | undefined;
  /** Why there is no meaning; `null` where there is one. */
  unexplained: keyof typeof UNEXPLAINED | null;
  parts: Part[];
}

/** Explains a call word by word, in the order of the source. Every stretch of the call is in exactly one part. */
export function explain(call: ParsedCommand, model: CommandModel): Part[] {
  const parts: Part[] = [];
  const { flags } = call.args;
  /** The flag that a token is, or is in the value of. Both are in the order of the source. */
  let at = 0;
  for (const token of call.tokens) {
    while (at < flags.length && (flags[at]?.valueWord.end ?? 0) < token.end) at++;
    const { title, meaning, details = [], target } = describe(token, call, flags[at], model);
    const unexplained = meaning === undefined ? reasonFor(token, call, model) : null;
    const said = unexplained === null ? (meaning ?? '') : UNEXPLAINED[unexplained];
    const part: Part = { ...token, title, meaning: said, details, target, unexplained, parts: [] };
    const around = parts.at(-1);
    // The words of the tool are one name.
    if (around?.role === 'program' && token.role === 'program') {
      parts[parts.length - 1] = { ...around, text: `${around.text} ${token.text}`, end: token.end };
    } else if (around?.role === 'value' && token.role !== 'value' && token.end <= around.end) around.parts.push(part);
    else parts.push(part);
  }
  return parts;
}

function describe(
  token: CommandToken,
  call: ParsedCommand,
  given: GivenFlag | undefined,
  model: CommandModel,
): Description {
  const { text } = token;
  switch (token.role) {
    case 'wrapper':
      return { title: 'around the command', meaning: wrapperMeaning(text) };
    case 'program':
      return { title: 'tool', ...described(model.tools[call.tool]) };
    case 'subcommand':
      return {
        title: 'command',
        ...described(call.path.find((one) => one.name === text || one.aliases?.includes(text))),
      };
    case 'registry':
      return { title: 'registry', meaning: 'Where the image is fetched from.' };
    case 'gadget':
      return gadget(text, call);
    case 'tag':
      return { title: 'tag', meaning: 'Release of the gadget. It should match the version of the tool.' };
    case 'flag':
      return flag(given);
    case 'value':
      return value(text, given);
    case 'field':
      return field(text, call);
    case 'source':
      return source(text, call);
    case 'mode':
      return { title: 'output mode', meaning: MODES[text] };
    case 'operator':
      return { title: 'comparison', meaning: OPERATOR_MEANINGS[text] };
    case 'text':
      return { title: 'word' };
  }
}

const described = (thing?: {
  meaning?: string | undefined;
  page?: string | undefined;
}): Omit<Description, 'title'> => ({
  meaning: thing?.meaning,
  target: thing?.page === undefined ? undefined : { page: thing.page },
});

function reasonFor(
  { role, text, offset }: CommandToken,
  call: ParsedCommand,
  model: CommandModel,
): Exclude<Part['unexplained'], null> {
  if (/[$%…]|^[<[]/.test(text)) return 'placeholder';
  if (role === 'value' || role === 'tag') return 'chosen';
  if (role === 'text' && offset !== call.unknown?.offset) return 'chosen';
  if (role === 'text') return model.removed.includes(text) ? 'removed' : 'unknown';
  if (call.image && !call.image.entry) return 'foreign';
  // Annotations of the same command may make fields.
  const makesFields = call.args.flags.some((flag) => flag.name === '--annotate');
  return role === 'field' && makesFields ? 'chosen' : 'unknown';
}

function gadget(text: string, { gadget: run, image }: ParsedCommand): Description {
  // Commands about images name gadgets that they do not run.
  const view = run ?? image?.entry?.view;
  if (!view) return { title: 'image' };
  const kernel = view.minKernel === undefined ? [] : [`Linux ${view.minKernel} or newer`];
  return {
    title: `gadget ${text}`,
    meaning: `${view.summary}.`,
    details: [...kernel, `runs with ${view.environments.join(', ')}`],
    target: { page: `gadgets/${view.name}` },
  };
}

function flag(given: GivenFlag | undefined): Description {
  const spec = given?.spec;
  if (!spec) return { title: 'unknown flag' };
  const { flag: name, short, meaning, page, anchor = rowAnchor(name) ?? undefined } = spec;
  return {
    title: `flag ${name}${short === undefined ? '' : ` (${short})`}`,
    meaning,
    details: details(spec),
    target: page === undefined ? undefined : { page, anchor },
  };
}

function details(spec: KnownFlag): string[] {
  return [
    `type ${spec.type}`,
    ...(spec.default === undefined ? [] : [spec.default === '' ? 'empty by default' : `${spec.default} by default`]),
    ...(spec.allowed ? [`one of ${spec.allowed.join(', ')}`] : []),
  ];
}

function value(text: string, given: GivenFlag | undefined): Description {
  const { name = 'the flag', option = '', spec } = given ?? {};
  const meanings: Readonly<Record<string, string>> = {
    '--filter': 'Conditions that a row must meet; all must be true.',
    '--filter-expr': 'A condition in the Expr language; only rows for which it is true are shown.',
    '--fields': /(?:^|[:,;])[+-]/.test(text)
      ? 'Fields added to or removed from the default columns.'
      : 'The fields to show, in this order.',
    '--sort': 'The fields to sort by; a leading hyphen sorts from high to low.',
  };
  const meaning = meanings[option] ?? spec?.meaning;
  return { title: `value of ${name}`, meaning, details: spec && details(spec) };
}

function field(text: string, { gadget: view }: ParsedCommand): Description {
  for (const { name, fields } of view?.dataSources ?? []) {
    const found = fields.find((one) => one.name === text);
    if (!found || !view) continue;
    const { type, unit, from, allowed, values = {} } = found;
    const names = allowed ?? Object.entries(values).map(([word, number]) => `${number} ${word}`);
    return {
      title: `field ${text}`,
      meaning: `${found.meaning}.`,
      details: [type && `type ${type}`, unit, names.join(', '), from && `made from ${from}`].flatMap(
        (one) => one || [],
      ),
      target: fieldTarget(view, name, text),
    };
  }
  return { title: 'field' };
}

function source(text: string, { gadget: view }: ParsedCommand): Description {
  const found = view?.dataSources.find((one) => one.name === text);
  const rows = found?.type === 'array' ? 'It prints a table at each interval.' : 'It prints one row for each event.';
  return { title: `data source ${text}`, meaning: found && rows };
}
