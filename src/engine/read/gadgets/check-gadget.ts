import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { groupBy } from '../../model/group-by';
import type { DataSource, Gadget } from './catalogue';
import type { GadgetFile } from './gadget-schema';
import type { Environment } from '../../../shared/gadgets/view';
import { parseYaml } from '../parse-yaml';
import { isIn, type VersionOrder } from '../versions';

interface Finding {
  path: (string | number)[];
  message: string;
  hint: string;
}

/**
 * Rules that need the groups of fields: the name fits the file, names are unique in each version, default columns are
 * the shown fields.
 */
export function checkGadget(
  gadget: Gadget,
  data: GadgetFile,
  source: string,
  file: string,
  order: VersionOrder,
): Diagnostic[] {
  const findings: Finding[] = [];
  const name = path.posix.basename(file, '.yaml');
  if (gadget.name !== name)
    findings.push({ path: ['name'], message: `name: "${gadget.name}" is not the name of the file.`, hint: name });
  for (const dataSource of gadget.dataSources) {
    findings.push(
      ...repeatedNames(dataSource, data, order),
      ...wrongColumns(dataSource, gadget, data.dataSources[dataSource.name]?.defaultColumns !== undefined),
    );
  }
  // Reading the YAML once more costs as much as all checks, and most gadgets have no problem.
  if (findings.length === 0) return [];
  const { place } = parseYaml(source, { file });
  return findings.map(({ path: keys, ...words }) => {
    return { file, ...place(keys), rule: 'gadget/data', severity: 'error', ...words };
  });
}

function repeatedNames(source: DataSource, { dataSources }: GadgetFile, order: VersionOrder): Finding[] {
  return order.versions.flatMap((version) => {
    const names = source.fields.filter((field) => isIn(order, field, version)).map((field) => field.name);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated === undefined) return [];
    // One of a group is not in the file, and its place is that of the list.
    const index = dataSources[source.name]?.fields.findLastIndex(({ name }) => name === repeated) ?? -1;
    return [
      {
        path: ['dataSources', source.name, 'fields', index],
        message: `${source.name}: the field "${repeated}" is defined twice in ${version}.`,
        hint: 'Give them different `since` and `until`.',
      },
    ];
  });
}

function wrongColumns(source: DataSource, gadget: Gadget, isWritten: boolean): Finding[] {
  if (!source.visible) return [];
  const list = ['dataSources', source.name, 'defaultColumns'];
  if (!isWritten && source.fields.some(({ shownIn }) => shownIn.length > 0))
    return [
      {
        path: list,
        message: `dataSources.${source.name}.defaultColumns: is missing.`,
        hint: 'List the fields that each environment shows without flags, or write `visible: false`.',
      },
    ];
  const found = gadget.environments.flatMap((environment) => {
    const finding = columnFinding(source, environment, list);
    return finding ? [{ ...finding, environment }] : [];
  });
  // A field that is wrong in each environment is one mistake.
  return groupBy(found, ({ message }) => message).map(([message, same]) => ({
    ...same[0],
    message: `${message} with ${same.map(({ environment }) => environment).join(', ')}.`,
  }));
}

function columnFinding(source: DataSource, environment: Environment, list: string[]): Finding | null {
  const key = environment === 'gadgetctl' ? 'ig' : environment;
  const columns = source.defaultColumns[key] ?? [];
  const shown = [
    ...new Set(source.fields.filter((field) => field.shownIn.includes(environment)).map((field) => field.name)),
  ];
  const path = [...list, key];
  const extra = columns.find((name) => !shown.includes(name));
  if (extra !== undefined)
    return {
      path: [...path, columns.indexOf(extra)],
      message: `${source.name}: the default column "${extra}" is not a visible field`,
      hint: `Visible fields: ${shown.join(', ')}.`,
    };
  const missing = shown.find((name) => !columns.includes(name));
  if (missing === undefined) return null;
  return {
    path,
    message: `${source.name}: the visible field "${missing}" is not a default column`,
    hint: 'Add it to `defaultColumns` in its place, or write `hidden: true` for the field.',
  };
}
