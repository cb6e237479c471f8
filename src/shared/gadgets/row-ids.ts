import type { DataSourceView, GadgetView, ParamView } from './view';

/** Id of a parameter's row: `--paths` gives `param-paths`; brackets of a pattern are dropped. */
export function paramId(param: Pick<ParamView, 'flag'>): string {
  return `param-${param.flag.replace(/^-+/, '').replace(/[<>]/g, '')}`;
}

/**
 * Ids of the rows of all fields, by data source and field name. The first data source has `field-NAME`;
 * a name that is taken gets the data source in front: `field-SOURCE-NAME`.
 */
export function fieldIds(sources: readonly DataSourceView[]): Map<string, Map<string, string>> {
  const taken = new Set<string>();
  const idOf = (source: string, field: string): string => {
    const id = taken.has(`field-${field}`) ? `field-${source}-${field}` : `field-${field}`;
    taken.add(id);
    return id;
  };
  const idsOf = ({ name: source, fields }: DataSourceView): Map<string, string> =>
    new Map(fields.map(({ name }) => [name, idOf(source, name)]));
  return new Map(sources.map((source) => [source.name, idsOf(source)]));
}

/** A place of the reference: a page, named below the version, and a row of it. */
export interface Target {
  page: string;
  anchor?: string | undefined;
}

/** Where the reference describes a field of a gadget. */
export function fieldTarget({ name, dataSources }: GadgetView, source: string, field: string): Target {
  return { page: `gadgets/${name}`, anchor: fieldIds(dataSources).get(source)?.get(field) };
}

/** An id longer than this is cut at a dash: messages are long, and their first words tell them apart. */
const LONGEST = 60;

/**
 * The id of a table row that defines something, by its name: `--fields` gives `row-fields`. `null` for a name without
 * letters and digits.
 */
export function rowAnchor(name: string): string | null {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (words === '') return null;
  return `row-${words.length <= LONGEST ? words : words.slice(0, LONGEST + 1).replace(/-[^-]*$/, '')}`;
}
