/** Finds the gadget that printed something, by the names of what it printed. */

import type { DataSourceView, FieldView, GadgetView } from '../../gadgets/view';

/** A gadget that may have printed it, with the field of each name; `null` for names it does not know. */
export interface Recognised {
  gadget: GadgetView;
  source: DataSourceView;
  fields: (FieldView | null)[];
  /** How many names are fields, and default columns among them. */
  score: number;
}

/** At least this share of the names has to be a gadget's. */
const ENOUGH = 0.6;

/**
 * Gadgets with fields of these titles or names, most likely first. Fields that all gadgets share (pod, process) say
 * little, so a gadget's specific fields weigh more, and a table of exactly its default columns weighs most.
 */
export function recognise(names: readonly string[], gadgets: readonly GadgetView[]): Recognised[] {
  const found = gadgets.flatMap((gadget) =>
    gadget.dataSources
      .filter((source) => source.visible)
      .map((source): Recognised => {
        const fields = fieldsOf(names, source);
        return { gadget, source, fields, score: scoreOf(fields, names, source) };
      }),
  );
  return found
    .filter(({ fields }) => fields.filter((field) => field !== null).length >= Math.max(1, names.length * ENOUGH))
    .sort((a, b) => b.score - a.score);
}

/** The gadgets that print a text that is no table: a histogram, a policy. */
export function recogniseBySign(text: string, gadgets: readonly GadgetView[]): GadgetView[] {
  return gadgets.filter(({ dataSources }) =>
    dataSources.some(({ signs = [] }) => signs.some((sign) => text.includes(sign))),
  );
}

/** The field of each name in a data source: by its column title, its full name, or the last part of that. */
export function fieldsOf(names: readonly string[], source: DataSourceView): (FieldView | null)[] {
  const { fields } = source;
  const forms = fields.map((field) => titleForms(field, field.name));
  return names.map((name) => {
    const title = name.toUpperCase();
    return (
      fields.find((field) => field.name === name) ??
      fields.find((field) => field.shownIn.length > 0 && field.title.toUpperCase() === title) ??
      fields.find((_, index) => forms[index]?.includes(title)) ??
      null
    );
  });
}

/** The titles a field may have. That of a hidden subfield is in no source, so its last part is taken as well. */
export function titleForms(field: FieldView | undefined, name: string): string[] {
  const full = name.toUpperCase();
  if (field && field.shownIn.length > 0) return [field.title.toUpperCase()];
  const last = full.split('.').at(-1) ?? full;
  const parent = /\.PARENT\.(\w+)$/.exec(full)?.[1];
  const short = parent === undefined ? [] : [`P${parent}`];
  return [...new Set([field?.title.toUpperCase() ?? full, full, last, ...short])];
}

function scoreOf(fields: readonly (FieldView | null)[], names: readonly string[], source: DataSourceView): number {
  const weights = fields.map((field) => (field === null ? -2 : field.group === undefined ? 3 : 1));
  const isDefault = Object.values(source.defaultColumns).some(
    (columns) => columns?.length === names.length && columns.every((name, index) => fields[index]?.name === name),
  );
  return weights.reduce((sum, weight) => sum + weight, 0) / names.length + (isDefault ? 10 : 0);
}
