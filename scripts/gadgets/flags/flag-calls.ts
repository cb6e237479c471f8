import type { Place } from '../place';
import type { ToolCommand } from './model';
import { stringValue, unquote } from '../tool/go-source';

/** A command in the making. */
export interface Command extends Omit<ToolCommand, 'tool' | 'path'> {
  name: string;
  commands: Command[];
}

const DEFINE =
  /^(String|Bool|Int|Int32|Int64|Uint|Uint16|Uint32|Uint64|Float64|Duration|StringSlice|StringArray)(Var)?(P)?$/;

/** Applies one call on the flags of a command: it defines a flag, hides one, or adds the flags of another set. */
export function flagCall(
  command: Command,
  method: string,
  args: readonly string[],
  place: Place,
  constants: ReadonlyMap<string, string>,
): void {
  if (method === 'AddFlagSet') command.others = 'library';
  if (/^Var(?:P|PF)?$/.test(method) && command.others === 'none') command.others = 'params';
  if (method === 'MarkHidden') {
    const name = stringValue(args[0] ?? '', constants);
    for (const flag of command.flags) if (flag.flag === `--${name}`) flag.hidden = true;
  }
  const [, type, isVariable, hasShort] = DEFINE.exec(method) ?? [];
  if (type === undefined) return;
  const [nameSource = '', ...rest] = isVariable === undefined ? args : args.slice(1);
  const name = stringValue(nameSource, constants);
  if (name === null) {
    command.others = 'library';
    return;
  }
  const short = hasShort === undefined ? '' : (unquote(rest[0] ?? '') ?? '');
  command.flags.push({
    ...place,
    flag: `--${name}`,
    short: short === '' ? null : `-${short}`,
    type: type.startsWith('String') ? 'string' : type.toLowerCase(),
    default: defaultOf(rest[hasShort === undefined ? 0 : 1] ?? '', type, constants),
    hidden: false,
  });
}

/** A default as it is printed: lists without brackets, durations as Go writes them. Null when it is computed. */
function defaultOf(source: string, type: string, constants: ReadonlyMap<string, string>): string | null {
  if (type === 'StringSlice' || type === 'StringArray') {
    const inside = /^(?:nil|\[\]string\{([^}]*)\})$/.exec(source);
    return inside === null ? null : (inside[1] ?? '').replace(/[\s"]/g, '');
  }
  if (type === 'String') return stringValue(source, constants);
  if (type === 'Duration') return durationOf(source);
  return /^(?:true|false|-?\d+)$/.test(source) ? source : null;
}

function durationOf(source: string): string | null {
  const [, count, unit] = /^(?:(\d+)\s*\*\s*)?time\.(Second|Minute|Hour)$/.exec(source) ?? [];
  if (unit === undefined) return source === '0' ? '0s' : null;
  const seconds = Number(count ?? 1) * { Second: 1, Minute: 60, Hour: 3600 }[unit as 'Second' | 'Minute' | 'Hour'];
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return parts.flatMap((part, index) => (part > 0 || index === 2 ? [`${part}${'hms'.charAt(index)}`] : [])).join('');
}
