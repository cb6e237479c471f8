import type { DataSource, Field, Gadget, ParamGroup } from './catalogue';
import type { CommonData } from './common-schema';
import type { DataSourceFile, GadgetFile } from './gadget-schema';
import type { Environment } from '../../../shared/gadgets/view';
import type { SourceField } from './field-schema';

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

/** Names of the numbers of the field this one is made of. */
function namedValues(field: SourceField, siblings: SourceField[]): string[] | undefined {
  const values = siblings.find((sibling) => sibling.name === field.from)?.values;
  return values ? Object.keys(values) : undefined;
}
