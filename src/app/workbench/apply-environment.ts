import type { CommandModel } from '../../shared/commands/model';
import { readShell } from '../../shared/commands/shell';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { inEnvironment } from '../../shared/workbench/builder/in-environment';
import { printRun, runIn, toolOf, type Run } from '../../shared/workbench/builder/run';
import type { Environment } from '../../shared/workbench/environment';
import { currentEnvironment, showVariables, summaryOf } from '../behaviours/reader-variables';
import { commandOfLines, linesOfCommand, showCommand } from './command-lines';
import { loadCommandsOfPage } from './data';

/** The content of each block as the page has it. */
const originals = new WeakMap<Element, Node[]>();

/**
 * Writes the commands of a page for the reader's environment: those under 'Run it' and 'Recipes', and those with
 * names that stand for the reader's own. Others are about what they say. Rejects when the data cannot be loaded.
 */
export async function applyEnvironment(site: SiteData, page: PageMeta, main: HTMLElement): Promise<void> {
  const { model } = await loadCommandsOfPage(site, page);
  const environment = currentEnvironment(site);
  main.querySelector('.env-line__values')?.replaceChildren(summaryOf(environment, site));
  const examples = new Set([...Object.values(site.readerVariables), ...Object.values(environment)]);
  for (const code of blocksOf(main)) {
    restore(code);
    showVariables(code, environment, site);
    if (code.querySelector('.is-output')) continue;
    const fitting = forTab(code, environment);
    for (const line of code.querySelectorAll<HTMLElement>('.line.is-command'))
      if (line.isConnected) rewrite(code, line, (run) => inEnvironment(run, fitting, model, examples), model);
  }
}

function blocksOf(main: HTMLElement): Element[] {
  const found: Element[] = [];
  let section = '';
  for (const element of main.querySelectorAll<HTMLElement>('h2[id], .code-block[data-kind="terminal"]')) {
    if (element.matches('h2')) section = element.id;
    const code = element.querySelector('pre code');
    if (code && (/^(?:run-it|recipes)$/.test(section) || code.querySelector('var.reader-var'))) found.push(code);
  }
  return found;
}

function restore(code: Element): void {
  const copiesOf = (nodes: Iterable<Node>): Node[] => [...nodes].map((node) => node.cloneNode(true));
  const original = originals.get(code);
  if (original) code.replaceChildren(...copiesOf(original));
  else originals.set(code, copiesOf(code.childNodes));
}

/** A tab for another tool keeps that tool if the reader's tool has a tab in the same set. */
function forTab(code: Element, environment: Environment): Environment {
  const panel = code.closest<HTMLElement>('.tabs[data-group="env"] > .tabs__panel');
  const tool = environment.tool && toolOf(environment.tool);
  if (!panel || tool === undefined || panel.dataset['value'] === tool) return environment;
  const hasTab = panel.parentElement?.querySelector(`:scope > .tabs__panel[data-value="${tool}"]`);
  if (!hasTab) return environment;
  const { tool: _other, ...rest } = environment;
  return rest;
}

/** Writes the command that begins at a line, where it is a single run and comes out differently. */
function rewrite(code: Element, line: HTMLElement, change: (run: Run) => Run, model: CommandModel): void {
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEndBefore(line);
  const lines = linesOfCommand(code, before.toString().length);
  const command = commandOfLines(lines);
  const { commands, pieces } = readShell(command);
  const run = commands.length === 1 && pieces.length === 0 ? runIn(command, model) : null;
  if (!run) return;
  const written = printRun(change(run), model);
  if (written !== printRun(run, model)) showCommand(lines, written);
}
