import type { DataSourceView, FieldView, GadgetView } from '../../../src/shared/gadgets/view';
import type { Place } from '../c/tokens';
import type { Difference } from '../difference';
import type { OurData } from '../our-data';
import type { NewField } from '../tool/field-builder';
import type { ToolField, ToolGadget, ToolSource } from '../tool/model';
import { compareField } from './field';
import { at, located, type Files } from './places';

/** The files, and the fields that operators add for the container of a row. */
interface SourceFiles extends Files {
  containerFields: readonly NewField[];
}

/** What differs between the data sources of a gadget and ours, and between their fields. */
export function compareSources(gadget: ToolGadget, view: GadgetView, data: OurData, files: SourceFiles): Difference[] {
  const found: Difference[] = [];
  const { file } = files;
  const place = (name: string): Place => file.place(file.document.getIn(['dataSources', name], true));
  for (const source of gadget.sources) {
    const ours = view.dataSources.find(({ name }) => name === source.name);
    const thing = { version: data.version, owner: gadget.name, kind: 'data source' as const, name: source.name };
    if (ours === undefined) {
      found.push({ ...thing, state: 'new', place: at(source) });
      continue;
    }
    if (ours.type !== source.type)
      found.push({
        ...thing,
        state: 'different',
        property: 'type',
        tool: source.type,
        data: ours.type,
        place: at(source),
        dataPlace: place(source.name),
      });
    found.push(...compareFields(gadget.name, source, ours, data, files));
  }
  for (const ours of view.dataSources)
    // The list of containers is made by the tool for a program to read; it prints nothing.
    if (ours.fields.length > 0 && !gadget.sources.some(({ name }) => name === ours.name))
      found.push({
        version: data.version,
        owner: gadget.name,
        kind: 'data source',
        name: ours.name,
        state: 'gone',
        dataPlace: place(ours.name),
      });
  return found;
}

function compareFields(
  owner: string,
  source: ToolSource,
  ours: DataSourceView,
  data: OurData,
  files: SourceFiles,
): Difference[] {
  const found: Difference[] = [];
  const mine = ours.fields;
  const container = source.hasContainer ? files.containerFields.map(containerField) : [];
  const theirs =
    files.containerFields.length === 0 ? withoutContainer(source.fields) : [...container, ...source.fields];
  const listed = files.containerFields.length === 0 ? withoutContainer(mine) : mine;
  for (const field of theirs) {
    const view = listed.find(({ name }) => name === field.name);
    const { group, name, place } = located(source.name, field.name, files);
    const thing = { version: data.version, owner: group ?? owner, kind: 'field' as const, name };
    // The number of a group is no row of the table: its subfields are.
    if (view === undefined) {
      if (field.type !== 'group' || group === null)
        found.push({ ...thing, state: 'new', tool: field.type ?? 'type not read', place: at(field) });
      continue;
    }
    const toolField = asShown(field, view);
    for (const difference of compareField(toolField, view))
      found.push({ ...thing, state: 'different', ...difference, place: at(field), dataPlace: place });
  }
  for (const view of listed) {
    if (theirs.some(({ name }) => name === view.name)) continue;
    const { group, name, place } = located(source.name, view.name, files);
    found.push({ version: data.version, owner: group ?? owner, kind: 'field', name, state: 'gone', dataPlace: place });
  }
  return found;
}

function withoutContainer<Field extends { name: string }>(fields: readonly Field[]): Field[] {
  return fields.filter(({ name }) => !/^(?:k8s|runtime)\./.test(name));
}

/** Fields of the container are hidden by the tool that is used, not by the gadget. */
function asShown(field: ToolField, view: FieldView): ToolField {
  const isContainer = /^(?:k8s|runtime)\./.test(field.name);
  return isContainer && !field.hidden ? { ...field, hidden: view.hidden && view.shownIn.length === 0 } : field;
}

function containerField(field: NewField): ToolField {
  const { name, type, hidden = false, file, line } = field;
  const rest = { typeNames: [], skipped: false, alias: null, from: null, values: null, description: null };
  return { name, type, hidden, file, line, ...rest };
}
