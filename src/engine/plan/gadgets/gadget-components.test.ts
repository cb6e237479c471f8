import { expect, test } from 'vitest';
import type { ArticleComponent } from '../../markdown/article';
import type { PlanContext } from '../site';
import type { DocsVersion } from '../docs/docs-version';
import { emptySource } from '../test-source';
import { gadgetNamedBy, gadgetPart } from './gadget-components';

const version = {
  config: { name: 'v1' },
  layer: 'v1',
  path: '/docs/v1',
} as unknown as DocsVersion;

/** A site with the data of these gadgets; `null` for one without such data. */
function contextOf(names: string[] | null, unreadable: string[] = []): PlanContext {
  const views = new Map([['v1', names?.map((name) => ({ name })) ?? []]]);
  const gadgets = names && { views, unreadable, common: { categories: {}, observes: {} } };
  return { site: { ...emptySource({ title: 'T' }), docs: [], gadgets } } as unknown as PlanContext;
}
const tag = (attributes: ArticleComponent['attributes'] = {}): ArticleComponent =>
  ({ name: 'GadgetParameters', attributes, line: 3, column: 1 }) as ArticleComponent;
const doc = { id: 'gadgets/trace_opn', document: { file: 'docs/gadgets/trace_opn.md' } } as unknown as Parameters<
  typeof gadgetPart
>[2];

test.each([
  [['trace_open', 'trace_exec'], 'Did you mean name="trace_open"?'],
  [['top_tcp', 'audit'], 'Gadgets: top_tcp, audit.'],
  [[], 'Gadgets: none.'],
  [null, 'Gadgets: none.'],
])('a tag for a gadget that is not among %j is reported at its place', (names, hint) =>
  expect(gadgetPart(contextOf(names), version, doc, tag())).toEqual({
    html: '',
    incomplete: true,
    problem: {
      file: 'docs/gadgets/trace_opn.md',
      line: 3,
      column: 1,
      rule: 'gadget/unknown',
      severity: 'error',
      message: 'There is no gadget "trace_opn".',
      version: 'v1',
      hint,
    },
  }),
);

test('a gadget with unreadable data is reported once, at its data file', () =>
  expect(gadgetPart(contextOf([], ['trace_opn']), version, doc, tag())).toEqual({ html: '', incomplete: true }));

test.each([
  [{ name: 'audit' }, 'gadgets/trace_open', 'audit'],
  [{}, 'gadgets/trace_open', 'trace_open'],
  [{}, 'trace_open', 'trace_open'],
  [{}, 'gadgets/trace-open', 'gadgets/trace-open'],
])('with %j on %s the gadget is %s', (attributes, id, name) => expect(gadgetNamedBy(attributes, { id })).toBe(name));
