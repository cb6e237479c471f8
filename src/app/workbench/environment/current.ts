import { STORAGE_KEYS } from '../../../shared/constants';
import { printEnvironment, readEnvironment, type Environment } from '../../../shared/workbench/builder/environment';
import { parseValues, type VariableValues } from '../../behaviours/variable-values';
import { queryText } from '../../query';
import { storage } from '../../storage';

/** The reader variables that are parts of an environment; their values are kept under their names. */
export const VARIABLES = { namespace: 'NAMESPACE', pod: 'POD', container: 'CONTAINER', node: 'NODE' } as const;
type VariableKey = keyof typeof VARIABLES;
export const VARIABLE_KEYS = Object.keys(VARIABLES) as VariableKey[];

/** What is in the address, else what the reader has set. */
export function currentEnvironment(): Environment {
  const sent = queryText('env');
  if (sent !== null) return readEnvironment(sent);
  return { ...readEnvironment(storage.read(STORAGE_KEYS.environment) ?? ''), ...partOf(currentValues()) };
}

/** The reader's own values for the names in commands, with those of the address. */
export function currentValues(): VariableValues {
  const kept = parseValues(storage.read(STORAGE_KEYS.readerVariables));
  const sent = queryText('env');
  return sent === null ? kept : { ...kept, ...valuesOf(readEnvironment(sent)) };
}

/** What a reader has set: values of the names in commands, and what is no such name. */
export interface OwnValues {
  values: VariableValues;
  environment: Environment;
}

/** The address of this page with what the reader has set. */
export function addressWith({ values, environment }: OwnValues): string {
  const url = new URL(location.href);
  url.searchParams.set('env', printEnvironment({ ...environment, ...partOf(values) }));
  return url.href;
}

/** The values that are parts of an environment. */
function partOf(values: VariableValues): Environment {
  const entries = VARIABLE_KEYS.map((key) => [key, values[VARIABLES[key]]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valuesOf(environment: Environment): VariableValues {
  const entries = VARIABLE_KEYS.map((key) => [VARIABLES[key], environment[key]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined));
}
