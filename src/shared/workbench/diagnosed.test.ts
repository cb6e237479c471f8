import { expect, test } from 'vitest';
import type { CommandModel, FlagModel } from '../commands/model';
import { MODEL } from '../commands/test-model';
import { diagnose } from './diagnose';
import { correctCommands } from './correct';

const flag = (name: string, type: string, short?: string): FlagModel => ({ flag: name, short, type, here: true });

/** A gadget with two data sources and a flag of its own. */
const TWO_SOURCES: CommandModel['gadgets'] = MODEL.gadgets.flatMap(({ view }) =>
  view
    ? {
        name: 'trace_both',
        flags: ['--deep'],
        here: true,
        view: {
          ...view,
          name: 'trace_both',
          dataSources: ['open', 'close'].flatMap((name) => view.dataSources.map((source) => ({ ...source, name }))),
        },
      }
    : [],
);

/** The small model with a flag of each kind, and a field whose values have names. */
const WIDER: CommandModel = {
  ...MODEL,
  runFlags: [
    ...MODEL.runFlags,
    flag('--timeout', 'int32', '-t'),
    flag('--max-entries', 'uint32'),
    flag('--ratio', 'float64'),
    flag('--interval', 'duration'),
    flag('--host', 'bool'),
    flag('--sort', 'string'),
    // What some gadgets cannot take, other tools take, and former versions had.
    { ...flag('--table-size', 'uint32'), needs: 'array' },
    { ...flag('--order', 'string'), needs: 'single-source' },
    { ...flag('--symbols', 'bool'), needs: 'user-stack' },
    { ...flag('--podname', 'string', '-p'), environments: ['kubectl-gadget'] },
    { ...flag('--k8s-podname', 'string'), environments: ['ig', 'gadgetctl'] },
    { ...flag('--remote-only', 'bool'), environments: ['kubectl-gadget', 'gadgetctl'] },
    { flag: '--former', type: 'bool', here: false, until: 'v1' },
    { flag: '--foreign', type: 'bool', here: false },
  ],
  gadgets: [...MODEL.gadgets, ...TWO_SOURCES].map((gadget) => ({
    ...gadget,
    view: gadget.view && {
      ...gadget.view,
      dataSources: gadget.view.dataSources.map((source) => ({
        ...source,
        fields: source.fields.map((field) =>
          field.name === 'error' ? { ...field, allowed: ['ENOENT', 'EPERM', 'EACCES'] } : field,
        ),
      })),
    },
  })),
};

/** Commands as people paste them. What is said of each is read in `diagnosed.txt`; `vitest -u` writes it. */
const COMMANDS: string[] = [
  'sudo ig run trace_open --failed --kind file --timeout 5 --interval 1m30s --ratio -0.5 --host=false',
  'kubectl gadget run trace_open:v2 -F error==ENOENT --fields fname,error -o json',
  'kubectl gadget deploy --wait',
  'ls -l | grep ig',
  // Words of the tools.
  'ig trace_open',
  'ig trace open',
  'ig rnu trace_open',
  'ig run',
  'ig run trace_opn',
  'ig run trace open',
  'ig run trace_open --strange one two',
  'ig run trace_open one --strange two',
  'ig run trace-open',
  'ig run Trace_Open',
  'ig run trace_later',
  'ig run trace_broken',
  'ig image pul',
  'ig image',
  'gi run trace_open',
  'kubectl-gadget run trace_open',
  'kubectl gagdet run trace_open',
  'kubectl gadget',
  'gadgetctl run trace_open',
  'run ig trace_open',
  'ig list trace_open',
  'kubectl gadget gadget run trace_open',
  // Flags.
  'ig run trace_open --o json',
  'ig run trace_open --f=x',
  'ig run trace_open -failed=true',
  'ig run trace_open --x',
  'ig run trace_open --faild',
  'ig run trace_open -failed',
  'ig run trace_open —failed',
  'ig run trace_open --Failed',
  'ig run trace_open -x',
  'ig run trace_open --detach',
  'ig run trace_open --wait',
  'ig --failed run trace_open',
  'kubectl gadget run trace_open --verbose',
  'ig run trace_open --filter',
  'ig run trace_open --filter --failed',
  'ig run trace_open --kind',
  'ig run --failed',
  'ig run trace_open --deep',
  'ig run trace_open --table-size 5 --symbols',
  'ig run trace_both --order a',
  'ig run trace_open --order a',
  'ig run trace_open -p web',
  'kubectl gadget run trace_open --k8s-podname web',
  'ig run trace_open --remote-only',
  'ig run trace_open --former --foreign --detach',
  // Values.
  'ig run trace_open --kind fil',
  'ig run trace_open --kind=fold',
  'ig run trace_open --kind xyzzy',
  'ig run trace_open --failed=yes',
  'ig run trace_open --failed=off',
  'ig run trace_open --failed=maybe',
  'ig run trace_open --timeout 30s',
  'ig run trace_open --timeout 2m',
  'ig run trace_open -t 1h',
  'ig run trace_open --timeout -5',
  'ig run trace_open --timeout soon',
  'ig run trace_open --max-entries -1',
  'ig run trace_open --max-entries ten',
  'ig run trace_open --ratio half',
  'ig run trace_open --interval 30',
  'ig run trace_open --interval 0',
  'ig run trace_open --interval soon',
  'ig run trace_open --timeout $SECONDS --interval <TIME>',
  // Conditions.
  'ig run trace_open --filter error:ENOENT',
  'ig run trace_open --filter=fname:~etc',
  'ig run trace_open -F error_raw:!5',
  'ig run trace_open -F error_raw:>=5',
  "ig run trace_open -F 'error == ENOENT'",
  "ig run trace_open -F 'error==ENOENT, fname!=a'",
  'ig run trace_open -F error == ENOENT',
  'ig run trace_open -F error_raw>5',
  'ig run trace_open -F error==enoent',
  'ig run trace_open -F error==ENOET',
  'ig run trace_open -F error!=NOTHING_LIKE_IT',
  'ig run trace_open -F error==5',
  'ig run trace_open -F erorr==ENOENT',
  'ig run trace_open -F error',
  'ig run trace_open -F error==ENOENT -F fname==a',
  'ig run trace_open --fields fname --fields error',
  'ig run trace_open --fields fnam,error',
  'ig run trace_open --fields +fname,-eror',
  'ig run trace_open --sort fnam',
  'ig run trace_open -o jsn',
  'ig run trace_open -o yaml -o json',
  'ig run trace_open --timeout 30sec',
  'ig run trace_open --timeout 1h30m',
  'ig run trace_open --max-entries 5k',
  'ig run trace_open -F fname=="a b"',
  "ig run trace_open -F fname=='a",
  'ig run trace_open -F fname==a&&error==b',
  'ig run trace_open --sort -fnam,error',
  // Images.
  'ig run trace_open:',
  'ig run trace_open:%TAG%',
  'ig run example.org/gadget/trace_open:v2',
  'ig run example.org/gadget/trace_opn:v2',
  'ig run https://example.org/gadget/trace_open',
  'ig run registry.example.com/own:v1 --any-flag',
  'ig run trace_open trace_open',
  'ig run trace_open /tmp',
  'docker run --rm example.org/tools/ig run trace_open --faild',
  'ig run trace_open@sha256:abc',
  'ig run TRACE-OPEN:v2',
  'ig trace_open:v2 --failed',
  // What is open, and what is more than one.
  'ig run trace_open "',
  "ig run trace_open 'x",
  'ig run trace_open $(date',
  'ig run trace_open \\',
  'ig run trace_open <<EOF',
  'ig run trace_open --faild && ig run trace_opn',
  '$ ig run trace_open --faild\nFNAME ERROR\n$ ig run trace_open',
  'ig run trace_open \\\n  --faild \\\n  --kind fil',
  'ig run trace_open --faild | head -n 5 > out.txt',
];

test('what is said of a command has its place, what is wrong and how it is fixed', async () => {
  const said = COMMANDS.map((command) => {
    const { findings } = diagnose(command, WIDER);
    const lines = findings.map(
      ({ offset, end, rule, message, hint, fix }) =>
        `  ${rule} at "${command.slice(offset, end)}"\n    ${message}\n    ${hint ?? '-'}${
          fix ? `\n    "${command.slice(fix.offset, fix.end)}" becomes "${fix.words.join(' ')}"` : ''
        }\n`,
    );
    const { text, isChanged, left } = correctCommands(command, WIDER);
    const result = isChanged ? `  = ${text ?? 'nothing'}${left.length > 0 ? ' (and more)' : ''}\n` : '';
    return `${command}\n${lines.join('') || '  nothing\n'}${result}`;
  });
  await expect(said.join('\n')).toMatchFileSnapshot('diagnosed.txt');
});
