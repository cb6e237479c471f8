import { describe, expect, test } from 'vitest';
import type { DataSourceView, Environment, FieldView, GadgetView } from '../../../shared/gadgets/view';
import { type RenderContext, fieldState, flagsNote, glanceFacts, type Writer } from './words';
import { sectionsOf } from '../../read/sections';

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
  needs: sectionsOf({}).needs,
  has: () => true,
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
    expect(Object.keys(facts({}))).toEqual(['Kernel', 'Needs', 'Category', 'Observes', 'Image']);
    expect(Object.entries(facts({ requirements: ['BTF', 'root'], since: 'v1' }))).toEqual([
      ['Kernel', 'none stated, see the L(general requirements, /docs/needs)'],
      ['Needs', 'C(KUBECTL-GADGET), C(IG) or C(GADGETCTL) / T(BTF) / T(root)'],
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

  test('include a note on its tools, and only the tools that run it', () =>
    expect(facts({ environments: ['kubectl-gadget'], environmentNote: 'as root' })['Needs']).toBe(
      'C(KUBECTL-GADGET) N(as root)',
    ));

  const { needs } = sectionsOf({
    needs: { ig: '[a binary](ig#install)', tag: 'See [tags](run#tag).', noOutput: '[Help](run#help)' },
  });

  test('link what its tools need, and help where nothing is printed', () =>
    expect(glanceFacts({ ...gadget, environments: ['ig'] }, { ...context(), needs }, WRITER).slice(1, 3)).toEqual([
      ['Needs', 'C(IG) (L(a binary, /docs/ig#install)) or C(GADGETCTL). T(See )L(tags, /docs/run#tag)T(.)'],
      ['No output', 'L(Help, /docs/run#help)'],
    ]));

  test('keep the words of a link whose target the version lacks', () => {
    const has = (target: string): boolean => target !== 'run#tag';
    const said = Object.fromEntries(glanceFacts(gadget, { ...context(), needs, has }, WRITER));
    expect(said['Needs']).toContain('T(See )T(tags)T(.)');
  });
});
