import { addedFields, type ProgramSource } from './added-fields';
import type { GoModule, GoPackage } from './go-module';
import { readOperatorParams } from './operator-params';
import { readTemplates } from './templates';
import type { NewField } from './model';

/** What all gadgets of a checkout share. */
export type ToolFacts = ReturnType<typeof readFacts>;

const OPERATORS = 'pkg/operators';
const EBPF = `${OPERATORS}/ebpf`;

/** Reads the operators of a checkout. */
export function readFacts(module: GoModule) {
  const ebpf = readOperatorParams(module.package(EBPF));
  const statistics = ebpf.filter(({ file }) => file.endsWith('/stats.go'));
  return {
    templates: readTemplates(module),
    /** Subfields of a user stack. */
    userStack: userStackFields(module.package(`${OPERATORS}/ustack`)),
    /** Data sources that operators make by themselves. */
    processSources: sourcesOf(module.package(`${OPERATORS}/process`)),
    statisticsSources: sourcesOf(module.package(EBPF)).filter(({ file }) => file.endsWith('/stats.go')),
    statisticsParams: statistics,
    /** Parameters that each eBPF program has by what it contains. */
    ebpfParams: ebpf.filter((param) => !statistics.includes(param)),
    /** Fields of the container a row belongs to: `k8s.node`, `runtime.containerName`. */
    containerFields: fieldsOf(module.package('pkg/datasource/compat'), 'source', ''),
    /** Fields that are added to those where the metadata asks for names of pods. */
    podFields: fieldsOf(module.package(`${OPERATORS}/kubenameresolver`), 'k8sField', 'k8s.'),
  };
}

function sourcesOf({ files, constants }: GoPackage): ProgramSource[] {
  return files
    .flatMap((file) => addedFields(file, constants, () => undefined))
    .filter(({ type, fields }) => type !== null && fields.length > 0);
}

/** The fields a package adds to the data source, or the group of fields, that a variable refers to. */
function fieldsOf({ files, constants }: GoPackage, variable: string, prefix: string): NewField[] {
  const sources = files.flatMap((file) => addedFields(file, constants, () => undefined, { [variable]: 'container' }));
  return sources
    .flatMap(({ name, fields }) => (name === 'container' ? fields : []))
    .filter(({ type }) => type !== 'group')
    .map((field) => ({ ...field, name: `${prefix}${field.name}` }));
}

function userStackFields({ files }: GoPackage): string[] {
  const calls = files.flatMap(({ text }) => [...text.matchAll(/\b(?:addField|AddSubField)\("(\w+)"/g)]);
  return [...new Set(calls.map(([, name = '']) => name))];
}
