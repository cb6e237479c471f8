import {
  type Writer,
  type RenderContext,
  captionOf,
  fieldNotes,
  fieldState,
  fieldValues,
  flagsNote,
  glanceFacts,
  namedFlags,
  paramNotes,
  sinceNote,
} from './words';
import type { ArticleComponent } from '../../markdown/article';
import type { DataSourceView, FieldView, GadgetView, ParamView } from '../../../shared/gadgets/view';
import type { TwinLinks } from '../planned-page';
import type { DocsVersion } from '../docs/docs-version';
import type { DocEntry } from '../docs/sidebar';
import type { PlanContext } from '../site';
import { gadgetNamedBy, gadgetsOf, renderContext } from './gadget-components';

/** Signs that mean something in running text. Some have no meaning inside a word. */
const SIGNS = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#|\p{L})/gu;

/** A name as code, fenced by more backticks than it contains. Bars would end the cell of a table. */
function code(name: string): string {
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = name.startsWith('`') || name.endsWith('`') ? ' ' : '';
  return (fence + space + name + space + fence).replaceAll('|', '\\|');
}

const text = (words: string): string => words.replace(/\s*\n\s*/g, ' ').replace(SIGNS, '\\$&');

/** Words about a gadget as Markdown, fit for the cell of a table. */
export const MARKDOWN: Writer = {
  text,
  code,
  link: (words, address) => `[${text(words)}](${address})`,
  note: (words) => `(${text(words)})`,
  lines: (texts) => texts.join('<br>'),
};

/** A table of finished cells; empty columns are left out. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => column === 0 || rows.some((row) => (row[column] ?? '') !== ''));
  const line = (cells: readonly string[]): string => `| ${cells.filter((_, column) => used[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Markdown of a generated part; empty where its data is missing, which is reported when its HTML is made. */
export function gadgetTwin(
  context: PlanContext,
  version: DocsVersion,
  doc: Pick<DocEntry, 'id' | 'document'>,
  { name, attributes }: ArticleComponent,
  links: TwinLinks,
): string {
  const { site } = context;
  if (!site.gadgets) return '';
  const gadgets = gadgetsOf(site, version);
  const rendering = renderContext(context, version, site.gadgets, links);
  if (name === 'GadgetFinder') return finder(gadgets, rendering);
  const wanted = gadgetNamedBy(attributes, doc);
  const gadget = gadgets.find((candidate) => candidate.name === wanted);
  if (!gadget) return '';
  if (name === 'GadgetGlance') return glance(gadget, rendering);
  return name === 'GadgetParameters' ? parameters(gadget, rendering) : fields(gadget, rendering);
}

const SENTENCE_END = /[.!?]$/;

function sentences(...parts: string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (SENTENCE_END.test(part) ? part : `${part}.`))
    .join(' ');
}

const valueList = (values: readonly string[]): string =>
  values.length === 0 ? '' : `Values: ${values.map(MARKDOWN.code).join(', ')}`;

function finder(gadgets: readonly GadgetView[], { pages, link }: RenderContext): string {
  return gadgets
    .map(({ name, summary }) => {
      const address = link(`${pages.gadgets}/${name}`);
      return `- [${MARKDOWN.code(name)}](${address}): ${MARKDOWN.text(summary)}`;
    })
    .join('\n');
}

function glance(gadget: GadgetView, context: RenderContext): string {
  return glanceFacts(gadget, context, MARKDOWN)
    .map(([name, said]) => `- **${name}:** ${said.replaceAll('<br>', '; ')}`)
    .join('\n');
}

function parameters(gadget: GadgetView, context: RenderContext): string {
  const labels = [undefined, ...new Set(gadget.params.flatMap((param) => param.group ?? []))];
  const tables = labels.flatMap((label) => {
    const rows = gadget.params.filter((param) => param.group === label).map(paramRow);
    if (rows.length === 0) return [];
    const table = markdownTable(['Flag', 'Type', 'Default', 'Meaning'], rows);
    return label === undefined ? [table] : [`**${MARKDOWN.text(label)}**`, table];
  });
  return [...tables, flagsNote(context, MARKDOWN)].filter(Boolean).join('\n\n');
}

function paramRow(param: ParamView): string[] {
  const { flag, type, meaning, allowed } = param;
  const flags = namedFlags(param);
  return [
    MARKDOWN.code(flag),
    MARKDOWN.text(type),
    param.default === '' ? '' : MARKDOWN.code(param.default),
    sentences(
      MARKDOWN.text(meaning),
      ...paramNotes(param, MARKDOWN),
      sinceNote(param, MARKDOWN),
      valueList(allowed ?? []),
      flags.length === 0 ? '' : `Flags: ${flags.map(MARKDOWN.code).join(', ')}`,
    ),
  ];
}

function fields(gadget: GadgetView, context: RenderContext): string {
  const several = gadget.dataSources.length > 1;
  return gadget.dataSources
    .flatMap((source) => [
      ...(several || source.fields.length === 0 ? [captionOf(source, MARKDOWN)] : []),
      ...fieldTables(gadget, source, context),
    ])
    .join('\n\n');
}

function fieldTables(gadget: GadgetView, source: DataSourceView, { labels }: RenderContext): string[] {
  const groups = [undefined, ...new Set(source.fields.flatMap((field) => field.group ?? []))];
  const row = (field: FieldView): string[] => [
    MARKDOWN.code(field.name),
    MARKDOWN.text(field.type ?? ''),
    fieldState(field, source, gadget.environments, labels),
    sentences(
      MARKDOWN.text(field.meaning),
      ...fieldNotes(field, source, labels, MARKDOWN),
      sinceNote(field, MARKDOWN),
      valueList(fieldValues(field, source)),
    ),
  ];
  return groups.flatMap((group) => {
    const rows = source.fields.filter((field) => field.group === group).map(row);
    if (rows.length === 0) return [];
    const table = markdownTable(['Field', 'Type', 'Printed', 'Meaning'], rows);
    return groups.length === 1 ? [table] : [`**${MARKDOWN.text(group ?? 'Gadget')}**`, table];
  });
}
