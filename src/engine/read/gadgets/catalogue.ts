import type { CommandsData, CommonData } from './common-schema';
import type { GadgetFile, DataSourceFile } from './gadget-schema';
import type { Environment, GadgetView, DataSourceView, FieldView, ParamView } from '../../../shared/gadgets/view';
import type { Param, SourceField } from './field-schema';
import { type VersionOrder, isIn, resolveVersion } from '../versions';

export interface Catalogue extends VersionOrder {
  common: CommonData;
  /** `null` when shared data or commands are unreadable; commands are then not checked. */
  commands: CommandsData | null;
  /** In alphabetical order. */
  gadgets: Gadget[];
  /** The gadgets as each version has them, by version. */
  views: ReadonlyMap<string, readonly GadgetView[]>;
  /** Gadgets whose data cannot be read; pages about them are incomplete. */
  unreadable: readonly string[];
}

/** A field with its group resolved: one row of the table. */
export interface Field extends Omit<SourceField, 'shownIn' | 'hidden' | 'block'> {
  /** Environments in which it is a default column. */
  shownIn: Environment[];
  /** Label of the group the field belongs to: Kubernetes, Container runtime; absent for the gadget's own fields. */
  group?: string;
  /** Whether it is one of a group's subfields, written in the file by the group's name. */
  nested: boolean;
}

/** Flags that belong together; the gadget's own ones have no label. */
interface ParamGroup {
  label?: string;
  params: Param[];
}

export interface DataSource {
  name: string;
  type: 'single' | 'array';
  origin: string;
  visible: boolean;
  note?: string;
  outputModes: string[];
  defaultOutputMode: string;
  failures?: string[] | undefined;
  signs?: string[] | undefined;
  fields: Field[];
  /** Names of the default columns, in order; `ig` includes gadgetctl. */
  defaultColumns: { 'kubectl-gadget'?: string[] | undefined; ig?: string[] | undefined };
}

/** A gadget with all groups resolved, for every version at once; `gadgetAt` returns the view of one version. */
export interface Gadget extends Omit<GadgetFile, 'dataSources' | 'params' | 'paramGroups'> {
  /** Visible ones first. */
  dataSources: DataSource[];
  paramGroups: ParamGroup[];
}

/** Resolves a gadget's references to groups of `_common.yaml`: each subfield and each shared flag becomes a row. */
export function expandGadget(file: GadgetFile, common: CommonData): Gadget {
  const { dataSources, params, paramGroups, ...rest } = file;
  return {
    ...rest,
    dataSources: Object.entries(dataSources).map(([name, source]) =>
      expandSource(name, source, file.environments, common),
    ),
    paramGroups: expandParams(params, paramGroups, common),
  };
}

function expandParams(params: GadgetFile['params'], groups: string[], common: CommonData): ParamGroup[] {
  const shared = Object.entries(common.paramGroups)
    .filter(([name]) => groups.includes(name))
    .map(([, group]) => group);
  return params.length > 0 ? [{ params }, ...shared] : shared;
}

function expandSource(
  name: string,
  source: DataSourceFile,
  environments: Environment[],
  common: CommonData,
): DataSource {
  const { enrichment, fields, defaultColumns, note, ...rest } = source;
  const container = enrichment.flatMap((block) =>
    blockFields(block, block, environments, common).map((field) => ({
      ...field,
      group: common.blocks[block]?.label ?? block,
    })),
  );
  const own = fields.flatMap((field) => [
    resolve(field, field.name, environments, fields),
    ...(field.block ? blockFields(field.block, field.name, environments, common) : []),
  ]);
  return {
    name,
    ...rest,
    ...(note === undefined ? {} : { note }),
    fields: [...container, ...own],
    defaultColumns: defaultColumns ?? {},
  };
}

function blockFields(block: string, prefix: string, environments: Environment[], common: CommonData): Field[] {
  const fields = common.blocks[block]?.fields ?? [];
  return fields.map((field) => ({ ...resolve(field, `${prefix}.${field.name}`, environments, fields), nested: true }));
}

function resolve(field: SourceField, name: string, environments: Environment[], siblings: SourceField[]): Field {
  const { hidden, shownIn, block: _block, ...rest } = field;
  const existing = environments.filter((environment) => field.environments?.includes(environment) ?? true);
  const allowed = field.allowed ?? namedValues(field, siblings);
  return {
    ...rest,
    name,
    nested: false,
    shownIn: hidden ? [] : existing.filter((environment) => shownIn?.includes(environment) ?? true),
    ...(allowed ? { allowed } : {}),
  };
}

function namedValues(field: SourceField, siblings: SourceField[]): string[] | undefined {
  const values = siblings.find((sibling) => sibling.name === field.from)?.values;
  return values ? Object.keys(values) : undefined;
}

/**
 * A gadget as one version has it: everything that came later or ended earlier is left out.
 * `null` when the version does not have the gadget. Throws for an unknown version.
 */
export function gadgetAt(gadget: Gadget, versionName: string, order: VersionOrder): GadgetView | null {
  const version = resolveVersion(order, versionName);
  if (!isIn(order, gadget, version)) return null;
  // Only the page of the gadget shows its result.
  const { dataSources, paramGroups, limits, related, result: _result, ...rest } = gadget;
  return {
    ...rest,
    dataSources: dataSources.map((source) => sourceAt(source, version, order)),
    params: paramGroups.flatMap((group) =>
      group.params
        .filter((param) => isIn(order, param, version))
        .map(({ until: _until, ...param }): ParamView => ({
          ...param,
          ...(group.label === undefined ? {} : { group: group.label }),
        })),
    ),
    limits: limits.filter((limit) => isIn(order, limit, version)).map((limit) => limit.text),
    related,
  };
}

/** All gadgets of a version, in alphabetical order; related gadgets that the version does not have are left out. */
export function gadgetsAt(catalogue: Omit<Catalogue, 'views'>, version: string): GadgetView[] {
  const views = catalogue.gadgets.flatMap((gadget) => gadgetAt(gadget, version, catalogue) ?? []);
  const names = new Set(views.map((view) => view.name));
  return views.map((view) => ({ ...view, related: view.related.filter((name) => names.has(name)) }));
}

function sourceAt(source: DataSource, version: string, order: VersionOrder): DataSourceView {
  const fields = source.fields.filter((field) => isIn(order, field, version)).map(fieldView);
  const shown = new Set(fields.filter((field) => !field.hidden).map((field) => field.name));
  const columns = Object.entries(source.defaultColumns).map(([environment, list]) => [
    environment,
    list?.filter((name) => shown.has(name)),
  ]);
  return { ...source, fields, defaultColumns: Object.fromEntries(columns) as DataSourceView['defaultColumns'] };
}

function fieldView(field: Field): FieldView {
  const { nested: _nested, until: _until, title, ...rest } = field;
  return { ...rest, title: title ?? field.name.toUpperCase(), hidden: field.shownIn.length === 0 };
}
