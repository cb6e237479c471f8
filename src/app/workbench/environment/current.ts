import { STORAGE_KEYS } from '../../../shared/constants';
import { printEnvironment, readEnvironment, type Environment } from '../../../shared/workbench/builder/environment';
import { parseValues, type VariableValues } from '../../behaviours/variable-values';
import { queryText, withQuery } from '../../query';
import { storage } from '../../storage';

/** The reader variables that are parts of an environment; their values are kept under their names. */
const VARIABLES = [
  ['namespace', 'NAMESPACE'],
  ['pod', 'POD'],
  ['container', 'CONTAINER'],
  ['node', 'NODE'],
] as const;

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
  return sent === null ? kept : { ...kept, ...valuesIn(readEnvironment(sent)) };
}

/** What a reader has set: values of the names in commands, and what is no such name. */
export interface OwnValues {
  values: VariableValues;
  environment: Environment;
}

/** The address of this page with what the reader has set. */
export function addressWith({ values, environment }: OwnValues): string {
  return withQuery({ env: printEnvironment({ ...environment, ...partOf(values) }) });
}

/** The values that are parts of an environment. */
function partOf(values: VariableValues): Environment {
  return Object.fromEntries(
    VARIABLES.flatMap(([key, name]) => (values[name] === undefined ? [] : [[key, values[name]]])),
  );
}

/** The values of names that an environment sets. */
function valuesIn(environment: Environment): VariableValues {
  return Object.fromEntries(
    VARIABLES.flatMap(([key, name]) => (environment[key] === undefined ? [] : [[name, environment[key]]])),
  );
}
