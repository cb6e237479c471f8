import { expect, test } from 'vitest';
import type { CommandModel, FlagModel } from '../../commands/model';
import { MODEL } from '../../commands/test-model';
import { readEnvironment, type Environment } from '../environment';
import { inEnvironment } from './in-environment';
import { printRun, runIn } from './run';

const flag = (name: string, short: string | undefined, environments?: FlagModel['environments']): FlagModel => ({
  flag: name,
  type: 'string',
  here: true,
  ...(short === undefined ? {} : { short }),
  ...(environments === undefined ? {} : { environments }),
});
const CLUSTER: FlagModel['environments'] = ['kubectl-gadget'];
const HOST: FlagModel['environments'] = ['ig', 'gadgetctl'];

/** The small model with the flags that choose what is watched. */
const WITH_SELECTORS: CommandModel = {
  ...MODEL,
  runFlags: [
    ...MODEL.runFlags,
    flag('--namespace', '-n', CLUSTER),
    flag('--podname', '-p', CLUSTER),
    flag('--selector', '-l', CLUSTER),
    flag('--node', undefined, CLUSTER),
    { ...flag('--all-namespaces', '-A', CLUSTER), type: 'bool' },
    flag('--containername', '-c'),
    ...['--k8s-namespace', '--k8s-podname', '--k8s-selector'].map((name) => flag(name, undefined, HOST)),
  ],
};

/** A command as it is in an environment; `demo` and `web` are names that the pages use. */
function shown(command: string, environment: Environment): string {
  const run = runIn(command, WITH_SELECTORS);
  if (!run) throw new Error(`${command} runs nothing.`);
  return printRun(inEnvironment(run, environment, WITH_SELECTORS, new Set(['demo', 'web'])), WITH_SELECTORS);
}

const SITE = { readerVariables: { NAMESPACE: 'demo', POD: 'web', CONTAINER: 'web', NODE: 'one' } };

test.each([
  ['', {}],
  [
    'tool=ig&namespace=a&pod=b&container=c&node=d&selector=e%3Df&tag=v1&output=json',
    {
      tool: 'ig',
      namespace: 'a',
      pod: 'b',
      container: 'c',
      node: 'd',
      selector: 'e=f',
      tag: 'v1',
      output: 'json',
    },
  ],
  ['tool=other&pod=+&node=+a+&tag=b%00', { node: 'a' }],
  // Names are shown above the first command, so a link must not add its own.
  ['node=a&call+this+number=555-0100&constructor=x&NODE=b', { node: 'a' }],
] as const)('the query %j is %j', (query, environment) => expect(readEnvironment(query, SITE)).toEqual(environment));

const ALL: Environment = { namespace: 'n', pod: 'p', container: 'c', node: 'o', selector: 'a=b' };

test.each([
  ['kubectl gadget run trace_open', ALL, 'kubectl gadget run trace_open -n n -p p -c c --node o -l a=b'],
  ['sudo ig run trace_open', ALL, 'sudo ig run trace_open --k8s-namespace n --k8s-podname p -c c --k8s-selector a=b'],
  // Names of the pages give way, own names do not.
  ['kubectl gadget run trace_open -n demo -p web', { namespace: 'n' }, 'kubectl gadget run trace_open -n n -p web'],
  ['kubectl gadget run trace_open -n mine', { namespace: 'n', pod: 'p' }, 'kubectl gadget run trace_open -n mine'],
  ['kubectl gadget run trace_open -n n', { namespace: 'n', pod: 'p' }, 'kubectl gadget run trace_open -n n -p p'],
  ['kubectl gadget run trace_open -A', { namespace: 'n' }, 'kubectl gadget run trace_open -n n'],
  ['kubectl gadget run trace_open -A', { pod: 'p' }, 'kubectl gadget run trace_open -A -p p'],
  ['kubectl gadget run trace_open:v1', { tag: 'v2' }, 'kubectl gadget run trace_open:v2'],
  ['kubectl gadget run example.org/own:v1', { tag: 'v2', output: 'json' }, 'kubectl gadget run example.org/own:v1'],
  ['sudo ig run trace_open', { output: 'json' }, 'sudo ig run trace_open -o json'],
  ['sudo ig run trace_open -o columns', { output: 'json' }, 'sudo ig run trace_open -o columns'],
  ['sudo ig run trace_open', { output: 'yaml' }, 'sudo ig run trace_open'],
  ['sudo ig run trace_open', { tool: 'kubectl-gadget', pod: 'p' }, 'kubectl gadget run trace_open -p p'],
  ['kubectl gadget run trace_open -n demo', { tool: 'ig' }, 'sudo ig run trace_open --k8s-namespace demo'],
  // The gadget does not run with it.
  ['sudo ig run trace_open', { tool: 'gadgetctl' }, 'sudo ig run trace_open'],
  [
    'sudo ig run trace_open:v1',
    { tool: 'ig-container' },
    'docker run -ti --rm --privileged -v /:/host --pid=host example.org/tools/ig:v1 run trace_open:v1',
  ],
] as const)('%s with %j is %s', (command, environment, expected) => expect(shown(command, environment)).toBe(expected));

test.each([
  ['docker run -ti example.org/tools/ig run trace_open', 'ig-container'],
  ['podman run -ti example.org/tools/ig run trace_open', 'ig-container'],
  ['sudo ig run trace_open', 'ig'],
])('%s is run with %s', (command, tool) => expect(runIn(command, WITH_SELECTORS)?.tool).toBe(tool));

test.each([
  'ig image pull trace_open',
  'ig run',
  'ig run trace_open other',
  'ig run trace_open@sha256:1',
  'ig run trace_open -F a==b -F c==d',
  'ls',
])('%s is no run that can be built', (command) => expect(runIn(command, WITH_SELECTORS)).toBeNull());
