import type { Place } from '../place';
import { bracketed, placeAt, splitArguments, stringValue, unquote, type GoFile } from './go-source';
import type { NewField } from './field-builder';
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

const SOURCE = /([\w.]+)(?:,\s*err)?\s*:?=\s*\w+\.(GetDataSource|NewDataSource|RegisterDataSource)\(/g;
const FIELD = /(?:([\w.*]+),\s*err\s*:?=\s*)?([\w.]+)\.(AddField|AddSubField)\(/g;

/**
 * Reads the calls of a Go program that take data sources and add fields to them: gadgets' own programs and operators.
 * `roots` are variables that stand for a data source by another way.
 */
export function addedFields(
  file: GoFile,
  constants: ReadonlyMap<string, string>,
  tell: Tell,
  roots: Readonly<Record<string, string>> = {},
): ProgramSource[] {
  const sources = new Map<string, ProgramSource>();
  for (const [variable, name] of Object.entries(roots))
    sources.set(variable, { name, type: null, file: file.file, line: 1, fields: [] });
  for (const match of file.text.matchAll(SOURCE)) {
    const { inside } = bracketed(file.text, match.index + match[0].length - 1);
    const source = readSource(match[2] ?? '', splitArguments(inside), constants);
    if (source.name !== null)
      sources.set(match[1] ?? '', { ...source, name: source.name, ...placeAt(file, match.index), fields: [] });
  }
  const byVariable = readFields(file, constants, sources, tell);
  for (const [, variable, tag] of file.text.matchAll(/([\w.]+)\.AddTag\("type:(\w+)"\)/g)) {
    const field = byVariable.get(variable ?? '');
    if (field) field.typeNames = [...(field.typeNames ?? []), tag ?? ''];
  }
  return [...sources.values()];
}

function readSource(
  call: string,
  args: readonly string[],
  constants: ReadonlyMap<string, string>,
): { name: string | null; type: 'single' | 'array' | null } {
  const [first = '', second = ''] = args;
  if (call === 'GetDataSource') return { name: stringValue(first, constants), type: null };
  const [name, type] = call === 'NewDataSource' ? [first, second] : [second, first];
  return { name: stringValue(name, constants), type: type.endsWith('Array') ? 'array' : 'single' };
}

/** Puts the fields into their data sources; gives them by the variables they are kept in. */
function readFields(
  file: GoFile,
  constants: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, ProgramSource>,
  tell: Tell,
): Map<string, NewField> {
  const byVariable = new Map<string, NewField>();
  const parents = new Map<string, { source: ProgramSource; prefix: string }>();
  for (const [variable, source] of sources) parents.set(variable, { source, prefix: '' });
  for (const match of file.text.matchAll(FIELD)) {
    const parent = parents.get(match[2] ?? '');
    if (parent === undefined) continue;
    const place = placeAt(file, match.index);
    const args = splitArguments(bracketed(file.text, match.index + match[0].length - 1).inside);
    const [nameSource = '', kind = '', ...options] = args;
    const name = stringValue(nameSource, constants);
    if (name === null) {
      const listed = listedFields(file);
      if (listed.length === 0) tell(`the name of a field, ${nameSource}, is not read`, place);
      for (const { variable, field } of listed) byVariable.set(variable, field);
      parent.source.fields.push(...listed.map(({ field }) => field));
      continue;
    }
    const field = readField(`${parent.prefix}${name}`, kind, options.join('\n'), place);
    const variable = match[1] ?? '';
    parents.set(variable, { source: parent.source, prefix: `${field.name}.` });
    byVariable.set(variable, field);
    parent.source.fields.push(field);
  }
  return byVariable;
}

function readField(name: string, kind: string, options: string, place: Place): NewField {
  return {
    ...place,
    name,
    type: KINDS[kind.replace(/^.*Kind_/, '')] ?? null,
    typeNames: [...options.matchAll(/"type:(\w+)"/g)].map(([, type]) => type ?? ''),
    template: /TemplateAnnotation:\s*"(\w+)"/.exec(options)?.[1] ?? null,
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

/** The same of a program in Rust: `get_datasource("mount")`, `add_field("call", FieldKind::String)`. */
export function addedRustFields(file: GoFile): ProgramSource[] {
  const sources = new Map<string, ProgramSource>();
  const take = /let (\w+) = (?:match )?DataSource::(get|new)_datasource\(\s*"([^"]+)"/g;
  for (const match of file.text.matchAll(take))
    sources.set(match[1] ?? '', {
      name: match[3] ?? '',
      type: match[2] === 'new' ? 'single' : null,
      ...placeAt(file, match.index),
      fields: [],
    });
  for (const match of file.text.matchAll(/(\w+)\.add_field\(\s*"([^"]+)",\s*FieldKind::(\w+)/g))
    sources.get(match[1] ?? '')?.fields.push({
      ...placeAt(file, match.index),
      name: match[2] ?? '',
      type: KINDS[match[3] ?? ''] ?? null,
    });
  return [...sources.values()];
}
