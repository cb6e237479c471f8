import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CommandModel, FlagModel } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import { diagnose } from '../../../shared/workbench/diagnose';
import { correctCommands } from '../../../shared/workbench/correct';

const flag = (name: string, type: string, short?: string): FlagModel => ({ flag: name, short, type, here: true });

/** A gadget with two data sources and its own flag. */
const TWO_SOURCES: CommandModel['gadgets'] = MODEL.gadgets.flatMap(({ view }) =>
  view
    ? {
        name: 'trace_both',
        flags: ['--deep'],
        here: true,
        view: {
          ...view,
          name: 'trace_both',
          dataSources: ['open', 'close'].flatMap((name) => view.dataSources.map((source) => ({ ...source, name }))),
        },
      }
    : [],
);

/** The small model with a flag of each kind, and a field whose values have names. */
const WIDER: CommandModel = {
  ...MODEL,
  runFlags: [
    ...MODEL.runFlags,
    flag('--timeout', 'int32', '-t'),
    flag('--max-entries', 'uint32'),
    flag('--ratio', 'float64'),
    flag('--interval', 'duration'),
    flag('--host', 'bool'),
    flag('--sort', 'string'),
    // Flags that only some gadgets, only other tools or only earlier versions accept.
    { ...flag('--table-size', 'uint32'), needs: 'array' },
    { ...flag('--order', 'string'), needs: 'single-source' },
    { ...flag('--symbols', 'bool'), needs: 'user-stack' },
    { ...flag('--podname', 'string', '-p'), environments: ['kubectl-gadget'] },
    { ...flag('--k8s-podname', 'string'), environments: ['ig', 'gadgetctl'] },
    { ...flag('--remote-only', 'bool'), environments: ['kubectl-gadget', 'gadgetctl'] },
    { flag: '--earlier', type: 'bool', here: false, until: 'v1' },
    { flag: '--foreign', type: 'bool', here: false },
  ],
  gadgets: [...MODEL.gadgets, ...TWO_SOURCES].map((gadget) => ({
    ...gadget,
    view: gadget.view && {
      ...gadget.view,
      dataSources: gadget.view.dataSources.map((source) => ({
        ...source,
        fields: source.fields.map((field) =>
          field.name === 'error' ? { ...field, allowed: ['ENOENT', 'EPERM', 'EACCES'] } : field,
        ),
      })),
    },
  })),
};

/** Commands as people paste them, each with its diagnostics; `⏎` is a line end. `vitest -u` updates them. */
const ANSWERS = readFileSync(path.join(import.meta.dirname, 'diagnosed.txt'), 'utf8');
const COMMANDS = ANSWERS.split('\n\n').map((block) => (block.split('\n', 1)[0] ?? '').replaceAll('⏎', '\n'));

test('diagnostics of a command have a place, a message and a hint', async () => {
  const diagnosed = COMMANDS.map((command) => {
    const { findings } = diagnose(command, WIDER);
    const lines = findings.map(
      ({ offset, end, rule, message, hint, fix }) =>
        `  ${rule} at "${command.slice(offset, end)}"\n    ${message}\n    ${hint ?? '-'}${
          fix ? `\n    "${command.slice(fix.offset, fix.end)}" becomes "${fix.words.join(' ')}"` : ''
        }\n`,
    );
    const { text, isChanged, left } = correctCommands(command, WIDER);
    const result = isChanged
      ? `  = ${text?.replaceAll('\n', '⏎') ?? 'nothing'}${left.length > 0 ? ' (and more)' : ''}\n`
      : '';
    return `${command.replaceAll('\n', '⏎')}\n${lines.join('') || '  nothing\n'}${result}`;
  });
  await expect(diagnosed.join('\n')).toMatchFileSnapshot('diagnosed.txt');
});
