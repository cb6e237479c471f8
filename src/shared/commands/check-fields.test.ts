import { expect, test } from 'vitest';
import type { FieldView } from '../gadgets/view';
import { checkCommand } from './check';
import type { CommandModel, FlagModel } from './model';
import { parseCommand } from './parse';
import { readShell } from './shell';
import { MODEL } from './test-model';

const flag = (name: string): FlagModel => ({ flag: name, type: 'string', here: true });
const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  title: name,
  hidden: false,
  shownIn: [],
  meaning: '',
  ...more,
});

/** The gadget of the small model with a second data source. */
const BOTH: CommandModel = {
  ...MODEL,
  runFlags: [...MODEL.runFlags, ...['--filter.NAME', '--filter-expr', '--annotate'].map(flag)],
  gadgets: MODEL.gadgets.map((gadget) => ({
    ...gadget,
    view: gadget.view && {
      ...gadget.view,
      dataSources: gadget.view.dataSources.flatMap((source) => [
        source,
        {
          ...source,
          name: 'close',
          fields: [field('proc.comm', { group: 'proc' }), field('ret', { type: 's32' }), field('fd')],
        },
      ]),
    },
  })),
};

/** What is said of the flags of a run, each as what is wrong, what to do, and what comes in its place. */
function said(flags: string): string[] {
  const text = `ig run trace_open:%TAG% ${flags}`;
  const [command] = readShell(text).commands;
  const parsed = command && parseCommand(command, BOTH);
  const found = parsed ? checkCommand(parsed, { model: BOTH, localImages: new Set(), inline: false }) : [];
  return found.map(
    ({ offset, end, message, hint, fix }) =>
      `${text.slice(offset, end)} | ${message} | ${hint}${fix ? ` | ${fix.words.join(' ')}` : ''}`,
  );
}

test.each([
  `--fields fname,ret`,
  `--fields open:fname;close:ret`,
  `-F 'error_raw>=5,fname~^/etc,fd~x,ret!=1'`,
  `--filter.close ret==1`,
  `-F '%FIELD%==5'`,
  `--fields @file`,
  `--fields $FIELDS`,
  `--annotate open.fields.own=1 --fields own`,
  `--annotate open:metrics.name=own --fields own`,
  `--annotate close:kubenameresolver.enable=true --fields k8s.podIP,k8s.hostIP`,
])('%s is right', (flags) => expect(said(flags)).toEqual([]));

test.each([
  [`--fields comm`, `comm | --fields: trace_open has no field "comm". | Did you mean "proc.comm"? | proc.comm`],
  [`--fields FName`, `FName | --fields: trace_open has no field "FName". | Did you mean "fname"? | fname`],
  [`--fields erorr`, `erorr | --fields: trace_open has no field "erorr". | Did you mean "error"? | error`],
  [
    `--fields nothing.like`,
    `nothing.like | --fields: trace_open has no field "nothing.like". | Fields: fname, error, error_raw, ret, fd, proc.comm.`,
  ],
  // Each data source has its own fields.
  [`--filter.close fname==a`, `fname | --filter.close: trace_open has no field "fname". | Fields: ret, fd, proc.comm.`],
  [`--fields open:ret`, `ret | --fields: trace_open has no field "ret". | Fields: fname, error, error_raw.`],
  [`--fields clse:ret`, `ret | --fields: trace_open has no data source "clse". | Data sources: open, close.`],
  [`-F 'error<5'`, `error | -F: "error" is text, so < does not compare numbers. | Use "error_raw". | error_raw`],
  [`-F ret~5`, `~ | -F: ~ matches text, but "ret" is of type s32. | Use == or !=. | ==`],
  [`-F 'ret!~5'`, `!~ | -F: !~ matches text, but "ret" is of type s32. | Use == or !=. | !=`],
  [
    `-F fname`,
    `fname | -F: "fname" is not a condition. | A condition is a field, one of == != >= > <= < ~ !~, and a value.`,
  ],
  [
    `--annotate open:a=b --fields k8s.podIP`,
    `k8s.podIP | --fields: trace_open has no field "k8s.podIP". | Fields: fname, error, error_raw, ret, fd, proc.comm.`,
  ],
])('%s is reported', (flags, expected) => expect(said(flags)).toEqual([expected]));
