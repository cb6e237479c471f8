import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { en } from '../../../shared/strings/en';
import { GadgetTag, renderView } from '../../../views';
import { partModel, searchRows } from './gadget-components';
import { labelsOf, type WordsContext } from './words';
import { gadgetByName, sampleGadgets } from '../../read/gadgets/test-data';
import { sectionsOf } from '../../read/sections';
import { gadgetAt, gadgetsAt } from '../../read/gadgets/catalogue';
import type { GadgetView } from '../../../shared/gadgets/view';

const catalogue = sampleGadgets();
const labels = labelsOf(catalogue);
const context = {
  link: (page: string) => `/docs/main/${page}`,
  pages: { gadgets: 'gadgets', flags: 'reference/run', requirements: 'reference/requirements' },
  needs: sectionsOf({}).needs,
  has: () => true,
  labels,
};
const versions = [...catalogue.versions];
const part = (name: string, gadget: GadgetView, of: WordsContext = context): string =>
  renderView(GadgetTag, partModel(name, gadget, of), en);
const page = (gadget: GadgetView): string =>
  part('GadgetGlance', gadget) + part('GadgetParameters', gadget) + part('GadgetFields', gadget);
const ids = (html: string): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');

/** Whether a row stands inside of a fold. */
function folded(html: string, id: string): boolean {
  const before = html.slice(0, html.indexOf(`id="${id}"`));
  return (before.match(/<details/g)?.length ?? 0) > (before.match(/<\/details>/g)?.length ?? 0);
}

function view(name: string, version = 'main'): GadgetView {
  const found = gadgetAt(gadgetByName(catalogue, name), version, catalogue);
  if (!found) throw new Error(`${name} is not in ${version}`);
  return found;
}

describe.each(versions)('the rows in %s', (version) => {
  const gadgets = gadgetsAt(catalogue, version);

  it('have unique ids, which search uses', () => {
    for (const gadget of gadgets) {
      const found = ids(page(gadget));
      expect(new Set(found).size, gadget.name).toBe(found.length);
      for (const row of searchRows(gadget)) expect(found, gadget.name).toContain(row.id);
    }
  });

  it('contain every field and flag of the version and no other', () => {
    for (const gadget of gadgets) {
      const fields = gadget.dataSources.reduce((count, source) => count + source.fields.length, 0);
      expect([...page(gadget).matchAll(/<div id="field-/g)]).toHaveLength(fields);
      expect([...page(gadget).matchAll(/<div id="param-/g)]).toHaveLength(gadget.params.length);
    }
  });

  it('stay small: 100 bytes a row at most, compressed, above a base of 2 kB', () => {
    for (const gadget of gadgets) {
      const html = page(gadget);
      const rows = ids(html).length;
      expect(gzipSync(html).length, gadget.name).toBeLessThan(2048 + 100 * rows);
      expect(rows > 60 || gzipSync(html).length <= 6144, gadget.name).toBe(true);
    }
  });
});

describe('rows', () => {
  it('are prefixed with the data source when the name is taken', () => {
    const found = ids(part('GadgetFields', view('deadlock')));
    expect(found).toContain('field-pid');
    expect(found).toContain('field-mutex-pid');
    expect(found).toContain('field-process_exit-pid');
  });

  it('show shared parameters in folded groups after the other parameters', () => {
    const html = part('GadgetParameters', view('trace_open'));
    const order = [
      'param-failed',
      'Process filters',
      'param-pid',
      'User stacks',
      'param-collect-ustack',
      'Debugging',
      'param-trace-pipe',
    ].map((text) => html.indexOf(text));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(folded(html, 'param-failed')).toBe(false);
    expect(folded(html, 'param-pid')).toBe(true);
    expect(html).toContain('<small><code>--pid</code> <code>--tid</code>');
  });

  it('are escaped', () => {
    const gadget = {
      ...view('ttysnoop'),
      params: [{ flag: '--x', type: 'string', default: '<b>', meaning: 'a & "b"' }],
    };
    expect(part('GadgetParameters', gadget)).toContain(
      'default <code>&lt;b&gt;</code></span></dt><dd>a &amp; &quot;b&quot;</dd>',
    );
  });
});

it('a site without the pages that explain what gadgets share has no links to them', () => {
  const bare = { ...context, pages: { gadgets: 'tools', flags: null, requirements: null } };
  const [glance, parameters] = ['GadgetGlance', 'GadgetParameters'];
  const html = part(glance, view('trace_ssl'), bare) + part(parameters, view('trace_ssl'), bare);
  expect(html).toContain('none stated');
  expect(html).not.toMatch(/reference\/|general requirements|Flags of every gadget/);
});
