import type { Catalogue } from '../../../src/engine/read/gadgets/catalogue';
import { PROGRAM_TYPES } from '../../../src/engine/read/gadgets/gadget-schema';
import type { ToolField, ToolGadget, ToolParam, ToolSource } from '../tool/model';

/** Stands where the tool describes nothing; the list of what needs a writer names each place. */
export const UNDESCRIBED = 'Not described by the tool';

/** First and last version to write at an entry. */
export interface EntrySpan {
  since?: string;
  until?: string;
}

/** What gadgets share: `_common.yaml`. */
type Common = Catalogue['common'];

/** Groups of `_common.yaml` that stand for the subfields of a type. */
const BLOCKS: Readonly<Record<string, string>> = {
  gadget_process: 'process',
  gadget_l4endpoint_t: 'endpoint-l4',
  gadget_l3endpoint_t: 'endpoint-l3',
  gadget_user_stack: 'user-stack',
};

/** Columns of the container that kubectl gadget shows. */
const POD_COLUMNS = ['k8s.node', 'k8s.namespace', 'k8s.podName', 'k8s.containerName'];

/** The group of subfields that a field is written with; null when its subfields are written one by one. */
export function blockOf(field: ToolField, blocks: Common['blocks']): string | null {
  const block = field.typeNames.map((name) => BLOCKS[name]).find((name) => name !== undefined);
  return block !== undefined && Object.hasOwn(blocks, block) ? block : null;
}

/** A field as it is written in a gadget's file. */
export function fieldEntry(field: ToolField, span: EntrySpan, blocks: Common['blocks']): Record<string, unknown> {
  const block = blockOf(field, blocks);
  return {
    name: field.name,
    ...(field.alias === null ? {} : { title: field.alias }),
    ...(field.type === null ? {} : { type: field.type }),
    ...(field.hidden ? { hidden: true } : {}),
    ...(block === null ? {} : { block }),
    ...(field.values === null ? {} : { values: field.values }),
    ...(field.from === null ? {} : { from: field.from }),
    ...(field.skipped ? { json: 'skipped' } : {}),
    ...span,
    meaning: oneLine(field.description),
  };
}

/** A parameter as it is written in a gadget's file. */
export function paramEntry(param: ToolParam, span: EntrySpan): Record<string, unknown> {
  return {
    flag: `--${param.key}`,
    type: param.type ?? 'string',
    default: param.default ?? '',
    ...span,
    meaning: oneLine(param.description),
  };
}

/** A description on one line without a full stop, or the words for none. */
export function oneLine(text: string | null): string {
  const line = (text ?? '').replace(/\s+/g, ' ').replace(/\.$/, '').trim();
  return line.length < 3 ? UNDESCRIBED : line;
}

/** A data source as it is written in a gadget's file. */
export function sourceEntry(source: ToolSource, blocks: Common['blocks']): Record<string, unknown> {
  const grouped = source.fields.filter((field) => blockOf(field, blocks) !== null).map(({ name }) => `${name}.`);
  const own = source.fields.filter(({ name }) => !grouped.some((prefix) => name.startsWith(prefix)));
  const shown = source.fields.filter((field) => !field.hidden).map(({ name }) => name);
  const enrichment = source.hasContainer ? ['k8s', 'runtime'].filter((block) => Object.hasOwn(blocks, block)) : [];
  const pod = enrichment.includes('k8s') ? POD_COLUMNS : [];
  const container = enrichment.includes('runtime') ? ['runtime.containerName'] : [];
  return {
    type: source.type,
    origin: source.origin,
    visible: true,
    ...(enrichment.length > 0 ? { enrichment } : {}),
    outputModes: ['columns', 'json', 'jsonpretty', 'none', 'yaml'],
    defaultOutputMode: 'columns',
    fields: own.map((field) => fieldEntry(field, {}, blocks)),
    defaultColumns: {
      'kubectl-gadget': [...pod, ...shown],
      ig: [...container, ...shown],
    },
  };
}

/** The file of a new gadget. What a machine cannot know is the least that the schema takes. */
export function gadgetEntry(gadget: ToolGadget, span: EntrySpan, common: Common): Record<string, unknown> {
  const [first = ''] = gadget.name.split('_');
  const flags = new Set(gadget.params.map(({ key }) => `--${key}`));
  const groups = Object.entries(common.paramGroups).filter(([, { params }]) =>
    params.some(({ flag }) => flags.has(flag)),
  );
  const grouped = new Set(groups.flatMap(([, { params }]) => params.map(({ flag }) => flag)));
  const observes = Object.keys(common.observes);
  const summary = oneLine(gadget.description);
  return {
    name: gadget.name,
    image: gadget.image?.name ?? `ghcr.io/inspektor-gadget/gadget/${gadget.name}`,
    category: Object.hasOwn(common.categories, first) ? first : 'other',
    summary: (summary.length < 10 ? UNDESCRIBED : summary).slice(0, 110),
    observes: [observes.includes('processes') ? 'processes' : (observes[0] ?? '')],
    environments: ['kubectl-gadget', 'ig'],
    ...(gadget.minKernel === null ? {} : { minKernel: gadget.minKernel.version }),
    ...span,
    keywords: [gadget.name, gadget.name.replaceAll('_', ' '), `${gadget.name} gadget`],
    dataSources: Object.fromEntries(gadget.sources.map((source) => [source.name, sourceEntry(source, common.blocks)])),
    params: gadget.params.filter(({ key }) => !grouped.has(`--${key}`)).map((param) => paramEntry(param, {})),
    paramGroups: groups.map(([name]) => name),
    attachPoints: attachPoints(gadget.sections),
    limits: [],
    related: [],
  };
}

/** Programs by what they are attached to, from the names of their sections. */
function attachPoints(sections: readonly string[]): { type: string; targets: string[] }[] {
  const points = new Map<string, string[]>();
  for (const section of sections) {
    const [name = '', ...target] = section.split('/');
    const type = PROGRAM_TYPES[name];
    if (type !== undefined && target.length > 0) points.set(type, [...(points.get(type) ?? []), target.join('/')]);
  }
  return [...points].map(([type, targets]) => ({ type, targets }));
}
