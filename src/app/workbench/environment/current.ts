import { STORAGE_KEYS } from '../../../shared/constants';
import { printEnvironment, readEnvironment, type Environment } from '../../../shared/workbench/builder/environment';
import { parseValues } from '../../behaviours/variable-values';
import { storage } from '../../storage';

/** The reader variables that are parts of an environment; their values are kept under their names. */
export const VARIABLES = { namespace: 'NAMESPACE', pod: 'POD', container: 'CONTAINER', node: 'NODE' } as const;
type VariableKey = keyof typeof VARIABLES;
export const VARIABLE_KEYS = Object.keys(VARIABLES) as VariableKey[];

/** What is in the address, else what the reader has set. */
export function currentEnvironment(): Environment {
  const sent = new URLSearchParams(location.search).get('env');
  if (sent !== null) return readEnvironment(sent);
  const values = parseValues(storage.read(STORAGE_KEYS.readerVariables));
  const environment = readEnvironment(storage.read(STORAGE_KEYS.environment) ?? '');
  for (const key of VARIABLE_KEYS) {
    const value = values[VARIABLES[key]];
    if (value !== undefined) environment[key] = value;
  }
  return environment;
}

/** Keeps what is no reader variable. */
export function keepEnvironment({ tool, selector, tag, output }: Environment): void {
  const rest = Object.entries({ tool, selector, tag, output }).filter((entry) => entry[1] !== undefined);
  storage.write(STORAGE_KEYS.environment, printEnvironment(Object.fromEntries(rest)));
}

/** The address of this page with an environment. */
export function addressWith(environment: Environment): string {
  const url = new URL(location.href);
  url.searchParams.set('env', printEnvironment(environment));
  return url.href;
}
