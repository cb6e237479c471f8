import { addedFields, type ProgramSource } from './added-fields';
import { readGo, readPackage, stringConstants, type GoFile } from './go-source';
import { readOperatorParams, type OperatorParam } from './operator-params';
import { readTemplates, type Templates } from './templates';
import type { NewField } from './field-builder';

/** What all gadgets of a checkout share. */
export interface ToolFacts {
  /** Subfields of a user stack. */
  userStack: readonly string[];
  templates: Templates;
  /** Data sources that operators make by themselves. */
  processSources: readonly ProgramSource[];
  statisticsSources: readonly ProgramSource[];
  statisticsParams: readonly OperatorParam[];
  /** Parameters that each eBPF program has by what it holds. */
  ebpfParams: readonly OperatorParam[];
  /** Fields of the container a row belongs to: `k8s.node`, `runtime.containerName`. */
  containerFields: readonly NewField[];
  /** Fields that are added to those where the metadata asks for names of pods. */
  podFields: readonly NewField[];
}

const OPERATORS = 'pkg/operators';
const EBPF = `${OPERATORS}/ebpf`;

/** Reads the operators of a checkout. */
export function readFacts(root: string): ToolFacts {
  const ebpf = readOperatorParams(root, EBPF);
  const statistics = ebpf.filter(({ file }) => file.endsWith('/stats.go'));
  return {
    templates: readTemplates(root),
    userStack: userStackFields(readGo(root, `${OPERATORS}/ustack/ustack.go`)),
    processSources: sourcesOf(root, `${OPERATORS}/process`),
    statisticsSources: sourcesOf(root, EBPF, 'stats.go'),
    statisticsParams: statistics,
    ebpfParams: ebpf.filter((param) => !statistics.includes(param)),
    containerFields: fieldsOf(readGo(root, 'pkg/datasource/compat/wrapper.go'), 'source', ''),
    podFields: fieldsOf(readGo(root, `${OPERATORS}/kubenameresolver/kubenameresolver.go`), 'k8sField', 'k8s.'),
  };
}

function sourcesOf(root: string, folder: string, only = ''): ProgramSource[] {
  const files = readPackage(root, folder);
  const constants = stringConstants(files);
  return files
    .filter(({ file }) => file.endsWith(only))
    .flatMap((file) => addedFields(file, constants, () => undefined))
    .filter(({ type, fields }) => type !== null && fields.length > 0);
}

/** The fields a file adds to the data source, or the group of fields, that a variable stands for. */
function fieldsOf(file: GoFile | null, variable: string, prefix: string): NewField[] {
  if (file === null) return [];
  const [source] = addedFields(file, stringConstants([file]), () => undefined, { [variable]: 'container' });
  const fields = source?.fields.filter(({ type }) => type !== 'group') ?? [];
  return fields.map((field) => ({ ...field, name: `${prefix}${field.name}` }));
}

function userStackFields(file: GoFile | null): string[] {
  const calls = file?.text.matchAll(/\b(?:addField|AddSubField)\("(\w+)"/g) ?? [];
  return [...new Set([...calls].map(([, name]) => name ?? ''))];
}
