import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderFields } from './fields-rows';
import { renderGlance } from './gadget-components';
import { labelsOf } from '../../read/gadgets/labels';
import { gadgetByName, sampleGadgets } from '../../read/gadgets/test-data';
import { renderParams } from './params-rows';
import { valueChips } from './rows';
import { searchRows } from './search-rows';
import { sectionsOf } from '../../read/sections';
import { gadgetAt, gadgetsAt } from '../../read/gadgets/view';
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
const page = (gadget: GadgetView): string =>
  renderGlance(gadget, context) + renderParams(gadget, context) + renderFields(gadget, labels);
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

  it('have ids that occur once and that search knows', () => {
    for (const gadget of gadgets) {
      const found = ids(page(gadget));
      expect(new Set(found).size, gadget.name).toBe(found.length);
      for (const row of searchRows(gadget)) expect(found, gadget.name).toContain(row.id);
    }
  });

  it('hold every field and flag of the version and no other', () => {
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
  it('can be linked to by flag and field name', () => {
    expect(renderParams(view('trace_open'), context)).toContain(
      '<div id="param-paths"><dt><code>--paths</code> <span>bool</span> <span>default <code>false</code></span> ' +
        '<small class="since">Since main</small></dt><dd>Fill the field fpath</dd></div>',
    );
    expect(renderFields(view('trace_dns'), labels)).toContain(
      '<div id="field-latency_ns"><dt><code>latency_ns</code> <span>string</span> <span>shown</span></dt>',
    );
  });

  it('fold what is not shown by default, and say which tool shows the rest', () => {
    const html = renderFields(view('trace_dns'), labels);
    expect(folded(html, 'field-timestamp_raw')).toBe(true);
    expect(folded(html, 'field-latency_ns')).toBe(false);
    expect(html).toMatch(/id="field-k8s\.node".*?<span>shown with kubectl gadget<\/span><\/dt>/);
  });

  it('fold the fields of containers, which most gadgets have, under their names', () => {
    const html = renderFields(view('trace_dns'), labels);
    expect(folded(html, 'field-k8s.podName')).toBe(true);
    expect(html).toMatch(
      /<h3 class="rows__head">Kubernetes <span>8<\/span><\/h3><details class="rows__more"><summary><span>(<code>k8s\.\w+<\/code> ?)+<\/span>/,
    );
  });

  it('hold their subfields, and are seen when one of these is', () => {
    const html = renderFields(view('trace_dns'), labels);
    const proc = html.slice(html.indexOf('id="field-proc"'), html.indexOf('id="field-proc.mntns_id"'));
    expect(proc).toContain('<dl><div id="field-proc.comm">');
    expect(proc).toContain('<summary>8 more fields</summary>');
    expect(folded(html, 'field-proc')).toBe(false);
    expect(folded(html, 'field-src.port')).toBe(true);
    expect(html).toContain('<summary>10 fields</summary><dl><div id="field-src.addr">');
  });

  it('show values as chips and fold long lists of them', () => {
    expect(renderFields(view('trace_dns'), labels)).toContain(
      '<p class="chips"><small>Values</small> <code>Q</code> <code>R</code></p>',
    );
    const many = valueChips(Array.from({ length: 20 }, (_, index) => `v${index}`));
    expect(many).toContain('<details><summary>20 values</summary><p class="chips"><code>v0</code>');
  });

  it('get the data source in front when the name is taken', () => {
    const found = ids(renderFields(view('deadlock'), labels));
    expect(found).toContain('field-pid');
    expect(found).toContain('field-mutex-pid');
    expect(found).toContain('field-process_exit-pid');
  });

  it('stand under the name of their source only with several data sources', () => {
    expect(renderFields(view('trace_open'), labels)).not.toContain('rows__source');
    expect(renderFields(view('deadlock'), labels).match(/class="rows__source"/g)).toHaveLength(3);
  });

  it('group shared parameters, folded, behind the own ones', () => {
    const html = renderParams(view('trace_open'), context);
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

  it('exist for each hook of trace_lsm', () => {
    expect(ids(renderParams(view('trace_lsm'), context))).toContain('param-trace-file_open');
    expect(renderParams(view('trace_lsm'), context)).toContain('<code>--trace-&lt;hook&gt;</code>');
  });

  it('are escaped', () => {
    const gadget = {
      ...view('ttysnoop'),
      params: [{ flag: '--x', type: 'string', default: '<b>', meaning: 'a & "b"' }],
    };
    expect(renderParams(gadget, context)).toContain('default <code>&lt;b&gt;</code></span></dt><dd>a &amp; "b"</dd>');
  });
});

it('a site without the pages that explain what gadgets share has no links to them', () => {
  const bare = { ...context, pages: { gadgets: 'tools', flags: null, requirements: null } };
  const html = renderGlance(view('trace_ssl'), bare) + renderParams(view('trace_ssl'), bare);
  expect(html).toContain('none stated');
  expect(html).not.toMatch(/reference\/|general requirements|Flags of every gadget/);
});
