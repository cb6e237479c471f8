import type { ReactNode } from 'react';
import { gadgetFlags, type CommandModel, type KnownFlag } from '../../../shared/commands/model';
import type { GadgetView } from '../../../shared/gadgets/view';
import { inTool, legalFlags, toolOf, withFlag, type Run } from '../../../shared/workbench/builder/run';
import { TOOL_CHOICES, toolName } from '../../../shared/workbench/environment';
import { filterFlag } from '../../../shared/workbench/output/filter';
import { Choice, Switch, TextField } from '../../components/controls';
import { Disclosure } from '../../components/Workbench';
import { Fields, Order, withDefault } from './Fields';
import { Filters } from './Filters';

const SCOPE =
  /^--(?:namespace|all-namespaces|podname|containername|selector|node|host|k8s-(?:namespace|podname|containername|selector))$/;
/** Flags with their own controls, and flags that the builder leaves out. */
const EXCLUDED =
  /^--(?:filter|fields|sort|output|help|file|detach|as|as-group|as-uid|user|token|server|client-.*|certificate-authority|cluster|context|tls-.*)$/;

interface Props {
  run: Run;
  gadget: GadgetView;
  model: CommandModel;
  onChange(run: Run): void;
}

/** The controls of a run. */
export function Form({ run, gadget, model, onChange }: Props): ReactNode {
  const legal = legalFlags(run.tool, gadget, model);
  const source = gadget.dataSources.find((one) => one.visible);
  const filter = source ? filterFlag(gadget, source) : '--filter';
  const scope = unique(legal.filter(({ flag }) => SCOPE.test(flag)));
  const own = new Set(gadgetFlags(gadget).map(({ flag }) => flag));
  const params = legal.filter(({ flag }) => own.has(flag));
  const more = legal.filter(
    (one) => !scope.includes(one) && !params.includes(one) && one.flag !== filter && !EXCLUDED.test(one.flag),
  );
  const has = (name: string): boolean => legal.some(({ flag }) => flag === name);
  const valueOf = (name: string): string => run.flags.get(name) ?? '';
  const set = (name: string, value: string | null | undefined): void => onChange(withFlag(run, name, value));
  const group = (title: string, flags: readonly KnownFlag[]): ReactNode =>
    flags.length > 0 && (
      <Disclosure title={title}>
        <div className="builder__grid">
          {flags.map((flag) => (
            <FlagControl key={flag.flag} {...{ flag, set }} value={run.flags.get(flag.flag)} />
          ))}
        </div>
      </Disclosure>
    );
  return (
    <div>
      <div className="builder__grid">
        <Choice
          label="Tool"
          options={TOOL_CHOICES.filter((tool) => gadget.environments.includes(toolOf(tool))).map(
            (tool) => [tool, toolName(tool)] as const,
          )}
          value={run.tool}
          onChange={(tool) => onChange(inTool(run, tool, model).run)}
        />
        {source && has('--output') && (
          <Choice
            label="--output"
            options={withDefault(gadget.dataSources.flatMap(({ outputModes }) => outputModes))}
            value={valueOf('--output')}
            onChange={(mode) => set('--output', mode)}
          />
        )}
      </div>
      {group('Scope', scope)}
      {group('Parameters', params)}
      {source && has(filter) && (
        <Disclosure title="Filters">
          <Filters filter={valueOf(filter)} fields={source.fields} onChange={(text) => set(filter, text)} />
        </Disclosure>
      )}
      {source && (
        <Disclosure title="Fields">
          <Fields
            given={valueOf('--fields')}
            defaults={source.defaultColumns[toolOf(run.tool) === 'kubectl-gadget' ? 'kubectl-gadget' : 'ig'] ?? []}
            fields={source.fields}
            onChange={(names) => set('--fields', names)}
          />
        </Disclosure>
      )}
      {source && has('--sort') && (
        <Disclosure title="Sort by">
          <Order given={valueOf('--sort')} fields={source.fields} onChange={(sort) => set('--sort', sort)} />
        </Disclosure>
      )}
      {group('More flags', more)}
    </div>
  );
}

interface ControlProps {
  flag: KnownFlag;
  value: string | null | undefined;
  /** `null` sets the flag without a value, `undefined` removes it. */
  set(flag: string, value: string | null | undefined): void;
}

/** The control of a flag, by its type. */
function FlagControl({ flag, value, set }: ControlProps): ReactNode {
  const { flag: label, meaning: note, allowed, default: byDefault } = flag;
  if (flag.type === 'bool') {
    // A flag that is on by default appears only to switch it off.
    const isOnByDefault = byDefault === 'true';
    const isOn = value === undefined ? isOnByDefault : value !== 'false';
    const change = (on: boolean): void => set(label, on === isOnByDefault ? undefined : on ? null : 'false');
    return <Switch {...{ label, note }} value={isOn} onChange={change} />;
  }
  const onChange = (text: string): void => set(label, text);
  if (!allowed) return <TextField {...{ label, note, onChange }} value={value ?? ''} placeholder={byDefault} />;
  const known = allowed.includes(value ?? '') ? (value ?? '') : '';
  return <Choice {...{ label, note, onChange }} options={withDefault(allowed, byDefault)} value={known} />;
}

/** The first of each set of flags with the same meaning. */
function unique(flags: readonly KnownFlag[]): KnownFlag[] {
  return flags.filter(
    (flag, index) => flag.manifest === undefined || flags.findIndex((one) => one.manifest === flag.manifest) === index,
  );
}
