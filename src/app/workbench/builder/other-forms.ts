import strings from 'virtual:strings/builder';
import words from 'virtual:strings/workbench';
import type { CommandModel } from '../../../shared/commands/model';
import { parseCommand } from '../../../shared/commands/parse';
import { readShell } from '../../../shared/commands/shell';
import { fill } from '../../../shared/strings/format';
import { goProgram } from '../../../shared/workbench/builder/go';
import { inTool, legalFlags, gadgetOf, printRun, withFlag, type Run } from '../../../shared/workbench/builder/run';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { make } from '../../behaviours/dom';
import { copyable, disclosed } from '../pieces';

/** The same run as a manifest, in the background, and as a program. */
export function otherForms(run: Run, model: CommandModel): HTMLElement[] {
  return [...manifest(run, model), ...detached(run, model), ...go(run, model)];
}

function manifest(run: Run, model: CommandModel): HTMLElement[] {
  const [command] = readShell(printRun(run, model)).commands;
  const call = command && parseCommand(command, model);
  const form = call && asManifest(call, model);
  if (!form) return [];
  return [disclosed(words.asManifest, copyable(form.yaml, words.copyText), copyable(form.command, words.copyText))];
}

function detached(run: Run, model: CommandModel): HTMLElement[] {
  const gadget = gadgetOf(run, model);
  const tool = run.tool === 'gadgetctl' ? run.tool : 'kubectl-gadget';
  if (!gadget?.environments.includes(tool)) return [];
  const { run: there, dropped } = inTool(run, tool, model);
  if (!legalFlags(tool, gadget, model).some((flag) => flag.flag === '--detach')) return [];
  const command = printRun(withFlag(there, '--detach', null), model);
  return [disclosed(strings.detached, copyable(command, words.copyText), ...without(dropped))];
}

function go(run: Run, model: CommandModel): HTMLElement[] {
  const gadget = gadgetOf(run, model);
  if (!gadget?.environments.includes('ig')) return [];
  const { code, dropped } = goProgram(run, model);
  return [disclosed(strings.asGo, copyable(code, words.copyText), ...without(dropped))];
}

function without(flags: readonly string[]): HTMLElement[] {
  return flags.length > 0 ? [make('p', {}, fill(words.dropped, { flags: flags.join(', ') }))] : [];
}
