import '../../styles/workbench.css';
import '../../styles/builder.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { CommandModel } from '../../../shared/commands/model';
import { TOO_LONG } from '../../../shared/text';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { goProgram } from '../../../shared/workbench/builder/go';
import { gadgetOf, inTool, legalFlags, printRun, withFlag, type Run } from '../../../shared/workbench/builder/run';
import { diagnose } from '../../../shared/workbench/diagnose';
import { Choice } from '../../components/controls';
import { TitledDialog } from '../../components/TitledDialog';
import { Copyable, Findings, OtherForm, type Form as OtherFormOf } from '../../components/Workbench';
import { useDebounced } from '../../hooks';
import { keepInAddress } from '../../query';
import type { IslandProps } from '../registry';
import { Form } from './Form';
import type { BuilderData } from './load';

export { loadBuilder } from './load';
export const crashed = 'The command builder crashed.';

/** The problems of a command and its other forms follow after this pause, or when the reader leaves a field. */
const PAUSE_MS = 150;

type Props = IslandProps & BuilderData;

/** Builds a command of the page's gadget. While it is open, the address contains the command as `?build=`. */
export default function CommandBuilder({ model, gadget, presets, first, isRefused, close }: Props): ReactNode {
  const [run, setRun] = useState(first);
  const [preset, setPreset] = useState('');
  const [settled, settle] = useDebounced(run, PAUSE_MS);
  const text = printRun(settled, model);
  const { calls, findings } = diagnose(text, model);
  const manifest = calls[0] ? asManifest(calls[0].parsed, model) : null;
  useEffect(() => keepInAddress('build', text), [text]);

  function startFrom(index: string): void {
    setPreset(index);
    const chosen = index === '' ? undefined : presets[Number(index)];
    if (chosen) setRun(chosen.run);
  }
  function closeAndForget(): void {
    keepInAddress('build', null);
    close();
  }
  return (
    <TitledDialog
      className="builder"
      title={`Customise the command: ${gadget.name}`}
      onClose={closeAndForget}
      onBlur={settle}
    >
      <div className="builder__result">
        <Copyable text={printRun(run, model)} />
      </div>
      <div aria-live="polite">
        {isRefused && settled === first ? (
          <p>{TOO_LONG}</p>
        ) : (
          <>
            {findings.length > 0 && <h3>Problems</h3>}
            <Findings findings={findings} text={text} />
          </>
        )}
      </div>
      {presets.length > 1 && (
        <div className="builder__grid">
          <Choice
            label="Start from"
            options={[['', 'Current command'], ...presets.map(({ label }, index) => [String(index), label] as const)]}
            value={preset}
            onChange={startFrom}
          />
        </div>
      )}
      <Form run={run} gadget={gadget} model={model} onChange={setRun} />
      <section className="workbench__part">
        <h3>Other formats</h3>
        <OtherForm title="As a manifest" form={manifest && { texts: [manifest.yaml, manifest.command], dropped: [] }} />
        <OtherForm title="Run in background" form={detached(settled, model)} />
        <OtherForm title="Go code" form={goCode(settled, model)} />
      </section>
    </TitledDialog>
  );
}

function detached(run: Run, model: CommandModel): OtherFormOf | null {
  const gadget = gadgetOf(run, model);
  const tool = run.tool === 'gadgetctl' ? run.tool : 'kubectl-gadget';
  if (!gadget?.environments.includes(tool)) return null;
  const { run: there, dropped } = inTool(run, tool, model);
  if (!legalFlags(tool, gadget, model).some((flag) => flag.flag === '--detach')) return null;
  return { texts: [printRun(withFlag(there, '--detach', null), model)], dropped };
}

function goCode(run: Run, model: CommandModel): OtherFormOf | null {
  if (!gadgetOf(run, model)?.environments.includes('ig')) return null;
  const { code, dropped } = goProgram(run, model);
  return { texts: [code], dropped };
}
