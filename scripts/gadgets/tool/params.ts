import { placeOf } from '../place';
import type { Declarations, Variable } from '../c/declarations';
import type { NamedType } from '../c/types';
import type { Metadata } from './metadata';
import type { ToolParam } from './model';
import type { Tell } from './program-fields';
import type { OperatorParam } from './operator-params';

/** Flags of variables in the tool's headers, by variable and type. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  'targ_pid gadget_pid': 'pid',
  'targ_tid gadget_tid': 'tid',
  'targ_uid gadget_uid': 'uid',
  'targ_gid gadget_gid': 'gid',
  'targ_comm gadget_comm': 'comm',
  'collect_ustack bool': 'collect-ustack',
  'collect_build_id bool': 'collect-build-id',
};

/** The parameters of a gadget's eBPF program, as the metadata names them. */
export function programParams({ calls, variables }: Declarations, metadata: Metadata, tell: Tell): ToolParam[] {
  const named = calls.filter(({ name }) => name === 'GADGET_PARAM');
  const own = named.flatMap((call): ToolParam[] => {
    const variable = variables.get(call.args[0] ?? '');
    if (variable === undefined) {
      tell(`there is no variable ${call.args[0]} for GADGET_PARAM`, call);
      return [];
    }
    return [ownParam(variable, metadata)];
  });
  const filters = calls
    .filter(({ name }) => name === 'GADGET_PF')
    .map((call) => {
      const key = call.args[0] ? `pf-${call.args[0]}` : 'pf';
      return { key, default: '', type: 'string', ...placeOf(call) };
    });
  const classifier = calls.find(({ name, args }) => name === 'SEC' && args[0]?.startsWith('"classifier/'));
  const iface = classifier ? [{ key: 'iface', default: '', type: null, ...placeOf(classifier) }] : [];
  return [...own, ...filters, ...iface];
}

function ownParam(variable: Variable, metadata: Metadata): ToolParam {
  const known = variable.type.names.map((name) => WELL_KNOWN[`${variable.name} ${name}`]).find((key) => key);
  return {
    key: metadata.text('params', 'ebpf', variable.name, 'key') ?? known ?? variable.name,
    default: defaultOf(variable),
    type: typeOf(variable.type),
    ...placeOf(variable),
  };
}

/** The value of the variable is what counts; the metadata is overruled by it. */
function defaultOf({ type: { type }, value }: Variable): string | null {
  if (type.kind === 'bool') return value === null ? null : String(value !== 0n);
  if (type.kind === 'array' || type.kind === 'enum') return '';
  if (type.kind === 'struct') return type.name === 'gadget_l3endpoint_t' ? '0.0.0.0' : null;
  if (type.kind !== 'int' || value === null) return null;
  const bits = type.size * 8;
  return String(type.signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
}

function typeOf({ type }: NamedType): string | null {
  switch (type.kind) {
    case 'bool':
      return 'bool';
    case 'int':
      return `${type.signed ? 'int' : 'uint'}${type.size * 8}`;
    case 'array':
      return type.of.type.kind === 'char' ? 'string' : null;
    default:
      return null;
  }
}

/** Parameters that only the metadata declares: of a WebAssembly program, and those that change the metadata. */
export function metadataParams(metadata: Metadata): ToolParam[] {
  const of = (kind: string): ToolParam[] =>
    metadata.keys('params', kind).map((name) => ({
      key: metadata.text('params', kind, name, 'key') ?? name,
      default: metadata.text('params', kind, name, 'defaultValue') ?? '',
      type: null,
      ...metadata.place('params', kind, name),
    }));
  return [...of('wasm'), ...of('custom')];
}

/** A parameter of an operator, with the default that the metadata of the gadget gives it. */
export function withMetadataDefault(param: OperatorParam, operator: string, metadata: Metadata): ToolParam {
  const key = `operator.${operator}.${param.key}`;
  const written = metadata.text('paramDefaults', key);
  const place = written === null ? placeOf(param) : metadata.place('paramDefaults', key);
  return { key: param.key, default: written ?? param.default, type: null, ...place };
}
