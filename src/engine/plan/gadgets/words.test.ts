import { describe, expect, test } from 'vitest';
import type { DataSourceView, Environment, FieldView, GadgetView, ParamView } from '../../../shared/gadgets/view';
import type { RenderContext } from '../../read/gadgets/labels';
import {
  captionOf,
  fieldNotes,
  fieldState,
  fieldValues,
  flagsNote,
  glanceFacts,
  namedFlags,
  paramNotes,
  sinceNote,
  type Writer,
} from './words';

/** Says what is written how. */
const WRITER: Writer = {
  text: (text) => `T(${text})`,
  code: (name) => `C(${name})`,
  link: (text, address) => `L(${text}, ${address})`,
  note: (text) => `N(${text})`,
  lines: (texts) => texts.join(' / '),
};
const labels: RenderContext['labels'] = {
  environment: (environment) => environment.toUpperCase(),
  category: (category) => `${category} gadgets`,
  observed: (observed) => `all ${observed}`,
};
const context = (pages: Partial<RenderContext['pages']> = {}): RenderContext => ({
  link: (page) => `/docs/${page}`,
  pages: { gadgets: 'gadgets', flags: 'run', requirements: 'needs', ...pages },
  labels,
});
const field = (more: Partial<FieldView> = {}): FieldView => ({
  name: 'pid',
  title: 'PID',
  hidden: false,
  shownIn: ['kubectl-gadget', 'ig'],
  meaning: '',
  ...more,
});
const source = (fields: FieldView[] = [], more: Partial<DataSourceView> = {}): DataSourceView =>
  ({ name: 'open', visible: true, fields, ...more }) as DataSourceView;
const param = (more: Partial<ParamView>): ParamView => ({
  flag: '--x',
  type: 'string',
  default: '',
  meaning: '',
  ...more,
});

test.each([
  [param({ unit: 'ms' }), ['Unit: T(ms)']],
  [param({}), ['']],
])('the notes of %j are %j', (one, notes) => expect(paramNotes(one, WRITER)).toEqual(notes));

test('only what came later says since when it is there', () => {
  expect(sinceNote({ since: 'v1' }, WRITER)).toBe('Since T(v1)');
  expect(sinceNote({}, WRITER)).toBe('');
});

test.each([
  [{ flag: '--add-<kind>-x', names: ['a', 'b'] }, ['--add-a-x', '--add-b-x']],
  [{ flag: '--x' }, []],
])('%j stands for %j', (one, flags) => expect(namedFlags(param(one))).toEqual(flags));

test('the flags of every gadget are explained on a page, where the site has it', () => {
  expect(flagsNote(context(), WRITER)).toBe(
    'Flags of every gadget, such as C(--output), C(--fields) and C(--timeout): see L(Running gadgets, /docs/run).',
  );
  expect(flagsNote(context({ flags: null }), WRITER)).toBe('');
});

test.each([
  [{}, 'Data source C(open)'],
  [{ note: 'One row a file.' }, 'Data source C(open): T(One row a file.)'],
  [{ visible: false }, 'Data source C(open) (internal, not printed)'],
  [{ visible: false, note: 'Raw.' }, 'Data source C(open) (internal, not printed): T(Raw.)'],
])('a source with %j is called %s', (more, caption) => expect(captionOf(source([], more), WRITER)).toBe(caption));

describe('a field is printed', () => {
  const both: Environment[] = ['kubectl-gadget', 'ig'];
  test.each<[string, Partial<FieldView>, Partial<DataSourceView>, Environment[], string]>([
    ['everywhere', {}, {}, both, 'shown'],
    ['where it is asked for', { shownIn: [] }, {}, both, 'hidden'],
    ['where its source is', {}, { visible: false }, both, 'hidden'],
    ['never as a group', { type: 'group' }, {}, both, ''],
    ['by one of two tools', { shownIn: ['ig'] }, {}, both, 'shown with IG'],
    ['by both of three tools', {}, {}, [...both, 'gadgetctl'], 'shown with KUBECTL-GADGET, IG'],
    ['by the only tool that has it', { shownIn: ['ig'], environments: ['ig'] }, {}, both, 'shown with IG'],
    ['by the only tool there is', { shownIn: ['ig'] }, {}, ['ig'], 'shown'],
  ])('%s', (_, more, of, environments, state) =>
    expect(fieldState(field(more), source([], of), environments, labels)).toBe(state),
  );
});

const RAW = field({ name: 'err_raw', title: 'ERR_RAW', values: { ENOENT: 2, EPERM: 1 } });
const TEXT = field({ name: 'err', title: 'ERR', from: 'err_raw', allowed: ['EPERM', 'other'] });

test.each<[string, FieldView, FieldView[], string[]]>([
  ['nothing', field(), [], []],
  ['its column, where that has another name', field({ title: 'Process' }), [], ['Column: T(Process)']],
  ['nothing of a column in capitals', field({ title: 'Pid' }), [], []],
  ['its unit', field({ unit: 'ns' }), [], ['Unit: T(ns)']],
  ['its tools', field({ environments: ['ig', 'gadgetctl'] }), [], ['Only with IG, GADGETCTL']],
  ['where its names are', RAW, [RAW, TEXT], ['Values: see C(err)']],
  ['nothing of a text that lists no names', RAW, [RAW, { ...TEXT, allowed: undefined }], []],
  ['nothing of a text that is made from another', RAW, [RAW, { ...TEXT, from: 'pid' }], []],
])('the notes of a field say %s', (_, one, fields, notes) =>
  expect(fieldNotes(one, source(fields), labels, WRITER).filter(Boolean)).toEqual(notes),
);

test.each<[string, FieldView, FieldView[], string[]]>([
  ['none', field(), [], []],
  ['its own', field({ allowed: ['Q', 'R'] }), [], ['Q', 'R']],
  ['names with their numbers', RAW, [RAW], ['ENOENT (2)', 'EPERM (1)']],
  ['those of the numbers it is made from', TEXT, [RAW, TEXT], ['EPERM (1)', 'other']],
  ['none that its text lists', RAW, [RAW, TEXT], []],
])('the legal values of a field are %s', (_, one, fields, values) =>
  expect(fieldValues(one, source(fields))).toEqual(values),
);

describe('the facts of a gadget', () => {
  const gadget = {
    category: 'trace',
    observes: ['files', 'processes'],
    environments: ['kubectl-gadget', 'ig'],
    image: 'ghcr.io/open',
  } as unknown as GadgetView;
  const facts = (more: Partial<GadgetView>, pages = {}): Record<string, string> =>
    Object.fromEntries(glanceFacts({ ...gadget, ...more }, context(pages), WRITER));

  test('are said in one order, and those that there are not are left out', () => {
    expect(Object.keys(facts({}))).toEqual(['Kernel', 'Runs with', 'Category', 'Observes', 'Image']);
    expect(Object.entries(facts({ requirements: ['BTF', 'root'], since: 'v1' }))).toEqual([
      ['Kernel', 'none stated, see the L(general requirements, /docs/needs)'],
      ['Runs with', 'C(KUBECTL-GADGET), C(IG)'],
      ['Needs', 'T(BTF) / T(root)'],
      ['Category', 'T(trace gadgets)'],
      ['Observes', 'T(all files, all processes)'],
      ['Available', 'since T(v1)'],
      ['Image', 'C(ghcr.io/open)'],
    ]);
  });

  test.each([
    [{ minKernel: '5.4' }, {}, 'Linux T(5.4) or later'],
    [{ minKernel: '5.4', kernelNote: 'more' }, {}, 'Linux T(5.4) or later N(more)'],
    [{ kernelNote: 'more' }, { requirements: null }, 'none stated N(more)'],
    [{ kernelNote: 'more' }, {}, 'none stated, see the L(general requirements, /docs/needs) N(more)'],
  ])('with %j and pages %j the kernel is %s', (more, pages, said) => expect(facts(more, pages)['Kernel']).toBe(said));

  test('say what is to be known of its tools', () =>
    expect(facts({ environmentNote: 'as root' })['Runs with']).toBe('C(KUBECTL-GADGET), C(IG) N(as root)'));
});
