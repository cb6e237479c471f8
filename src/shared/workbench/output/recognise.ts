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
 * Gadgets whose fields have these titles or names, the likeliest first. Fields that all gadgets share (pod, process)
 * tell little, so those of its own count more, and a table that is just its default columns counts most.
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
  const { byName, byTitle, byForm } = indexOf(source);
  return names.map((name) => {
    const title = name.toUpperCase();
    return byName.get(name) ?? byTitle.get(title) ?? byForm.get(title) ?? null;
  });
}

/** The fields of a data source by what they may be called; of two that are called the same, the first one. */
interface FieldIndex {
  byName: ReadonlyMap<string, FieldView>;
  byTitle: ReadonlyMap<string, FieldView>;
  byForm: ReadonlyMap<string, FieldView>;
}

/** Whoever pastes output asks for every name of it in every data source, so each is indexed once. */
const indexes = new WeakMap<DataSourceView, FieldIndex>();

function indexOf(source: DataSourceView): FieldIndex {
  const known = indexes.get(source);
  if (known) return known;
  const { fields } = source;
  const index = {
    byName: firstBy(fields, ({ name }) => [name]),
    byTitle: firstBy(fields, ({ shownIn, title }) => (shownIn.length > 0 ? [title.toUpperCase()] : [])),
    byForm: firstBy(fields, (field) => titleForms(field, field.name)),
  };
  indexes.set(source, index);
  return index;
}

function firstBy(fields: readonly FieldView[], keysOf: (field: FieldView) => string[]): Map<string, FieldView> {
  const found = new Map<string, FieldView>();
  for (const field of fields) for (const key of keysOf(field)) if (!found.has(key)) found.set(key, field);
  return found;
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
