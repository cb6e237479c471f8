import { expect, test } from 'vitest';
import config from '../../../../site.config';
import { parseCommand } from '../../../shared/commands/parse';
import { explain, type Anchors, type Part } from '../../../shared/workbench/explain';
import { stepsOfPages } from './test-pages';

const ANCHORS: Anchors = {
  gadgetPage: (name) => `gadgets/${name}`,
  param: (flag) => flag,
  field: (_gadget, _source, name) => name,
  row: (name) => name,
};

/** Roles whose words the tool or a gadget defines, so that there is something to say. */
const DEFINED: ReadonlySet<Part['role']> = new Set(['program', 'subcommand', 'flag', 'field', 'mode', 'operator']);

const unexplained = stepsOfPages(config).flatMap(({ file, model, script }) =>
  script.commands.flatMap((command) => {
    const call = parseCommand(command, model);
    // Flags of gadgets that a page builds itself are known to that page alone.
    if (!call || call.unknown || (call.path.at(-1)?.run && !call.gadget)) return [];
    const annotations = call.args.flags.filter((flag) => flag.name === '--annotate').map((flag) => flag.value);
    return (
      explain(call, model, ANCHORS)
        .flatMap((part) => [part, ...part.parts])
        .filter((part) => DEFINED.has(part.role) && part.meaning === null)
        // A variable stands for any name, and annotations of the same command may add fields.
        .filter((part) => !part.text.includes('$') && !(part.role === 'field' && annotations.length > 0))
        .map((part) => `${file}: ${part.role} ${part.text}`)
    );
  }),
);

test('every word of every command of the pages is explained', () => {
  expect([...new Set(unexplained)]).toEqual([]);
});
