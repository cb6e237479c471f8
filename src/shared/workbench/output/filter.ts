/** Filters made from what was printed, and put into commands. */

import type { FieldView } from '../../gadgets/view';
import type { CommandModel } from '../../commands/model';
import { parseCommand } from '../../commands/parse';
import { readShell } from '../../commands/shell';
import { inQuotes } from '../quote';

/** The condition that a field has a value, as `--filter` takes it: commas and backslashes of the value are escaped. */
export function conditionFor(field: Pick<FieldView, 'name'>, value: string): string {
  return `${field.name}==${value.replace(/[\\,]/g, '\\$&')}`;
}

/**
 * A command with one more condition. One that is there already, or asks the same field with the same sign, gives way.
 * Text that is no run of a gadget comes back as it is.
 */
export function withCondition(command: string, condition: string, model: CommandModel): string {
  for (const one of readShell(command).commands) {
    const call = parseCommand(one, model);
    if (!call?.path.at(-1)?.run || !call.image) continue;
    const flag = call.args.flags.filter(({ name, value }) => name === '--filter' && value !== undefined).at(-1);
    if (!flag) {
      const end = call.tokens.reduce((last, token) => Math.max(last, token.end), 0);
      return `${command.slice(0, end)} --filter ${inQuotes(condition)}${command.slice(end)}`;
    }
    const value = inQuotes(joined(flag.value ?? '', condition));
    const isInline = flag.valueWord === flag.word;
    const { offset, end } = flag.valueWord;
    return command.slice(0, offset) + (isInline ? `${flag.written}=${value}` : value) + command.slice(end);
  }
  return command;
}

/** Conditions of a filter; a comma behind a backslash belongs to a value. */
function joined(filter: string, condition: string): string {
  const asked = condition.slice(0, condition.indexOf('==') + 2);
  const kept = filter.split(/(?<=(?<!\\)(?:\\\\)*),/).map((one) => one.replace(/,$/, ''));
  return [...kept.filter((one) => one.trim() !== '' && !one.trim().startsWith(asked)), condition].join(',');
}
