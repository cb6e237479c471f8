import { expect, test } from 'vitest';
import type { GadgetView } from '../../../shared/gadgets/view';
import { searchRows } from './gadget-components';

test('fields of a data source that is not printed are not found', () => {
  const source = (name: string, visible: boolean) => ({
    name,
    visible,
    fields: [{ name: `${name}_id`, meaning: 'An id.' }],
  });
  const gadget = { params: [], dataSources: [source('shown', true), source('hidden', false)] } as unknown as GadgetView;
  expect(searchRows(gadget).map(({ name, kind }) => [name, kind])).toEqual([['shown_id', 'field']]);
});

test('a flag with a name in it is found by each of its names', () => {
  const param = { flag: '--add-<name>', names: ['one', 'two'], meaning: 'Adds.' };
  const gadget = { params: [param], dataSources: [] } as unknown as GadgetView;
  expect(searchRows(gadget).map(({ name }) => name)).toEqual(['--add-<name>', '--add-one', '--add-two']);
});
