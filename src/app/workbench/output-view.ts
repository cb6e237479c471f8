import strings from 'virtual:strings/workbench';
import type { SiteData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { looksLikeManifest } from '../../shared/workbench/read-manifest';
import { conditionFor } from '../../shared/workbench/output/filter';
import { compareValues } from '../../shared/workbench/output/order';
import { gadgetsOf, readOutput, tableOf, type OutputTable } from '../../shared/workbench/output/pasted-output';
import type { Recognised } from '../../shared/workbench/output/recognise';
import { inQuotes } from '../../shared/workbench/quote';
import { copyWith } from '../behaviours/copy';
import { make } from '../behaviours/dom';
import { targetHref, type VersionCommands } from './data';

/** Rows beyond these are counted, not shown. */
const MOST_ROWS = 500;
/** Conditions of the filter for a row. */
const MOST_CONDITIONS = 4;

/** What a text shows when it is output of a gadget; `null` when it is none. Rejects when the reader of YAML cannot be loaded. */
export async function outputOf(text: string, commands: VersionCommands, site: SiteData): Promise<HTMLElement[] | null> {
  const table = readOutput(text) ?? (await yamlTable(text));
  if (!table) return null;
  const views = commands.model.gadgets.flatMap((one) => one.view ?? []);
  const [best] = gadgetsOf(table, views);
  if (!best) return null;
  const title = make('h3', {}, fill(strings.outputOf, { gadget: best.gadget.name }));
  const link = make(
    'a',
    { href: targetHref(site, commands.version, { page: commands.anchors.gadgetPage(best.gadget.name), anchor: null }) },
    strings.reference,
  );
  return [
    make('section', { class: 'workbench__part' }, title, link, sortableTable(table, best, site)),
    meanings(table, best, commands, site),
  ];
}

/** YAML is read by a library, which comes only for text that looks like it. */
async function yamlTable(text: string): Promise<OutputTable | null> {
  if (!/^(?:---|[\w.]+:)/.test(text.trim()) || looksLikeManifest(text)) return null;
  const { parseAllDocuments } = await import('yaml');
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents) || documents.some((one) => one.errors.length > 0)) return null;
  try {
    return tableOf(documents.map((one): unknown => one.toJS({ maxAliasCount: 20 })));
  } catch {
    // An alias that leads nowhere, or too many of them: no output of a tool.
    return null;
  }
}

function sortableTable({ names, rows }: OutputTable, found: Recognised, site: SiteData): HTMLElement {
  let shown = rows.slice(0, MOST_ROWS);
  const body = make('tbody', {});
  const heads = names.map((name, column) => {
    const button = make('button', { type: 'button' }, name);
    const head = make('th', { scope: 'col' }, button);
    button.addEventListener('click', () => {
      const isDown = head.getAttribute('aria-sort') === 'ascending';
      for (const one of heads) one.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
      shown = [...shown].sort((a, b) => compareValues(a[column] ?? '', b[column] ?? '') * (isDown ? -1 : 1));
      show();
    });
    return head;
  });
  const show = (): void => body.replaceChildren(...shown.map((row) => rowOf(row, found, site)));
  show();
  const head = make('thead', {}, make('tr', {}, ...heads, make('td', {})));
  return make(
    'div',
    { class: 'workbench__output', role: 'region', tabindex: '0', 'aria-label': strings.rows },
    make('table', {}, head, body),
  );
}

function rowOf(row: readonly string[], found: Recognised, site: SiteData): HTMLElement {
  const filter = filterFor(row, found);
  const copy = filter === null ? [] : [copyButton(filter, site)];
  return make('tr', {}, ...row.map((value) => make('td', {}, value)), make('td', {}, ...copy));
}

function copyButton(filter: string, site: SiteData): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, strings.copyRow);
  button.addEventListener('click', () => void copyWith(button, filter, site.strings.article));
  return button;
}

/** Conditions on texts of a row, `null` when it has none; numbers and times are seldom the same again. */
function filterFor(row: readonly string[], { fields }: Recognised): string | null {
  const conditions = fields.flatMap((field, column) => {
    const value = row[column] ?? '';
    return field && value !== '' && (field.type === 'string' || field.type === undefined) && !field.hidden
      ? [conditionFor(field, value)]
      : [];
  });
  return conditions.length === 0 ? null : `--filter ${inQuotes(conditions.slice(0, MOST_CONDITIONS).join(','))}`;
}

function meanings(
  { names }: OutputTable,
  { fields, gadget, source }: Recognised,
  { version, anchors }: VersionCommands,
  site: SiteData,
): HTMLElement {
  const entries = names.flatMap((name, column) => {
    const field = fields[column];
    if (!field) return [make('dt', {}, make('code', {}, name)), make('dd', {}, strings.noField)];
    const target = {
      page: anchors.gadgetPage(gadget.name),
      anchor: anchors.field(gadget.name, source.name, field.name),
    };
    const about = [field.type, field.unit].filter((one) => one !== undefined).join(' · ');
    return [
      make('dt', {}, make('code', {}, field.name)),
      make(
        'dd',
        {},
        `${field.meaning}. `,
        make('span', { class: 'workbench__details' }, about),
        ' ',
        make('a', { href: targetHref(site, version, target) }, strings.reference),
      ),
    ];
  });
  return make(
    'section',
    { class: 'workbench__part' },
    make('h3', {}, strings.columns),
    make('dl', { class: 'workbench__words' }, ...entries),
  );
}
