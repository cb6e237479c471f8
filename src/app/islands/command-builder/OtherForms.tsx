import strings from 'virtual:strings/builder';
import words from 'virtual:strings/workbench';
import type { ReactNode } from 'react';
import type { CommandModel } from '../../../shared/commands/model';
import { parseCommand } from '../../../shared/commands/parse';
import { readShell } from '../../../shared/commands/shell';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { goProgram } from '../../../shared/workbench/builder/go';
import { gadgetOf, inTool, legalFlags, printRun, withFlag, type Run } from '../../../shared/workbench/builder/run';
import { OtherForm, type Form } from '../../components/OtherForm';

const FORMS: readonly (readonly [title: string, make: (run: Run, model: CommandModel) => Form | null])[] = [
  [words.asManifest, manifest],
  [strings.detached, detached],
  [strings.asGo, goCode],
];

/** A run as a manifest, in the background, and as a program. */
export function OtherForms({ run, model }: { run: Run; model: CommandModel }): ReactNode {
  return FORMS.map(([title, makeForm]) => <OtherForm key={title} title={title} form={makeForm(run, model)} />);
}

function manifest(run: Run, model: CommandModel): Form | null {
  const [command] = readShell(printRun(run, model)).commands;
  const call = command && parseCommand(command, model);
  const form = call && asManifest(call, model);
  return form ? { texts: [form.yaml, form.command], dropped: [] } : null;
}

function detached(run: Run, model: CommandModel): Form | null {
  const gadget = gadgetOf(run, model);
  const tool = run.tool === 'gadgetctl' ? run.tool : 'kubectl-gadget';
  if (!gadget?.environments.includes(tool)) return null;
  const { run: there, dropped } = inTool(run, tool, model);
  if (!legalFlags(tool, gadget, model).some((flag) => flag.flag === '--detach')) return null;
  return { texts: [printRun(withFlag(there, '--detach', null), model)], dropped };
}

function goCode(run: Run, model: CommandModel): Form | null {
  if (!gadgetOf(run, model)?.environments.includes('ig')) return null;
  const { code, dropped } = goProgram(run, model);
  return { texts: [code], dropped };
}
