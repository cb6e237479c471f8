import { expect, test } from 'vitest';
import { commandModel, commandsFile, commandName } from './model';
import { MODEL } from './test-model';

const views = MODEL.gadgets.flatMap(({ view }) => view ?? []);

test('what the browser fetches leaves out the views, which are in the public data already, and comes together again', () => {
  const file = commandsFile(MODEL);
  expect(file.gadgets).toEqual([
    { name: 'trace_open', flags: ['--failed', '--kind'], here: true },
    { name: 'trace_later', flags: [], here: false, since: 'v3' },
  ]);
  expect(file.gadgets.some((gadget) => 'view' in gadget)).toBe(false);
  expect(commandModel(JSON.parse(JSON.stringify(file)) as typeof file, views)).toEqual(MODEL);
});

test('a gadget without a view in the public data has none', () =>
  expect(commandModel(commandsFile(MODEL), []).gadgets.map(({ view }) => view)).toEqual([null, null]));

test('a command is called by its tool and its subcommands', () => {
  const image = MODEL.tools.ig.commands.filter(({ name }) => name === 'image');
  expect(commandName(MODEL, 'ig', [...image, ...(image[0]?.commands ?? [])])).toBe('ig image pull');
  expect(commandName(MODEL, 'kubectl-gadget', [])).toBe('kubectl gadget');
});
