import strings from 'virtual:strings/builder';
import words from 'virtual:strings/workbench';
import type { CommandModel } from '../../../shared/commands/model';
import { parseCommand } from '../../../shared/commands/parse';
import { readShell } from '../../../shared/commands/shell';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { goProgram } from '../../../shared/workbench/builder/go';
import { inTool, legalFlags, gadgetOf, printRun, withFlag, type Run } from '../../../shared/workbench/builder/run';
import { make } from '../../behaviours/dom';
import { copyable, disclosed, putCommand, without } from '../pieces';

/** A run in another form. */
interface OtherForm {
  /** What there is to copy, each for itself. */
  texts: string[];
  /** Flags that the form cannot say. */
  dropped: string[];
}

type MakeForm = (run: Run, model: CommandModel) => OtherForm | null;

/** Runs as a manifest, in the background, and as a program. */
interface FormFolds {
  elements: HTMLElement[];
  /** Shows the forms of a run. A fold stays as it is, open or not, with the focus in it. */
  show(run: Run): void;
}

/** Folds for the other forms of a run, one for each that it has. */
export function formFolds(model: CommandModel): FormFolds {
  const folds = [
    foldOf(words.asManifest, manifest, model),
    foldOf(strings.detached, detached, model),
    foldOf(strings.asGo, goCode, model),
  ];
  return { elements: folds.map(({ details }) => details), show: (run) => folds.forEach((fold) => fold.show(run)) };
}

function foldOf(title: string, makeForm: MakeForm, model: CommandModel) {
  let form: OtherForm | null = null;
  const content = make('div', {});
  const details = disclosed(title, () => {
    fill();
    return [content];
  });
  function fill(): void {
    const { texts, dropped } = form ?? { texts: [], dropped: [] };
    const shown = [...content.querySelectorAll('pre > code')];
    // A button that has the focus keeps it.
    if (shown.length === texts.length) shown.forEach((code, index) => putCommand(code, texts[index] ?? ''));
    else content.replaceChildren(...texts.map((text) => copyable(text, words.copyText)));
    content.querySelectorAll(':scope > p').forEach((note) => note.remove());
    content.append(...without(dropped));
  }
  return {
    details,
    show(run: Run): void {
      form = makeForm(run, model);
      details.hidden = form === null;
      if (content.isConnected) fill();
    },
  };
}

function manifest(run: Run, model: CommandModel): OtherForm | null {
  const [command] = readShell(printRun(run, model)).commands;
  const call = command && parseCommand(command, model);
  const form = call && asManifest(call, model);
  return form ? { texts: [form.yaml, form.command], dropped: [] } : null;
}

function detached(run: Run, model: CommandModel): OtherForm | null {
  const gadget = gadgetOf(run, model);
  const tool = run.tool === 'gadgetctl' ? run.tool : 'kubectl-gadget';
  if (!gadget?.environments.includes(tool)) return null;
  const { run: there, dropped } = inTool(run, tool, model);
  if (!legalFlags(tool, gadget, model).some((flag) => flag.flag === '--detach')) return null;
  return { texts: [printRun(withFlag(there, '--detach', null), model)], dropped };
}

function goCode(run: Run, model: CommandModel): OtherForm | null {
  if (!gadgetOf(run, model)?.environments.includes('ig')) return null;
  const { code, dropped } = goProgram(run, model);
  return { texts: [code], dropped };
}
