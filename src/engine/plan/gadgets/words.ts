import {
  type Environment,
  ENVIRONMENTS,
  type DataSourceView,
  type FieldView,
  type GadgetView,
  type ParamView,
} from '../../../shared/gadgets/view';
import type { Sections } from '../../read/sections';
import type { Catalogue } from '../../read/gadgets/catalogue';

/** What a reader calls the things that gadget data names. */
export interface Labels {
  environment: (environment: Environment) => string;
  category: (category: string) => string;
  observed: (observed: string) => string;
}

/** Labels from the gadget data; without a label, the name is the label. */
export function labelsOf({ common, commands }: Catalogue): Labels {
  const categories = new Map(Object.entries(common.categories));
  const observed = new Map(Object.entries(common.observes));
  return {
    environment: (environment) => commands?.tools[environment].words.join(' ') ?? environment,
    category: (category) => categories.get(category) ?? category,
    observed: (name) => observed.get(name) ?? name,
  };
}

export interface RenderContext {
  /** Address of a page of the same version, given its path: `gadgets/trace_dns`, `reference/run`. */
  link: (page: string) => string;
  /** Folder of the pages about gadgets, and pages that explain what all share; `null` where the site has none. */
  pages: { gadgets: string; flags: string | null; requirements: string | null };
  needs: Sections['needs'];
  /** Whether the version has a page, and its section where the target names one: `reference/run#flags`. */
  has: (target: string) => boolean;
  labels: Labels;
}

/** How texts and names are written: as HTML or as Markdown. */
export interface Writer {
  text(text: string): string;
  code(name: string): string;
  link(text: string, address: string): string;
  note(text: string): string;
  /** Texts, one per line. */
  lines(texts: readonly string[]): string;
}

/** Notes after the meaning of a parameter. */
export function paramNotes({ unit }: ParamView, { text }: Writer): string[] {
  return [unit ? `Unit: ${text(unit)}` : ''];
}

/** The first version that has a parameter or a field; empty for what has always been there. */
export function sinceNote({ since }: { since?: string | undefined }, { text }: Writer): string {
  return since ? `Since ${text(since)}` : '';
}

/** The flags that a pattern with a placeholder covers. */
export function namedFlags({ flag, names }: ParamView): string[] {
  return (names ?? []).map((name) => flag.replace(/<[^>]*>/, name));
}

/** Where the flags of every gadget are explained; empty on a site without such a page. */
export function flagsNote({ link, pages }: RenderContext, write: Writer): string {
  if (pages.flags === null) return '';
  const flags = ['--output', '--fields'].map((flag) => write.code(flag)).join(', ');
  const page = write.link('Running gadgets', link(pages.flags));
  return `Flags of every gadget, such as ${flags} and ${write.code('--timeout')}: see ${page}.`;
}

/** What a data source is called, and what is to be known of it. */
export function captionOf(source: DataSourceView, write: Writer): string {
  const kind = source.visible ? '' : ' (internal, not printed)';
  return `Data source ${write.code(source.name)}${kind}${source.note ? `: ${write.text(source.note)}` : ''}`;
}

/** Whether the field is printed without flags: by default, hidden, or by default in some environments. */
export function fieldState(
  field: FieldView,
  source: DataSourceView,
  environments: readonly Environment[],
  labels: Labels,
): string {
  if (field.type === 'group') return '';
  if (!source.visible || field.shownIn.length === 0) return 'hidden';
  const existing = environments.filter((environment) => field.environments?.includes(environment) ?? true);
  if (field.shownIn.length === existing.length && existing.length === environments.length) return 'shown';
  return `shown with ${field.shownIn.map(labels.environment).join(', ')}`;
}

function textOfNumbers(field: FieldView, source: DataSourceView): FieldView | undefined {
  return source.fields.find((other) => other.from === field.name && field.values && other.allowed);
}

/** Notes after the meaning of a field. */
export function fieldNotes(field: FieldView, source: DataSourceView, labels: Labels, write: Writer): string[] {
  const text = textOfNumbers(field, source);
  return [
    field.unit ? `Unit: ${write.text(field.unit)}` : '',
    field.title.toUpperCase() !== field.name.toUpperCase() ? `Column: ${write.text(field.title)}` : '',
    field.environments ? `Only with ${field.environments.map(labels.environment).join(', ')}` : '',
    text ? `Values: see ${write.code(text.name)}` : '',
  ];
}

/** Legal values; the text field made from numbers lists their names with the numbers, so that they are listed once. */
export function fieldValues(field: FieldView, source: DataSourceView): string[] {
  if (textOfNumbers(field, source)) return [];
  const numbers = field.values ?? source.fields.find((other) => other.name === field.from)?.values;
  const names = field.allowed ?? (field.values ? Object.keys(field.values) : []);
  return names.map((value) => {
    const number = numbers?.[value];
    return number === undefined ? value : `${value} (${number})`;
  });
}

/** The facts of a gadget: what it needs, where it runs and since when it exists. */
export function glanceFacts(gadget: GadgetView, context: RenderContext, write: Writer): [name: string, said: string][] {
  const { labels } = context;
  const requirements = (gadget.requirements ?? []).map((one) => write.text(one));
  const { noOutput } = context.needs;
  return [
    ['Kernel', kernel(gadget, context, write)],
    ['Needs', write.lines([tools(gadget, context, write), ...requirements])],
    ...(noOutput === '' ? [] : [['No output', linked(noOutput, context, write)] as [string, string]]),
    ['Category', write.text(labels.category(gadget.category))],
    ['Observes', write.text(gadget.observes.map(labels.observed).join(', '))],
    ...(gadget.since ? [['Available', `since ${write.text(gadget.since)}`] as [string, string]] : []),
    ['Image', write.code(gadget.image)],
  ];
}

/** The tools that run a gadget, each with what it needs, and which tag to use. `gadgetctl` runs what `ig` runs. */
function tools({ environments, environmentNote }: GadgetView, context: RenderContext, write: Writer): string {
  const { needs, labels } = context;
  const usable = ENVIRONMENTS.filter(
    (tool) => environments.includes(tool) || (tool === 'gadgetctl' && environments.includes('ig')),
  );
  const names = usable.map((tool) => {
    const name = write.code(labels.environment(tool));
    return needs[tool] === '' ? name : `${name} (${linked(needs[tool], context, write)})`;
  });
  const tag = needs.tag === '' ? '' : `. ${linked(needs.tag, context, write)}`;
  return (
    new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names) +
    tag +
    (environmentNote ? ` ${write.note(environmentNote)}` : '')
  );
}

/** A text with links, as `Sections['needs']` has them. */
function linked(text: string, { link, has }: RenderContext, write: Writer): string {
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return pieces
    .map((piece, index) => {
      // Text, words and target of a link, text, …
      if (index % 3 === 2 || piece === '') return '';
      const target = index % 3 === 1 ? pieces[index + 1] : undefined;
      return target !== undefined && has(target) ? write.link(piece, link(target)) : write.text(piece);
    })
    .join('');
}

function kernel(gadget: GadgetView, context: RenderContext, write: Writer): string {
  const { requirements } = context.pages;
  const general =
    requirements === null ? '' : `, see the ${write.link('general requirements', context.link(requirements))}`;
  const note = gadget.kernelNote ? ` ${write.note(gadget.kernelNote)}` : '';
  return gadget.minKernel ? `Linux ${write.text(gadget.minKernel)} or later${note}` : `none stated${general}${note}`;
}
