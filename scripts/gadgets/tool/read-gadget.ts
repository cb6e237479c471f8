import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Declarations, readDeclarations } from '../c/declarations';
import type { MacroCall } from '../c/macros';
import { placeOf, type Place } from '../place';
import type { CType } from '../c/types';
import { addedFields, type ProgramSource } from './added-fields';
import { fieldList, type FieldList } from './field-builder';
import type { GoModule } from './go-module';
import { readGo } from './go-source';
import { type Metadata, readMetadata } from './metadata';
import type { NewSource, ToolGadget, ToolParam, ToolSource, Unread } from './model';
import { applyOperators } from './operators';
import { metadataParams, programParams, withMetadataDefault } from './params';
import { addMembers, type Tell } from './program-fields';
import type { ToolFacts } from './facts';
import { preprocess } from '../c/preprocess';

/** Reads one gadget of a checkout: `gadgets/NAME`. */
export function readGadget(module: GoModule, name: string, facts: ToolFacts): { gadget: ToolGadget; unread: Unread[] } {
  const { root } = module;
  const folder = `gadgets/${name}`;
  const unread: Unread[] = [];
  const tell: Tell = (message, { file, line }) => void unread.push({ gadget: name, message, file, line });
  const metadata = readMetadata(root, `${folder}/gadget.yaml`);
  const program = readProgram(root, folder);
  const lists = new Map<string, FieldList>();
  const listOf: ListOf = (source) => {
    const list = lists.get(source.name) ?? fieldList(source, metadata, facts.templates);
    lists.set(source.name, list);
    return list;
  };
  if (program) addProgramSources(program, metadata, listOf, tell);
  const added = [...builtInSources(metadata, facts), ...programSources(module, folder, tell)];
  for (const { name: source, type, fields, file, line } of added) {
    if (type === null && !lists.has(source)) continue;
    const list = listOf({ name: source, type: type ?? 'single', file, line });
    for (const field of fields) list.add(field);
  }
  for (const list of lists.values()) {
    applyOperators(list, facts.userStack);
    if (metadata.text('datasources', list.source.name, 'annotations', 'kubenameresolver.enable') === 'true')
      for (const field of facts.podFields) list.add(field);
  }
  const sources = [...lists.values()].flatMap((list) => withRendered(finish(list), metadata));
  return {
    gadget: {
      name,
      image: lineWith(root, `${folder}/artifacthub-pkg.yml`, /^\s*(?:-\s*)?image:\s*"?([^"\s]+?):[\w.-]+"?\s*$/),
      minKernel: lineWith(root, `${folder}/README.mdx`, /^- Minimum Kernel Version\s*:\s*\*?(\d+\.\d+)/i),
      sources,
      params: paramsOf(program, metadata, facts, tell),
      ...metadata.place('name'),
    },
    unread,
  };
}

type ListOf = (source: NewSource) => FieldList;

/** Data sources that macros of the program declare. */
function addProgramSources(program: Declarations, metadata: Metadata, listOf: ListOf, tell: Tell): void {
  for (const call of program.calls) {
    const rows = rowTypes(call, program);
    if (rows === null) continue;
    const { name: macro, args } = call;
    const [name = ''] = args;
    const list = listOf({ name, type: macro === 'GADGET_TRACER' ? 'single' : 'array', ...placeOf(call) });
    for (const [what, type] of rows) {
      const members = type && 'members' in type ? type.members : null;
      if (members) addMembers(members, '', list, tell);
      else tell(`the members of ${what} are not known`, call);
    }
    const rest = macro === 'GADGET_TRACER' ? metadata.text('datasources', name, 'annotations', 'ebpf.rest.name') : null;
    if (rest !== null) list.add({ name: rest, type: 'bytes', ...metadata.place('datasources', name, 'annotations') });
  }
}

/** The types whose members are the fields of a data source, with their names; null for a macro that declares none. */
function rowTypes({ name, args }: MacroCall, program: Declarations): [name: string, type: CType | undefined][] | null {
  const [, second = '', third = ''] = args;
  const struct = (one: string): [string, CType | undefined] => [`struct ${one}`, program.types.get(`struct ${one}`)];
  if (name === 'GADGET_TRACER') return [struct(third)];
  if (name === 'GADGET_ITER' || name === 'GADGET_SNAPSHOTTER') return [struct(second)];
  if (name !== 'GADGET_MAPITER') return null;
  const map = program.variables.get(second)?.type.type;
  const members = map?.kind === 'struct' ? map.members : null;
  return ['key', 'value'].map((part) => [
    `${part} of ${second}`,
    members?.find((member) => member.name === part)?.type.type,
  ]);
}

/** Data sources of the tool's own operators, which the metadata switches on. */
function builtInSources(metadata: Metadata, facts: ToolFacts): readonly ProgramSource[] {
  const isOn = (operator: string): boolean => metadata.text('operator', operator, 'emitstats') === 'true';
  return [...(isOn('process') ? facts.processSources : []), ...(isOn('ebpf') ? facts.statisticsSources : [])];
}

/** Data sources of the gadget's WebAssembly program. */
function programSources(module: GoModule, folder: string, tell: Tell): ProgramSource[] {
  const build = path.join(module.root, folder, 'build.yaml');
  if (!existsSync(build)) return [];
  const wasm: unknown = (parse(readFileSync(build, 'utf8')) as { wasm?: unknown } | null)?.wasm;
  if (typeof wasm !== 'string') return [];
  const program = `${folder}/${wasm}`;
  const { files, constants } = module.package(path.posix.dirname(program));
  const read = wasm.endsWith('.rs') ? [readGo(module.root, program) ?? []].flat() : files;
  if (/\.(?:go|rs)$/.test(wasm)) return read.flatMap((file) => addedFields(file, constants, tell));
  tell(`the program ${wasm} is in a language that is not read`, { file: `${folder}/build.yaml`, line: 1 });
  return [];
}

function finish({ source, fields }: FieldList): ToolSource {
  const ids = ['gadget_mntns_id', 'gadget_netns_id'];
  const hasContainer = fields.some(({ typeNames }) => ids.some((id) => typeNames.includes(id)));
  return { ...source, fields, hasContainer };
}

/** Adds the data sources that operators make out of a whole one: a drawn histogram, network policies. */
function withRendered(source: ToolSource, metadata: Metadata): ToolSource[] {
  const isOn = (key: string): boolean => metadata.text('datasources', source.name, 'annotations', key) === 'true';
  const made = (name: string): ToolSource => {
    const field = { name: 'text', type: 'string', typeNames: [], hidden: false, ...placeOf(source) };
    return { ...source, name, type: 'single', fields: [field], hasContainer: false };
  };
  return [
    source,
    ...(isOn('metrics.print') ? [made(`${source.name}-rendered`)] : []),
    ...(isOn('generate_networkpolicy.enable') ? [made(`advise-${source.name}`)] : []),
  ];
}

function paramsOf(program: Declarations | null, metadata: Metadata, facts: ToolFacts, tell: Tell): ToolParam[] {
  const isCalled = (name: string): boolean => program?.calls.some((call) => call.name === name) ?? false;
  const ofOperator = facts.ebpfParams.filter(({ key }) =>
    key === 'trace-pipe' ? program !== null : key.startsWith('map-fetch-') && isCalled('GADGET_MAPITER'),
  );
  const statistics = metadata.text('operator', 'ebpf', 'emitstats') === 'true' ? facts.statisticsParams : [];
  const all = [
    ...(program ? programParams(program, metadata, tell) : []),
    ...ofOperator.map((param) => withMetadataDefault(param, 'oci.ebpf', metadata)),
    ...statistics.map((param) => withMetadataDefault(param, 'ebpf', metadata)),
    ...metadataParams(metadata),
  ];
  return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
}

function lineWith(root: string, file: string, pattern: RegExp): (Place & { value: string }) | null {
  const full = path.join(root, file);
  if (!existsSync(full)) return null;
  const lines = readFileSync(full, 'utf8').split('\n');
  const at = lines.findIndex((line) => pattern.test(line));
  const value = pattern.exec(lines[at] ?? '')?.[1];
  return value === undefined ? null : { value, file, line: at + 1 };
}

/** Reads the eBPF program of a gadget with the headers of the tool; null when it has none. */
function readProgram(root: string, folder: string): Declarations | null {
  const file = `${folder}/program.bpf.c`;
  if (!existsSync(path.join(root, file))) return null;
  const findHeader = (name: string, quoted: boolean, from: string): string | null => {
    const places = quoted ? [path.posix.join(path.posix.dirname(from), name), `${folder}/${name}`] : [];
    // Kernel headers are long and contain no type of the tool; their types are known by name.
    const found = [...places, `include/${name}`].find((one) => existsSync(path.join(root, one)));
    return found !== undefined && !found.endsWith('vmlinux.h') ? found : null;
  };
  return readDeclarations(preprocess(root, file, findHeader));
}
