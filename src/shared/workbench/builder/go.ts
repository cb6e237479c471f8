/** A run as a Go program that uses the library. `program.go` is its text; this file chooses lines and fills in values. */

import type { CommandModel } from '../../commands/model';
import { quoteString } from '../quote';
import template from './program.go?raw';
import { gadgetOf, inTool, legalFlags, type Run } from './run';

/** A program that runs a gadget on its host and prints rows as JSON; `dropped` are flags of the command line alone. */
export function goProgram(run: Run, model: CommandModel): { code: string; dropped: string[] } {
  const { run: local, dropped } = inTool(run, 'ig', model);
  const legal = legalFlags('ig', gadgetOf(run, model), model);
  const params = new Map<string, string>();
  const fields = local.flags.get('--fields');
  const timeout = Number(/^\d{1,9}$/.exec(local.flags.get('--timeout') ?? '')?.[0] ?? 0);
  const left = [...dropped];
  for (const [name, value] of local.flags) {
    const param = legal.find((one) => one.flag === name)?.manifest;
    if (name === '--timeout' || (name === '--fields' && isPlainList(fields))) continue;
    if (param?.startsWith('operator.') && !param.startsWith('operator.cli.')) params.set(param, value ?? 'true');
    else left.push(name);
  }
  const image = `${local.image.includes('/') ? local.image : model.imagePrefix + local.image}:${local.tag ?? 'latest'}`;
  const lines = template.split('\n').filter((line) => isUsed(line, params, timeout));
  const format = isPlainList(fields)
    ? `WithFields([]string{${fields.split(',').map(quoteString).join(', ')}})`
    : 'WithShowAll(true)';
  const code = lines.flatMap((line) => fillLine(line, { image, params, format, timeout })).join('\n');
  return { code, dropped: left };
}

/** A list of names is what the formatter takes; signs and data sources belong to the command line. */
function isPlainList(fields: string | null | undefined): fields is string {
  return typeof fields === 'string' && /^[\w.]+(?:,[\w.]+)*$/.test(fields);
}

/** What only some programs need, in the template. */
const CONDITION = /\s+\/\/ if (\w+)$/;

/** Whether a program needs a line: the timeout, or an operator for one of its parameters. */
function isUsed(line: string, params: ReadonlyMap<string, string>, timeout: number): boolean {
  const needed = CONDITION.exec(line)?.[1];
  if (needed === 'timeout') return timeout > 0;
  return needed === undefined || [...params.keys()].some((name) => name.startsWith(`operator.${needed}.`));
}

interface Values {
  image: string;
  params: ReadonlyMap<string, string>;
  /** How rows are formatted: a call of the JSON formatter's package. */
  format: string;
  timeout: number;
}

/** A line of the template with the values of a run. */
function fillLine(line: string, { image, params, format, timeout }: Values): string[] {
  const bare = line.replace(CONDITION, '');
  if (bare === '\tparams["NAME"] = "VALUE"')
    return [...params].map(([name, value]) => `\tparams[${quoteString(name)}] = ${quoteString(value)}`);
  if (bare === '\t\t"IMAGE",') return [`\t\t${quoteString(image)},`];
  return [bare.replace('30*time', `${timeout}*time`).replace('WithShowAll(true)', format)];
}
