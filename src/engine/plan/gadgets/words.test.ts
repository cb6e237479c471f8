import { describe, expect, test } from 'vitest';
import type { DataSourceView, Environment, FieldView, GadgetView } from '../../../shared/gadgets/view';
import type { RenderContext } from '../../read/gadgets/labels';
import { fieldState, flagsNote, glanceFacts, type Writer } from './words';

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

test('the flags of every gadget are explained on a page, where the site has it', () => {
  expect(flagsNote(context(), WRITER)).toBe(
    'Flags of every gadget, such as C(--output), C(--fields) and C(--timeout): see L(Running gadgets, /docs/run).',
  );
  expect(flagsNote(context({ flags: null }), WRITER)).toBe('');
});

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
