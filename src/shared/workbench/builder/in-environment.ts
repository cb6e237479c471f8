import type { CommandModel } from '../../commands/model';
import type { Environment, ToolChoice } from '../environment';
import { gadgetOf, inTool, legalFlags, toolOf, withFlag, type Run } from './run';

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

const VERSION = String.raw`v?(\d+\.\d+\.\d+(?:[-+][\w.+-]*)?)`;

/** The tool and its version in pasted output of `kubectl gadget version` or `ig version`; `null` for other text. */
export function readVersionOutput(pasted: string): { tool: ToolChoice; version: string } | null {
  // eslint-disable-next-line no-control-regex
  const text = pasted.replace(/\u001b\[[\d;]*m/g, '');
  const client = new RegExp(`(?:Client version:\\s*|"clientVersion"[^}]*"version":\\s*")${VERSION}`).exec(text)?.[1];
  // The gadgets run on the server, so its version counts.
  const server = new RegExp(`(?:Server version:\\s*|"serverVersion"[^}]*"version":\\s*")${VERSION}`).exec(text)?.[1];
  const cluster = server ?? client;
  if (cluster !== undefined) return { tool: 'kubectl-gadget', version: `v${cluster}` };
  const alone = new RegExp(`^\\s*(?:\\$ .*\\n)?\\s*${VERSION}\\s*$`).exec(text)?.[1];
  return alone === undefined ? null : { tool: 'ig', version: `v${alone}` };
}
