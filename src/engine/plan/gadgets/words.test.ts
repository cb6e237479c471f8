import { describe, expect, test } from 'vitest';
import type { DataSourceView, Environment, FieldView, GadgetView } from '../../../shared/gadgets/view';
import type { Words } from '../../../views';
import { fieldState } from './rows';
import { type WordsContext, flagsNote, glanceFacts } from './words';
import { sectionsOf } from '../../read/sections';

/** A sentence with its pieces marked by their kinds. */
const marked = (words: Words): string =>
  words
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.kind === 'line-end') return ' / ';
      return piece.kind === 'link' ? `L(${piece.text}, ${piece.href})` : `${piece.kind.charAt(0)}(${piece.text})`;
    })
    .join('');
const labels: WordsContext['labels'] = {
  environment: (environment) => environment.toUpperCase(),
  category: (category) => `${category} gadgets`,
  observed: (observed) => `all ${observed}`,
};
const context = (pages: Partial<WordsContext['pages']> = {}): WordsContext => ({
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
  expect(marked(flagsNote(context()))).toBe(
    'Flags of every gadget, such as c(--output), c(--fields) and c(--timeout): see L(Running gadgets, /docs/run).',
  );
  expect(flagsNote(context({ flags: null }))).toEqual([]);
});

describe('a field is printed', () => {
  const both: Environment[] = ['kubectl-gadget', 'ig'];
  test.each<[string, Partial<FieldView>, Partial<DataSourceView>, Environment[], string]>([
    ['everywhere', {}, {}, both, 'shown'],
    ['on request', { shownIn: [] }, {}, both, 'hidden'],
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
  const facts = (more: Partial<GadgetView>, of = context()): Record<string, string> =>
    Object.fromEntries(glanceFacts({ ...gadget, ...more }, of).map(([name, words]) => [name, marked(words)]));

  test('have a fixed order, and missing facts are left out', () => {
    expect(Object.keys(facts({}))).toEqual(['Kernel', 'Needs', 'Category', 'Observes', 'Image']);
    expect(Object.entries(facts({ requirements: ['BTF', 'root'], since: 'v1' }))).toEqual([
      ['Kernel', 'none stated, see the L(general requirements, /docs/needs)'],
      ['Needs', 'c(KUBECTL-GADGET), c(IG) or c(GADGETCTL) / BTF / root'],
      ['Category', 'trace gadgets'],
      ['Observes', 'all files, all processes'],
      ['Available', 'since v1'],
      ['Image', 'c(ghcr.io/open)'],
    ]);
  });

  test.each([
    [{ minKernel: '5.4' }, {}, 'Linux 5.4 or later'],
    [{ minKernel: '5.4', kernelNote: 'more' }, {}, 'Linux 5.4 or later n(more)'],
    [{ kernelNote: 'more' }, { requirements: null }, 'none stated n(more)'],
    [{ kernelNote: 'more' }, {}, 'none stated, see the L(general requirements, /docs/needs) n(more)'],
  ])('with %j and pages %j the kernel is %s', (more, pages, expected) =>
    expect(facts(more, context(pages))['Kernel']).toBe(expected),
  );

  test('include a note on its tools, and only the tools that run it', () =>
    expect(facts({ environments: ['kubectl-gadget'], environmentNote: 'as root' })['Needs']).toBe(
      'c(KUBECTL-GADGET) n(as root)',
    ));

  const { needs } = sectionsOf({
    needs: { ig: '[a binary](ig#install)', tag: 'See [tags](run#tag).', noOutput: '[Help](run#help)' },
  });

  test('link to the requirements of its tools and to help for missing output', () =>
    expect(Object.entries(facts({ environments: ['ig'] }, { ...context(), needs })).slice(1, 3)).toEqual([
      ['Needs', 'c(IG) (L(a binary, /docs/ig#install)) or c(GADGETCTL). See L(tags, /docs/run#tag).'],
      ['No output', 'L(Help, /docs/run#help)'],
    ]));

  test('keep the words of a link whose target the version lacks', () => {
    const has = (target: string): boolean => target !== 'run#tag';
    expect(facts({}, { ...context(), needs, has })['Needs']).toContain('See tags.');
  });
});
