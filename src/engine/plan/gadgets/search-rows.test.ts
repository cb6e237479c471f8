import { expect, test } from 'vitest';
import type { GadgetView } from '../../../shared/gadgets/view';
import { searchRows } from './gadget-components';

test('search does not find fields of a data source that is not printed', () => {
  const source = (name: string, visible: boolean) => ({
    name,
    visible,
    fields: [{ name: `${name}_id`, meaning: 'An id.' }],
  });
  const gadget = { params: [], dataSources: [source('shown', true), source('hidden', false)] } as unknown as GadgetView;
  expect(searchRows(gadget).map(({ name, kind }) => [name, kind])).toEqual([['shown_id', 'field']]);
});

test('a flag that contains a name is found by each possible name', () => {
  const param = { flag: '--add-<name>', names: ['one', 'two'], meaning: 'Adds.' };
  const gadget = { params: [param], dataSources: [] } as unknown as GadgetView;
  expect(searchRows(gadget).map(({ name }) => name)).toEqual(['--add-<name>', '--add-one', '--add-two']);
});
