/** What would be different about a text of commands in another version. */

import type { Finding } from '../commands/finding';
import type { CommandModel } from '../commands/model';
import type { ParsedCommand } from '../commands/parse';
import { diagnose } from './diagnose';
import { explain, type Part } from './explain';

/** A word that something else is true of. */
interface Altered {
  text: string;
  here: string;
  there: string;
}

/** The differences; all is empty, and `isRight` false, where there are none. */
interface Differences {
  wrong: Finding[];
  /** Whether nothing is wrong there, and something is here. */
  isRight: boolean;
  /** Defaults, types and values of flags, and columns of gadgets. */
  altered: Altered[];
}

/** Compares what a text meets with in a version with what it meets with in another one. Never throws. */
export function differencesOf(text: string, here: CommandModel, there: CommandModel): Differences {
  const now = diagnose(text, here);
  const then = diagnose(text, there);
  const known = new Set(now.findings.map(keyOf));
  return {
    wrong: then.findings.filter((one) => !known.has(keyOf(one))),
    isRight: then.findings.length === 0 && now.findings.length > 0,
    altered: now.calls.flatMap(({ parsed }) => {
      const other = then.calls.find((call) => call.parsed.tokens[0]?.offset === parsed.tokens[0]?.offset);
      return other ? [...columns(parsed, other.parsed), ...flags(parsed, other.parsed, here, there)] : [];
    }),
  };
}

const keyOf = ({ rule, offset }: Finding): string => `${rule} ${offset}`;

/** What is printed of a gadget that is not told what to print. */
function columns(here: ParsedCommand, there: ParsedCommand): Altered[] {
  if (!here.gadget || !there.gadget || here.args.flags.some((flag) => flag.name === '--fields')) return [];
  const printed = ({ gadget, tool }: ParsedCommand): string[] =>
    (gadget?.dataSources ?? []).flatMap(({ visible, defaultColumns }) =>
      visible ? [defaultColumns[tool === 'gadgetctl' ? 'ig' : tool] ?? []].map((names) => names.join(', ')) : [],
    );
  return altered(here.gadget.name, printed(here), printed(there), (names) => `prints ${names}`);
}

function flags(here: ParsedCommand, there: ParsedCommand, model: CommandModel, otherModel: CommandModel): Altered[] {
  const given = (call: ParsedCommand, of: CommandModel): Part[] =>
    explain(call, of).filter((part) => part.role === 'flag' && part.unexplained === null);
  const others = given(there, otherModel);
  return given(here, model).flatMap((part) => {
    const other = others.find((one) => one.offset === part.offset);
    return other ? altered(part.text, [part.details.join(', ')], [other.details.join(', ')], String) : [];
  });
}

function altered(
  text: string,
  here: readonly string[],
  there: readonly string[],
  say: (of: string) => string,
): Altered[] {
  const [before, after] = [here.join('; '), there.join('; ')];
  return before === after ? [] : [{ text, here: say(before), there: say(after) }];
}
