import { expect, test } from 'vitest';
import type { CommandModel } from '../commands/model';
import { MODEL } from '../commands/test-model';
import { differencesOf } from './in-version';

/** The model with another gadget data, as a later version may have it. */
const LATER: CommandModel = {
  ...MODEL,
  version: 'v3',
  runFlags: MODEL.runFlags.map((flag) => (flag.flag === '--detach' ? { ...flag, here: true } : flag)),
  gadgets: MODEL.gadgets.map((entry) =>
    entry.view
      ? {
          ...entry,
          view: {
            ...entry.view,
            params: entry.view.params.map((param) =>
              param.flag === '--failed' ? { ...param, default: 'true' } : param,
            ),
            dataSources: entry.view.dataSources.map((source) => ({ ...source, defaultColumns: { ig: ['fname'] } })),
          },
        }
      : entry,
  ),
};
const of = (text: string, here = MODEL, there = LATER) => differencesOf(text, here, there);

test('what is wrong in the other version alone is told', () => {
  const back = of('kubectl gadget run trace_open --detach', LATER, MODEL);
  expect(back.wrong.map((one) => one.rule)).toEqual(['command/flag-version']);
  expect(back.isRight).toBe(false);
});

test('what is wrong here and right there is told', () => {
  const { wrong, isRight } = of('kubectl gadget run trace_open --detach');
  expect({ wrong, isRight }).toEqual({ wrong: [], isRight: true });
});

test('other defaults of flags that are given, and other columns, are told', () => {
  expect(of('ig run trace_open --failed').altered).toEqual([
    { text: 'trace_open', here: 'prints fname, error', there: 'prints fname' },
    { text: '--failed', here: 'type bool, false by default', there: 'type bool, true by default' },
  ]);
  expect(of('ig run trace_open --fields fname --kind file').altered).toEqual([]);
});
