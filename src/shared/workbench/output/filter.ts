/** Filters made from what was printed, and put into commands. */

import type { DataSourceView, FieldView, GadgetView } from '../../gadgets/view';
import type { CommandModel } from '../../commands/model';
import { parseCommand } from '../../commands/parse';
import { readShell } from '../../commands/shell';
import { printConditions, splitFilter } from '../builder/conditions';
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
