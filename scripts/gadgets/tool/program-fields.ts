import { placeOf, type Place } from '../place';
import type { CType, Member, NamedType } from '../c/types';
import type { FieldList } from './field-builder';

/** Reports a member that cannot be read. */
export type Tell = (message: string, place: Place) => void;

/** Adds the members of a struct as the tool flattens them: `proc`, `proc.comm`, `proc.creds.uid`. */
export function addMembers(members: readonly Member[], prefix: string, list: FieldList, tell: Tell): void {
  for (const member of members) {
    if (member.name.startsWith('__')) continue;
    if (member.name === '') {
      tell('an embedded struct or union without a name is not read', member);
      continue;
    }
    addMember(member, prefix, list, tell);
  }
}

function addMember(member: Member, prefix: string, list: FieldList, tell: Tell): void {
  const name = `${prefix}${member.name}`;
  const { type, names } = member.type;
  const place = placeOf(member);
  if (type.kind === 'struct' || type.kind === 'union') {
    // A struct by the name of a typedef is no struct to the tool, and left out.
    if (names.length > 1) return;
    if (type.members === null) {
      tell(`the members of ${type.kind} ${type.name}, the type of ${name}, are not known`, member);
      return;
    }
    const isEndpoint = type.name.endsWith('endpoint_t');
    list.add({ name, type: isEndpoint ? 'endpoint' : 'group', typeNames: names, isMember: true, ...place });
    addMembers(type.members, `${name}.`, list, tell);
    return;
  }
  if (type.kind === 'pointer' || (type.kind === 'array' && type.count === 0)) return;
  const text = typeText(member.type);
  if (text === null) tell(`the type of ${name} is not known`, member);
  list.add({ name, type: text, typeNames: allNames(member.type), isMember: true, values: enumValues(type), ...place });
}

/** Word among the names of a type that says the tool turns the number into a name. */
export const ENUM = 'enum';

function allNames({ names, type }: NamedType): string[] {
  if (type.kind === 'array') return [...new Set([...names, ...allNames(type.of)])];
  // The tool treats only a named enum as an enum, not a typedef of one.
  return type.kind === 'enum' && names.length === 1 ? [...names, ENUM] : names;
}

/** A type as our data writes it; null when the source does not tell. */
function typeText({ type }: NamedType): string | null {
  switch (type.kind) {
    case 'bool':
      return 'bool';
    case 'char':
      return 'u8';
    case 'float':
      return `f${type.size * 8}`;
    case 'int':
      return `${type.signed ? 's' : 'u'}${type.size * 8}`;
    case 'enum':
      return type.values === null ? null : `${type.signed ? 's' : 'u'}${type.size * 8}`;
    case 'array': {
      if (type.of.type.kind === 'char') return 'string';
      const of = typeText(type.of);
      return of === null ? null : `${of}[${type.count ?? ''}]`;
    }
    default:
      return null;
  }
}

function enumValues(type: CType): Record<string, number> | null {
  if (type.kind !== 'enum' || type.values === null) return null;
  if (type.values.some(({ value }) => value === null)) return null;
  return Object.fromEntries(type.values.map(({ name, value }) => [name, Number(value)]));
}
