import type { Metadata } from './metadata';
import type { NewField, NewSource, ToolField } from './model';
import type { Templates } from './templates';

/** The fields of one data source while operators add to them. */
export interface FieldList {
  source: NewSource;
  fields: ToolField[];
  /** Adds a field as the tool does: templates of its type first, then what the metadata says. */
  add: (field: NewField) => ToolField;
  find: (name: string) => ToolField | undefined;
  /** Whether the metadata says that the column is hidden: true, false or nothing. */
  written: (name: string) => boolean | null;
  annotation: (name: string, key: string) => string | null;
}

/** Makes an empty list of the fields of a data source. */
export function fieldList(source: NewSource, metadata: Metadata, templates: Templates): FieldList {
  const fields: ToolField[] = [];
  const at = (name: string): string[] => ['datasources', source.name, 'fields', name, 'annotations'];
  const annotation = (name: string, key: string): string | null => metadata.text(...at(name), key);
  const written = (name: string): boolean | null => {
    const text = annotation(name, 'columns.hidden');
    if (text !== null) return text === 'true';
    const template = annotation(name, 'template');
    return template !== null && templates.hiding.has(template) ? true : null;
  };
  const add = ({ isMember, template, ...field }: NewField): ToolField => {
    const { name, typeNames = [], hidden, skipped } = field;
    const byType =
      isMember &&
      typeNames.some(
        (one) =>
          templates.hiddenTypes.has(one) ||
          (templates.typesWithTemplate.has(one) && templates.hiding.has(one.replace(/^gadget_/, ''))),
      );
    const byTemplate = template !== undefined && templates.hiding.has(template);
    const added: ToolField = {
      ...field,
      typeNames,
      // A flag set by an operator stays, whatever the metadata says; an annotation of a template does not.
      hidden: hidden || (written(name) ?? (byType || byTemplate)),
      skipped: skipped || annotation(name, 'json.skip') === 'true',
      alias: annotation(name, 'columns.alias'),
    };
    fields.push(added);
    return added;
  };
  return { source, fields, add, find: (name) => fields.find((field) => field.name === name), written, annotation };
}
