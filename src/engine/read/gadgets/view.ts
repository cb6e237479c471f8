import type { Catalogue, DataSource, Field, Gadget } from './catalogue';
import { isIn, resolveVersion, type VersionOrder } from './versions';
import type { DataSourceView, FieldView, GadgetView, ParamView } from '../../../shared/gadgets/view';

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
