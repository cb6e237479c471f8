/** What a reader's commands are about, set once for all of them. */

import type { CommandModel } from '../../commands/model';
import { visibleText } from '../../visible-text';
import { isPlainValue } from '../plain-value';
import { gadgetOf, inTool, legalFlags, toolOf, TOOL_CHOICES, withFlag, type Run, type ToolChoice } from './run';

const ENVIRONMENT_KEYS = ['tool', 'namespace', 'pod', 'container', 'node', 'selector', 'tag', 'output'] as const;
type EnvironmentKey = (typeof ENVIRONMENT_KEYS)[number];

/** What is set; the rest is as the pages have it. */
export type Environment = Partial<Record<Exclude<EnvironmentKey, 'tool'>, string>> & { tool?: ToolChoice };

type SelectorKey = 'namespace' | 'pod' | 'container' | 'node' | 'selector';

/** The flag of each selector in a cluster, and on a host, where there are no nodes. */
const FLAGS: Readonly<Record<SelectorKey, readonly [cluster: string, host: string | null]>> = {
  namespace: ['--namespace', '--k8s-namespace'],
  pod: ['--podname', '--k8s-podname'],
  container: ['--containername', '--containername'],
  node: ['--node', null],
  selector: ['--selector', '--k8s-selector'],
};
const SELECTORS = Object.keys(FLAGS) as SelectorKey[];

/**
 * Reads an environment that was kept or sent: a query. Unknown keys, empty values, unknown tools values with hidden
 * characters and names that are not plain are left out.
 */
export function readEnvironment(query: string): Environment {
  const given = new URLSearchParams(query);
  const environment: Environment = {};
  for (const key of ENVIRONMENT_KEYS) {
    const value = visibleText(given.get(key))?.trim() ?? '';
    if (value === '') continue;
    if (key === 'tool') {
      if (isTool(value)) environment.tool = value;
    } else if (key === 'selector' || isPlainValue(value)) environment[key] = value;
  }
  return environment;
}

/** Writes an environment as a query; empty when nothing is set. */
export function printEnvironment(environment: Environment): string {
  const query = new URLSearchParams();
  for (const key of ENVIRONMENT_KEYS) if (environment[key]) query.set(key, environment[key]);
  return query.toString();
}

function isTool(name: string): name is ToolChoice {
  return (TOOL_CHOICES as readonly string[]).includes(name);
}

/**
 * Applies an environment to a run: its selectors replace those whose value is one of `examples`, the placeholder names
 * in the docs. If the reader has set any selector, all selectors of the run are kept.
 */
export function inEnvironment(
  run: Run,
  environment: Environment,
  model: CommandModel,
  examples: ReadonlySet<string>,
): Run {
  const gadget = gadgetOf(run, model);
  const { tool, tag, output } = environment;
  let result = withSelectors(run, environment, examples);
  if (tool !== undefined && tool !== run.tool && gadget?.environments.includes(toolOf(tool))) {
    result = withSelectors(inTool(result, tool, model).run, environment, examples);
  }
  if (tag !== undefined && gadget) result = { ...result, tag };
  const modes = gadget?.dataSources.flatMap((source) => source.outputModes) ?? [];
  const takesOutput = legalFlags(result.tool, gadget, model).some((one) => one.flag === '--output');
  if (output !== undefined && takesOutput && modes.includes(output) && !result.flags.has('--output'))
    result = withFlag(result, '--output', output);
  return result;
}

function withSelectors(run: Run, environment: Environment, examples: ReadonlySet<string>): Run {
  const column = toolOf(run.tool) === 'kubectl-gadget' ? 0 : 1;
  const flagOf = (key: SelectorKey): string | null => FLAGS[key][column];
  const isOwn = (key: SelectorKey): boolean => {
    const flag = flagOf(key);
    const value = flag === null ? undefined : run.flags.get(flag);
    return value !== undefined && value !== null && !examples.has(value) && value !== environment[key];
  };
  if (SELECTORS.some(isOwn)) return run;
  return SELECTORS.reduce((result, key) => {
    const flag = flagOf(key);
    const value = environment[key];
    if (flag === null || value === undefined) return result;
    return withFlag(key === 'namespace' ? withFlag(result, '--all-namespaces', undefined) : result, flag, value);
  }, run);
}
