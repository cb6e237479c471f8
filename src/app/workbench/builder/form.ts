import strings from 'virtual:strings/builder';
import type { CommandModel, KnownFlag } from '../../../shared/commands/model';
import type { DataSourceView, GadgetView } from '../../../shared/gadgets/view';
import {
  inTool,
  legalFlags,
  toolOf,
  TOOL_CHOICES,
  withFlag,
  type Run,
  type ToolChoice,
} from '../../../shared/workbench/builder/run';
import { filterFlag } from '../../../shared/workbench/output/filter';
import { make } from '../../behaviours/dom';
import { disclosed } from '../pieces';
import { fieldControls } from './columns';
import { choice, flagControl, labelled } from './controls';
import { filterControls } from './filters';

/** What the form shows. */
interface FormOptions {
  run: Run;
  gadget: GadgetView;
  model: CommandModel;
  /** Called with the run as it is now; `again` when the form has to be shown anew. */
  change(run: Run, again: boolean): void;
}

const SCOPE =
  /^--(?:namespace|all-namespaces|podname|containername|selector|node|host|k8s-(?:namespace|podname|containername|selector))$/;
/** Flags with controls of their own, and those that a command line is not built for. */
const ELSEWHERE =
  /^--(?:filter|fields|sort|output|help|file|detach|as|as-group|as-uid|user|token|server|client-.*|certificate-authority|cluster|context|tls-.*)$/;

/** The controls of a run. */
export function formOf({ run: first, gadget, model, change }: FormOptions): HTMLElement[] {
  let run = first;
  const legal = legalFlags(run.tool, gadget, model);
  const source = gadget.dataSources.find((one) => one.visible);
  const own = new Set(gadget.params.map((param) => param.flag));
  const set = (name: string, value: string | null | undefined, again = false): void => {
    run = withFlag(run, name, value);
    change(run, again);
  };
  const control = (flag: KnownFlag): HTMLElement =>
    flagControl(flag, run.flags.get(flag.flag), (value) => set(flag.flag, value));
  const group = (title: string, flags: readonly KnownFlag[]): HTMLElement[] =>
    flags.length === 0
      ? []
      : [disclosed(title, () => [make('div', { class: 'builder__grid' }, ...flags.map(control))])];

  const scope = unique(legal.filter((flag) => SCOPE.test(flag.flag)));
  const params = legal.filter(
    (flag) => own.has(flag.flag) || gadget.params.some((one) => matches(one.flag, flag.flag)),
  );
  const filter = source ? filterFlag(gadget, source) : '--filter';
  const isElsewhere = (name: string): boolean => name === filter || ELSEWHERE.test(name);
  const more = legal.filter((flag) => !scope.includes(flag) && !params.includes(flag) && !isElsewhere(flag.flag));
  const has = (name: string): boolean => legal.some((flag) => flag.flag === name);
  return [
    make(
      'div',
      { class: 'builder__grid' },
      labelled(
        strings.tool,
        toolChoice(run, gadget, (tool) => change(inTool(run, tool, model).run, true)),
      ),
      ...(has('--output') && source ? [outputChoice(run, gadget, set)] : []),
    ),
    ...group(strings.scope, scope),
    ...group(strings.params, params),
    ...(has(filter) && source
      ? [
          disclosed(strings.filters, () => [
            filterControls(run.flags.get(filter) ?? '', source.fields, (conditions) => set(filter, conditions)),
          ]),
        ]
      : []),
    ...(source
      ? [
          disclosed(strings.fields, () => [
            columns(run, source, (fields) => set('--fields', fields, fields === undefined)),
          ]),
        ]
      : []),
    ...(has('--sort') && source
      ? [disclosed(strings.order, () => [order(run, source, (sort) => set('--sort', sort))])]
      : []),
    ...group(strings.more, more),
  ];
}

/** Whether a flag is one of those that a pattern stands for: `--map-<name>`. */
function matches(pattern: string, flag: string): boolean {
  const [before = '', after] = pattern.split(/<[^>]*>/);
  return after !== undefined && flag.startsWith(before) && flag.endsWith(after);
}

/** Of flags that say the same, the first one. */
function unique(flags: readonly KnownFlag[]): KnownFlag[] {
  return flags.filter(
    (flag, index) => flag.manifest === undefined || flags.findIndex((one) => one.manifest === flag.manifest) === index,
  );
}

function toolChoice(run: Run, gadget: GadgetView, change: (tool: ToolChoice) => void): HTMLSelectElement {
  const tools = TOOL_CHOICES.filter((tool) => gadget.environments.includes(toolOf(tool)));
  const label = (tool: ToolChoice): string =>
    tool === 'ig-container' ? strings.inContainer : tool.replace('kubectl-', 'kubectl ');
  return choice(
    tools.map((tool): [string, string] => [tool, label(tool)]),
    run.tool,
    (name) => {
      const tool = tools.find((one) => one === name);
      if (tool) change(tool);
    },
  );
}

function outputChoice(run: Run, gadget: GadgetView, set: (name: string, value: string) => void): HTMLElement {
  const modes = [...new Set(gadget.dataSources.flatMap((source) => source.outputModes))];
  const options = ['', ...modes].map((mode): [string, string] => [mode, mode === '' ? strings.byDefault : mode]);
  return labelled(
    '--output',
    choice(options, run.flags.get('--output') ?? '', (mode) => set('--output', mode)),
  );
}

function columns(run: Run, source: DataSourceView, set: (fields: string | undefined) => void): HTMLElement {
  const given = run.flags.get('--fields') ?? '';
  const defaults = source.defaultColumns[toolOf(run.tool) === 'kubectl-gadget' ? 'kubectl-gadget' : 'ig'] ?? [];
  return fieldControls(shownFields(given, defaults), source.fields, (names) => set(names?.join(',')));
}

/** The fields that a value of `--fields` leads to: a list, or changes to the default one. */
function shownFields(given: string, defaults: readonly string[]): string[] {
  const names = given
    .replace(/^[^,;]*:/, '')
    .split(',')
    .filter((name) => name !== '');
  if (names.length === 0) return [...defaults];
  if (!names.some((name) => /^[+-]/.test(name))) return names;
  const taken = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const added = names.filter((name) => name.startsWith('+')).map((name) => name.slice(1));
  return [...defaults.filter((name) => !taken.has(name)), ...added];
}

function order(run: Run, source: DataSourceView, set: (sort: string) => void): HTMLElement {
  const given = run.flags.get('--sort') ?? '';
  let field = given.replace(/^-/, '');
  let isDown = given.startsWith('-');
  const tell = (): void => set(field === '' ? '' : `${isDown ? '-' : ''}${field}`);
  const names = [...new Set(['', field, ...source.fields.map((one) => one.name)])];
  const select = choice(
    names.map((name): [string, string] => [name, name === '' ? strings.byDefault : name]),
    field,
    (name) => {
      field = name;
      tell();
    },
  );
  const down = make('input', { type: 'checkbox' });
  down.checked = isDown;
  down.addEventListener('change', () => {
    isDown = down.checked;
    tell();
  });
  return make(
    'div',
    { class: 'builder__grid' },
    labelled('--sort', select),
    make('label', { class: 'builder__switch' }, down, make('span', {}, strings.highToLow)),
  );
}
