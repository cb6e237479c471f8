import { placeOf, type Place } from '../place';
import type { Metadata } from './metadata';
import type { ToolField } from './model';
import type { Templates } from './templates';

/** What a field is added with, beside what the metadata says of it. */
export interface NewField extends Place {
  name: string;
  type: string | null;
  typeNames?: string[];
  /** A member of a program's struct gets the template of its type; a field that an operator adds does not. */
  isMember?: boolean;
  template?: string | null;
  hidden?: boolean;
  skipped?: boolean;
  from?: string | null;
  values?: Record<string, number> | null;
}

/** The fields of one data source while operators add to them. */
export interface FieldList {
  fields: ToolField[];
  /** Adds a field as the tool does: templates of its type first, then what the metadata says. */
  add: (field: NewField) => ToolField;
  find: (name: string) => ToolField | undefined;
  /** Whether the metadata says that the column is hidden: true, false or nothing. */
  written: (name: string) => boolean | null;
  annotation: (name: string, key: string) => string | null;
}

/** Makes an empty list of the fields of a data source. */
export function fieldList(source: string, metadata: Metadata, templates: Templates): FieldList {
  const fields: ToolField[] = [];
  const at = (name: string): string[] => ['datasources', source, 'fields', name, 'annotations'];
  const annotation = (name: string, key: string): string | null => metadata.text(...at(name), key);
  const written = (name: string): boolean | null => {
    const text = annotation(name, 'columns.hidden');
    if (text !== null) return text === 'true';
    const template = annotation(name, 'template');
    return template !== null && templates.hiding.has(template) ? true : null;
  };
  const add = (field: NewField): ToolField => {
    const {
      name,
      type,
      typeNames = [],
      isMember,
      template = null,
      hidden,
      skipped,
      from = null,
      values = null,
    } = field;
    const byType =
      isMember &&
      typeNames.some(
        (one) =>
          templates.hiddenTypes.has(one) ||
          (templates.typesWithTemplate.has(one) && templates.hiding.has(one.replace(/^gadget_/, ''))),
      );
    const byTemplate = template !== null && templates.hiding.has(template);
    const added: ToolField = {
      name,
      type,
      typeNames,
      // A flag set by an operator stays, whatever the metadata says; an annotation of a template does not.
      hidden: hidden || (written(name) ?? (byType || byTemplate)),
      skipped: skipped || annotation(name, 'json.skip') === 'true',
      alias: annotation(name, 'columns.alias'),
      from,
      values,
      ...placeOf(field),
    };
    fields.push(added);
    return added;
  };
  return { fields, add, find: (name) => fields.find((field) => field.name === name), written, annotation };
}
