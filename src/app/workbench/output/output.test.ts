// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { MODEL } from '../../../shared/commands/test-model';
import type { DataSourceView, GadgetView } from '../../../shared/gadgets/view';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { anchorsOf } from '../../../shared/workbench/anchors';
import { texts } from '../../test-document';
import type { VersionCommands } from '../data';
import { outputOf } from './index';

const site = { base: '/', strings: en, docsSets: [] } as unknown as SiteData;
const [trace] = MODEL.gadgets.flatMap(({ view }) => view ?? []);
if (!trace) throw new Error('The model has a gadget.');
const source = trace.dataSources[0] as DataSourceView;
const [fname, error] = source.fields;
if (!fname || !error) throw new Error('The gadget has fields.');
/** Fields with a unit, and with a hidden one. */
const fields = [fname, { ...error, type: 'u32', unit: 'bytes' }, { ...fname, name: 'secret', hidden: true }];

/** A gadget that prints what `trace_open` prints. */
const like = (name: string, more: Partial<DataSourceView> = {}): GadgetView => ({
  ...trace,
  name,
  dataSources: [{ ...source, ...more }],
});
const contextOf = (...views: GadgetView[]) => {
  const gadgets = views.map((view) => ({ name: view.name, view, flags: [], here: true }));
  const version = { name: 'v2', label: 'v2', path: '/docs/v2', isLast: true };
  const commands = { version, model: { ...MODEL, gadgets }, anchors: anchorsOf(views) } as unknown as VersionCommands;
  return { commands, site, pageGadget: 'audit_open' };
};
async function show(text: string, ...views: GadgetView[]): Promise<string | null> {
  const shown = await outputOf(text, contextOf(...views));
  document.body.replaceChildren(...(shown ? [shown.verdict ?? '', ...shown.content] : []));
  return document.querySelector('h3')?.textContent ?? null;
}
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '';
});

const TABLE = 'FNAME  ERROR  ERROR_RAW\na      EPERM  10\n';
const [first, second] = [like('trace_open'), like('audit_open')];

test('of several gadgets that print the same, it is that of the page, and the others can be chosen', async () => {
  expect(await show(TABLE, first, second)).toBe('Output of audit_open');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/docs/v2/gadgets/audit_open');
  const [other] = document.querySelectorAll<HTMLElement>('.workbench__line .button');
  expect(other?.textContent).toBe('trace_open');
  other?.click();
  expect(texts('h3')[0]).toBe('Output of trace_open');
  expect(texts('.workbench__line .button')[0]).toBe('audit_open');
});

test('it is that of the command which was pasted along', async () => {
  expect(await show(`$ sudo ig run trace_open\n${TABLE}`, second, first)).toBe('Output of trace_open');
});

test('one gadget alone needs no choice', async () => {
  expect(await show(TABLE, first)).toBe('Output of trace_open');
  expect(texts('.workbench__line .button')).not.toContain('trace_open');
});

test('rows in YAML are a table too; a manifest and YAML of other programs are none', async () => {
  expect(await show('---\nerror: EPERM\nerror_raw: 1\nfname: a\n---\nerror: ""\nerror_raw: 0\nfname: b\n', first)).toBe(
    'Output of trace_open',
  );
  expect(texts('tbody tr').map((row) => row.slice(0, 6))).toHaveLength(2);
  for (const other of ['apiVersion: 1\nkind: instance-spec\n', 'name: [\n', 'a: *b\n', 'name: x\n'])
    expect(await show(other, first)).toBe(null);
});

test('a text that a gadget prints is known by its sign, and told by its mode', async () => {
  const advice = like('advise_open', { signs: ['apiVersion: policy'], defaultOutputMode: 'advise' } as object);
  expect(await show('// advice\napiVersion: policy\n', advice)).toBe('Output of advise_open');
  expect(texts('p')).toEqual(['A finished policy or profile, printed at the end.']);
});

test('columns that are not aligned are told as such, and no filter is made of them', async () => {
  const shown = await outputOf('FNAME          ERROR    ERROR_RAW\nmy file EPERM 10\n', contextOf(first));
  expect(shown?.verdict?.textContent).toBe(en.workbench.notAligned);
  expect(shown?.content).toEqual([]);
});

test('a text that no gadget prints is no output', async () => expect(await show('hello world', first)).toBe(null));

test('each column says what it means, of which type and unit, and where the reference has it', async () => {
  await show('FNAME  ERROR\na      5\n', like('trace_open', { fields }));
  expect(texts('dt')).toEqual(['fname', 'error']);
  expect(texts('dd')).toEqual([
    `fname. string ${en.workbench.reference}`,
    `error. u32 · bytes ${en.workbench.reference}`,
  ]);
  const [, link] = document.querySelectorAll('dd a');
  expect(link?.getAttribute('href')).toBe('/docs/v2/gadgets/trace_open#field-error');
});

/** Copies the filter of the first row. */
function copied(): string[] {
  const texts: string[] = [];
  Object.defineProperty(navigator.clipboard, 'writeText', {
    configurable: true,
    value: (text: string) => Promise.resolve(texts.push(text)),
  });
  document.querySelector<HTMLElement>('tbody button')?.click();
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
  return texts;
}

test.each([
  ["it's;$(x)", `--filter 'fname==it'\\''s;$(x),error==EPERM'`],
  ['a\u0003', `--filter 'error==EPERM'`],
  ['a\u202e', `--filter 'error==EPERM'`],
  ['a\nb', `--filter 'error==EPERM'`],
])('the filter for a row with %j is quoted, and leaves out what cannot be seen', async (value, filter) => {
  await show(JSON.stringify({ fname: value, error: 'EPERM' }), first);
  expect(copied()).toEqual([filter]);
});

test('the filter for a row is made of at most four texts that it shows', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const many = [...names.map((name) => ({ ...fname, name, title: name.toUpperCase() })), ...fields.slice(1)];
  await show('A  B  C  D  E\n1  2  3  4  5\n', like('trace_open', { fields: many }));
  expect(copied()).toEqual([`--filter 'a==1,b==2,c==3,d==4'`]);
});
