import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../../src/engine/model/command-error';
import { ENVIRONMENTS, type Environment } from '../../../src/shared/gadgets/view';
import type { ToolCommand, ToolCommands, ToolFlag } from './model';

const WORDS: Readonly<Record<string, Environment>> = {
  'kubectl gadget': 'kubectl-gadget',
  'kubectl-gadget': 'kubectl-gadget',
  ig: 'ig',
  gadgetctl: 'gadgetctl',
};

/**
 * Reads what `--help` of the tools printed: a file with one or several, or a folder of such files. Throws
 * `CommandError` when none of it is help of a tool.
 */
export function readHelp(where: string): ToolCommands {
  const files = statSync(where).isDirectory()
    ? readdirSync(where)
        .sort()
        .map((name) => path.join(where, name))
        .filter((file) => statSync(file).isFile())
    : [where];
  const commands = files.flatMap((file) => helpIn(readFileSync(file, 'utf8'), path.basename(file)));
  if (commands.length === 0)
    throw new CommandError(
      `${where} is no checkout of the tool, and holds no output of --help of ${ENVIRONMENTS.join(', ')}.`,
    );
  return { commands, params: [] };
}

/** The helps in one text; each begins with its `Usage:`. */
function helpIn(text: string, file: string): ToolCommand[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('Usage:') ? [index] : []));
  return starts.flatMap((start, index) => oneHelp(lines.slice(start, starts[index + 1]), file, start + 1) ?? []);
}

function oneHelp(lines: readonly string[], file: string, firstLine: number): ToolCommand | null {
  const usage = lines
    .slice(0, 3)
    .join(' ')
    .replace(/^Usage:\s*/, '')
    .trim();
  const [, words = '', rest = ''] =
    /^(kubectl gadget|kubectl-gadget|ig|gadgetctl)\b((?: [a-z][\w-]*)*)/.exec(usage) ?? [];
  const tool = WORDS[words];
  if (tool === undefined) return null;
  const found: ToolCommand = {
    tool,
    path: rest.trim().split(' ').filter(Boolean),
    aliases: [],
    flags: [],
    inherited: [],
    others: 'none',
    file,
    line: firstLine,
  };
  let section = '';
  lines.forEach((line, index) => {
    const [, title] = /^([A-Z][\w ]*):\s*$/.exec(line) ?? [];
    if (title !== undefined) section = title;
    else if (section === 'Aliases' && line.trim() !== '') found.aliases = aliasesIn(line, found.path.at(-1) ?? '');
    else if (section.endsWith('Flags')) {
      const flag = flagIn(line, file, firstLine + index);
      if (flag) (section === 'Global Flags' ? found.inherited : found.flags).push(flag);
    }
  });
  return found;
}

function aliasesIn(line: string, name: string): string[] {
  return line
    .trim()
    .split(/,\s*/)
    .map((alias) => alias.split(' ').at(-1) ?? '')
    .filter((alias) => alias !== name && alias !== '');
}

const FLAG = /^\s{2,}(?:(-\w), )?\s*(--[\w.-]+)(?: (\w+))?(?:\s{2,}(.*))?$/;
const TYPES: Readonly<Record<string, string>> = { strings: 'string', stringArray: 'string' };

function flagIn(line: string, file: string, number: number): ToolFlag | null {
  const [, short, flag, word, text = ''] = FLAG.exec(line) ?? [];
  if (flag === undefined) return null;
  const type = word === undefined ? 'bool' : (TYPES[word] ?? word);
  const [, quoted, plain] = /\(default (?:"([^"]*)"|([^)]*))\)\s*$/.exec(text) ?? [];
  const empty: Readonly<Record<string, string>> = { bool: 'false', string: '', duration: '0s' };
  return {
    flag,
    short: short ?? null,
    // Parameters of operators print their own words for types.
    type: /^(?:bool|string|duration|u?int\d*)$/.test(type) ? type : null,
    default: quoted ?? plain?.replace(/^\[(.*)\]$/, '$1') ?? empty[type] ?? (/^u?int/.test(type) ? '0' : null),
    description: text.replace(/\s*\(default .*\)\s*$/, '').trim(),
    hidden: false,
    file,
    line: number,
  };
}
