import strings from 'virtual:strings/builder';
import words from 'virtual:strings/workbench';
import '../../styles/workbench.css';
import '../../styles/builder.css';
import { useEffect, useState, type ReactNode } from 'react';
import { fill } from '../../../shared/strings/format';
import { printRun } from '../../../shared/workbench/builder/run';
import { diagnose } from '../../../shared/workbench/diagnose';
import { Choice } from '../../components/Choice';
import { Copyable } from '../../components/Copyable';
import { Findings } from '../../components/Findings';
import { WorkbenchDialog } from '../../components/WorkbenchDialog';
import { useDebounced } from '../../hooks/useDebounced';
import { keepInAddress } from '../../workbench/address';
import type { IslandProps } from '../island';
import { Form } from './Form';
import type { BuilderData } from './load';
import { OtherForms } from './OtherForms';

export { loadBuilder } from './load';
export const { crashed } = strings;

/** The problems of a command and its other forms follow after this pause, or when the reader leaves a field. */
const PAUSE_MS = 150;

type Props = IslandProps & BuilderData;

/** Builds a command of the page's gadget. While it is open, the address contains the command as `?build=`. */
export default function CommandBuilder({ model, gadget, presets, first, isRefused, close }: Props): ReactNode {
  const [run, setRun] = useState(first);
  const [preset, setPreset] = useState('');
  const [settled, settle] = useDebounced(run, PAUSE_MS);
  const text = printRun(settled, model);
  const { findings } = diagnose(text, model);
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
    <WorkbenchDialog
      className="builder"
      title={fill(strings.title, { gadget: gadget.name })}
      titleId="builder-title"
      onClose={closeAndForget}
      onBlur={settle}
    >
      <div className="builder__result">
        <Copyable text={printRun(run, model)} label={words.copyText} />
      </div>
      <div aria-live="polite">
        {isRefused && settled === first ? (
          <p>{words.tooLong}</p>
        ) : (
          findings.length > 0 && (
            <>
              <h3>{strings.wrong}</h3>
              <Findings findings={findings} text={text} />
            </>
          )
        )}
      </div>
      {presets.length > 1 && (
        <div className="builder__grid">
          <Choice
            label={strings.start}
            options={[['', strings.asBuilt], ...presets.map(({ label }, index) => [String(index), label] as const)]}
            value={preset}
            onChange={startFrom}
          />
        </div>
      )}
      <Form run={run} gadget={gadget} model={model} onChange={setRun} />
      <section className="workbench__part">
        <h3>{words.forms}</h3>
        <OtherForms run={settled} model={model} />
      </section>
    </WorkbenchDialog>
  );
}
