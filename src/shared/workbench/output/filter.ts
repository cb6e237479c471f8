/** Filters made from what was printed, and put into commands. */

import type { DataSourceView, FieldView, GadgetView } from '../../gadgets/view';
import type { CommandModel } from '../../commands/model';
import { parseCommand } from '../../commands/parse';
import { readShell } from '../../commands/shell';
import { printWords, quoteWord } from '../quote';

/** The condition that a field has a value, as `--filter` takes it. */
export function conditionFor(field: Pick<FieldView, 'name'>, value: string): string {
  return printConditions([{ field: field.name, operator: '==', value }]);
}

/** The flag that filters rows of a data source: a gadget with several needs its name. */
export function filterFlag({ dataSources }: GadgetView, { name }: DataSourceView): string {
  return dataSources.length > 1 ? `--filter.${name}` : '--filter';
}

/**
 * A command with one more condition for a flag of filters. One that is there already, or asks the same field with the
 * same sign, gives way. Text that is no run of a gadget comes back as it is.
 */
export function withCondition(command: string, filter: string, condition: string, model: CommandModel): string {
  for (const one of readShell(command).commands) {
    const call = parseCommand(one, model);
    if (!call?.path.at(-1)?.run || !call.image) continue;
    const flag = call.args.flags.filter(({ name, value }) => name === filter && value !== undefined).at(-1);
    if (!flag) {
      // After its last word, including the quotes of that word.
      const { flags, positional } = call.args;
      const words = [...positional, ...flags.map((one) => one.valueWord), ...flags.map((one) => one.word)];
      const end = Math.max(...words.map((word) => word.end));
      return `${command.slice(0, end)} ${printWords([filter, condition])}${command.slice(end)}`;
    }
    const value = joined(flag.value ?? '', condition);
    const word = flag.valueWord === flag.word ? `${flag.written}=${value}` : value;
    return command.slice(0, flag.valueWord.offset) + quoteWord(word) + command.slice(flag.valueWord.end);
  }
  return command;
}

/** A filter with one more condition, in place of those that ask the same. */
function joined(filter: string, condition: string): string {
  const asked = condition.slice(0, condition.indexOf('==') + 2);
  return [...splitFilter(filter).filter((one) => !one.trim().startsWith(asked)), condition].join(',');
}

/** One condition of `--filter`: a comma separates them, a backslash keeps a comma in a value. */
export interface Condition {
  field: string;
  operator: string;
  value: string;
}

/** Signs that compare, longest first. */
export const OPERATORS = ['==', '!=', '>=', '<=', '!~', '~', '>', '<'] as const;

/** The conditions of a filter as they are written; a comma after a backslash belongs to a value. */
function splitFilter(filter: string): string[] {
  return (filter.match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? []).filter((part) => part.trim() !== '');
}

/** Reads a filter; `null` where a part is no condition that separate fields could show. */
export function readConditions(filter: string): Condition[] | null {
  const read = splitFilter(filter).map((part): Condition | null => {
    const [, field = '', operator = '', value = ''] = /^([\w.-]+?)(==|!=|>=|<=|!~|~|>|<)([\s\S]*)$/.exec(part) ?? [];
    return operator === '' ? null : { field, operator, value: value.replace(/\\([\\,])/g, '$1') };
  });
  return read.every((one) => one !== null) ? read : null;
}

/** Writes conditions as a filter: commas and backslashes of a value are escaped. */
export function printConditions(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, operator, value }) => `${field}${operator}${value.replace(/[\\,]/g, '\\$&')}`)
    .join(',');
}
