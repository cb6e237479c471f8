import type { Place } from '../place';
import { bracketed, placeAt, splitArguments, stringValue, unquote, type GoFile } from './go-source';
import type { NewField } from './model';
import type { Tell } from './program-fields';

/** A data source that a program takes or makes. */
export interface ProgramSource extends Place {
  name: string;
  /** Null for one that is only taken. */
  type: 'single' | 'array' | null;
  fields: NewField[];
}

const KINDS: Readonly<Record<string, string>> = {
  Bool: 'bool',
  Int8: 's8',
  Int16: 's16',
  Int32: 's32',
  Int64: 's64',
  Uint8: 'u8',
  Uint16: 'u16',
  Uint32: 'u32',
  Uint64: 'u64',
  Float32: 'f32',
  Float64: 'f64',
  String: 'string',
  CString: 'string',
  Bytes: 'bytes',
  Invalid: 'group',
};

/** A call of Go, `door, err := api.GetDataSource(`, or of Rust, `let door = match DataSource::get_datasource(`. */
const CALL =
  /(?:([\w.*]+)(?:,\s*err)?\s*:?=\s*(?:match )?)?([\w.]+)(?:\.|::)((?:Get|New|Register)DataSource|(?:get|new)_datasource|Add(?:Sub)?Field|add_field|AddTag)\(/g;

/**
 * Reads the calls of a program that take data sources and add fields to them: gadgets' own programs and operators.
 * `roots` are variables that stand for a data source by another way.
 */
export function addedFields(
  file: GoFile,
  constants: ReadonlyMap<string, string>,
  tell: Tell,
  roots: Readonly<Record<string, string>> = {},
): ProgramSource[] {
  const sources: ProgramSource[] = [];
  const parents = new Map<string, { source: ProgramSource; prefix: string; field?: NewField }>();
  const open = (variable: string, source: ProgramSource): void => {
    sources.push(source);
    parents.set(variable, { source, prefix: '' });
  };
  for (const [variable, name] of Object.entries(roots))
    open(variable, { name, type: null, file: file.file, line: 1, fields: [] });
  for (const match of file.text.matchAll(CALL)) {
    const [whole, variable = '', on = '', called = ''] = match;
    const place = placeAt(file, match.index);
    const { inside } = bracketed(file.text, match.index + whole.length - 1);
    const args = splitArguments(inside).map((arg) => arg.replace(/\.to_string\(\)$/, ''));
    const parent = parents.get(on);
    const source = readSource(called, args, constants);
    if (source) open(variable, { ...source, ...place, fields: [] });
    else if (parent && /field$/i.test(called)) {
      const name = stringValue(args[0] ?? '', constants);
      const added =
        name === null ? listedFields(file) : [{ variable, field: readField(`${parent.prefix}${name}`, args, place) }];
      if (added.length === 0) tell(`the name of a field, ${args[0]}, is not read`, place);
      for (const { variable: kept, field } of added) {
        parents.set(kept, { source: parent.source, prefix: `${field.name}.`, field });
        parent.source.fields.push(field);
      }
    } else if (called === 'AddTag') {
      const [, tag] = /^"type:(\w+)"$/.exec(args[0] ?? '') ?? [];
      if (parent?.field && tag !== undefined) parent.field.typeNames = [...(parent.field.typeNames ?? []), tag];
    }
  }
  return sources;
}

function readSource(
  called: string,
  [first = '', second = '']: readonly string[],
  constants: ReadonlyMap<string, string>,
): Pick<ProgramSource, 'name' | 'type'> | null {
  if (!/data_?source$/i.test(called)) return null;
  const [source, type] = called === 'RegisterDataSource' ? [second, first] : [first, second];
  const name = stringValue(source, constants);
  if (name === null) return null;
  return { name, type: /^get/i.test(called) ? null : type.endsWith('Array') ? 'array' : 'single' };
}

function readField(name: string, [, kind = '', ...rest]: readonly string[], place: Place): NewField {
  const options = rest.join('\n');
  const [, template] = /TemplateAnnotation:\s*"(\w+)"/.exec(options) ?? [];
  return {
    ...place,
    name,
    type: KINDS[kind.replace(/^.*Kind(?:_|::)/, '')] ?? null,
    typeNames: [...options.matchAll(/"type:(\w+)"/g)].map(([, type]) => type ?? ''),
    ...(template === undefined ? {} : { template }),
    hidden: /FieldFlagHidden|ColumnsHiddenAnnotation:\s*"true"/.test(options),
    skipped: /SkipFieldAnnotation:\s*"true"/.test(options),
  };
}

/** Fields that a program adds in a loop over a list of `name:` and `kind:`. */
function listedFields(file: GoFile): { variable: string; field: NewField }[] {
  const list = /name:\s*("[^"]*"),\s*kind:\s*\w+\.Kind_(\w+),(?:\s*field:\s*&([\w.]+))?/g;
  return [...file.text.matchAll(list)].map((match) => ({
    variable: match[3] ?? '',
    field: {
      ...placeAt(file, match.index),
      name: unquote(match[1] ?? '') ?? '',
      type: KINDS[match[2] ?? ''] ?? null,
    },
  }));
}
