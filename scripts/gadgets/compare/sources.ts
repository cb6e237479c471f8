import type { DataSourceView, FieldView } from '../../../src/shared/gadgets/view';
import { placeOf, type Place } from '../place';
import { propertyDifferences, type Difference, type SharedThing } from '../difference';
import type { NewField, ToolSource } from '../tool/model';
import { located, type GadgetPair } from './places';

/**
 * The differences between the data sources of a gadget and ours, and between their fields. `containerFields` are those
 * that operators add for the container of a row.
 */
export function compareSources(pair: GadgetPair, containerFields: readonly NewField[]): Difference[] {
  const { version, gadget, view } = pair;
  const { file } = pair.files;
  const dataPlace = (name: string): Place => file.place(file.document.getIn(['dataSources', name], true));
  const thing = { version, owner: gadget.name, kind: 'data source' as const };
  const found = gadget.sources.flatMap((source): Difference[] => {
    const { name, type } = source;
    const place = placeOf(source);
    const ours = view.dataSources.find((one) => one.name === name);
    if (ours === undefined) return [{ ...thing, name, state: 'new', place }];
    return [
      ...propertyDifferences({ ...thing, name, place, dataPlace: dataPlace(name) }, { type: [type, ours.type] }),
      ...compareFields(pair, source, ours, containerFields),
    ];
  });
  // A source without fields is made by the tool for a program to read; it prints nothing.
  const removed = view.dataSources.filter(
    ({ name, fields }) => fields.length > 0 && !gadget.sources.some((source) => source.name === name),
  );
  return [
    ...found,
    ...removed.map(({ name }) => ({ ...thing, name, state: 'removed' as const, dataPlace: dataPlace(name) })),
  ];
}

function compareFields(
  { version, gadget, files }: GadgetPair,
  source: ToolSource,
  { fields: ours }: DataSourceView,
  containerFields: readonly NewField[],
): Difference[] {
  const container = source.hasContainer ? containerFields : [];
  // A checkout whose container fields are not found says nothing of them.
  const isCompared = ({ name }: { name: string }): boolean => containerFields.length > 0 || !isOfContainer(name);
  const theirs = [...container, ...source.fields].filter(isCompared);
  const listed = ours.filter(isCompared);
  const thingOf = (field: string) => {
    const { group, name, place } = located(source.name, field, files);
    return { group, dataPlace: place, thing: { version, owner: group ?? gadget.name, kind: 'field' as const, name } };
  };
  const found = theirs.flatMap((field): Difference[] => {
    const view = listed.find(({ name }) => name === field.name);
    const { group, dataPlace, thing } = thingOf(field.name);
    const place = placeOf(field);
    if (view) return compareField(field, view, { ...thing, place, dataPlace });
    // The number of a group is no row of the table: its subfields are.
    if (field.type === 'group' && group !== null) return [];
    return [{ ...thing, state: 'new', tool: field.type ?? 'type not read', place }];
  });
  const removed = listed.filter(({ name }) => !theirs.some((field) => field.name === name));
  return [
    ...found,
    ...removed.map(({ name }) => {
      const { thing, dataPlace } = thingOf(name);
      return { ...thing, state: 'removed' as const, dataPlace };
    }),
  ];
}

function compareField(tool: NewField, ours: FieldView, thing: SharedThing): Difference[] {
  // Fields of the container are hidden by the tool that runs, not by the gadget.
  const isHiddenByTool = isOfContainer(tool.name) && ours.hidden && ours.shownIn.length === 0;
  return propertyDifferences(thing, {
    type: [tool.type, ours.type],
    hidden: [String(tool.hidden || isHiddenByTool), String(ours.hidden)],
    json: [tool.skipped ? 'skipped' : 'written', ours.json ?? 'written'],
    title: [tool.alias?.toUpperCase(), ours.title.toUpperCase()],
    from: [tool.from, ours.from],
    values: [tool.values && valuesText(tool.values), ours.values && valuesText(ours.values)],
  });
}

function valuesText(values: Record<string, number>): string {
  return Object.entries(values)
    .sort(([, first], [, second]) => first - second)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

function isOfContainer(name: string): boolean {
  return /^(?:k8s|runtime)\./.test(name);
}
