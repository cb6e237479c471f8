/** A run as a manifest. */

import type { GivenFlag } from '../commands/arguments';
import type { CommandModel } from '../commands/model';
import type { ParsedCommand } from '../commands/parse';
import { toolWords } from './builder/run';
import { printWords, quoteString } from './quote';

/** Keys of a manifest that are no parameters; the keys in `LISTS` contain lists. */
const KEYS: ReadonlySet<string> = new Set(['name', 'id', 'tags', 'nodes']);
const LISTS: ReadonlySet<string> = new Set(['tags', 'nodes']);

const FILE = 'gadget.yaml';

/** The manifest of a run, and the command with what only that can say; `null` for a call that runs no image. */
export function asManifest(call: ParsedCommand, model: CommandModel): { yaml: string; command: string } | null {
  if (!call.path.at(-1)?.run || !call.image) return null;
  const keys = new Map<string, string>();
  const params = new Map<string, string>();
  const rest: GivenFlag[] = [];
  for (const flag of call.args.flags) {
    const name = flag.spec?.manifest;
    if (name === undefined) rest.push(flag);
    else (KEYS.has(name) ? keys : params).set(name, flag.value ?? 'true');
  }
  const lines = ['apiVersion: 1', 'kind: instance-spec', `image: ${scalar(call.image.word.text)}`];
  for (const [key, value] of keys) lines.push(...(LISTS.has(key) ? list(key, value) : [`${key}: ${scalar(value)}`]));
  if (params.size > 0) lines.push('paramValues:');
  for (const [name, value] of params) lines.push(`  ${name}: ${scalar(value)}`);
  const words = [...toolWords({ tool: call.tool, tag: null }, model), 'run', '-f', FILE, ...rest.flatMap(flagWords)];
  return { yaml: `${lines.join('\n')}\n`, command: printWords(words) };
}

function flagWords(flag: GivenFlag): string[] {
  if (flag.value === undefined) return [flag.written];
  return flag.valueWord === flag.word ? [`${flag.written}=${flag.value}`] : [flag.written, flag.value];
}

function list(key: string, value: string): string[] {
  return [`${key}:`, ...value.split(',').map((item) => `  - ${scalar(item.trim())}`)];
}

/** Text as a YAML scalar: bare where it can be nothing else than this text, else in quotes. */
export function scalar(text: string): string {
  const isPlain = /^[A-Za-z_/][\w./:@-]*$/.test(text) && !text.endsWith(':');
  const isWord = /^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text);
  return isPlain && !isWord ? text : quoteString(text);
}
