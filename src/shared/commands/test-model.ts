import type { FieldView, GadgetView } from '../gadgets/view';
import type { CommandModel, FlagModel } from './model';

const field = (name: string, type = 'string', from?: string): FieldView => ({
  name,
  title: name.toUpperCase(),
  type,
  hidden: false,
  shownIn: ['ig'],
  from,
  meaning: name,
});

/** A gadget of two fields. */
const TRACE_OPEN: GadgetView = {
  name: 'trace_open',
  image: 'example.org/gadget/trace_open',
  category: 'trace',
  summary: 'Files that are opened',
  observes: ['files'],
  environments: ['ig', 'kubectl-gadget'],
  keywords: [],
  dataSources: [
    {
      name: 'open',
      type: 'single',
      origin: 'tracer',
      visible: true,
      outputModes: ['columns', 'json'],
      defaultOutputMode: 'columns',
      defaultColumns: { ig: ['fname', 'error'] },
      fields: [field('fname'), field('error', 'string', 'error_raw'), field('error_raw', 'u32')],
    },
  ],
  params: [
    { flag: '--failed', type: 'bool', default: 'false', meaning: 'Only failed calls' },
    { flag: '--kind', type: 'string', default: '', allowed: ['file', 'folder'], meaning: 'What is opened' },
  ],
  attachPoints: [],
  limits: [],
  related: [],
};

const flag = (name: string, type: string, short?: string): FlagModel => ({ flag: name, short, type, here: true });

/** A small model for tests: one gadget, one that came later, three tools. */
export const MODEL: CommandModel = {
  version: 'v2',
  tools: {
    'kubectl-gadget': {
      words: ['kubectl', 'gadget'],
      flags: [],
      commands: [
        { name: 'run', run: true, flags: [], commands: [], here: true },
        { name: 'deploy', run: false, flags: [flag('--wait', 'bool')], commands: [], here: true },
      ],
    },
    ig: {
      words: ['ig'],
      image: 'example.org/tools/ig',
      flags: [flag('--verbose', 'bool', '-v')],
      commands: [
        { name: 'run', run: true, flags: [], commands: [], here: true },
        {
          name: 'image',
          run: false,
          flags: [],
          commands: [{ name: 'pull', run: false, flags: [], commands: [], here: true }],
          here: true,
        },
      ],
    },
    gadgetctl: { words: ['gadgetctl'], flags: [], commands: [] },
  },
  runFlags: [
    flag('--output', 'string', '-o'),
    flag('--fields', 'string'),
    flag('--filter', 'string', '-F'),
    { flag: '--detach', type: 'bool', here: false, since: 'v3' },
  ],
  gadgets: [
    { name: 'trace_open', view: TRACE_OPEN, flags: ['--failed', '--kind'], here: true },
    { name: 'trace_later', view: null, flags: [], here: false, since: 'v3' },
  ],
  unreadable: ['trace_broken'],
  removed: ['trace'],
  imagePrefix: 'example.org/gadget/',
  tagVariable: '%TAG%',
};
