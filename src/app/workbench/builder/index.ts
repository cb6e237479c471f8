import '../../styles/workbench.css';
import '../../styles/builder.css';
import strings from 'virtual:strings/builder';
import words from 'virtual:strings/workbench';
import { fill } from '../../../shared/strings/format';
import { gadgetOf, printRun, runIn, type Run } from '../../../shared/workbench/builder/run';
import { hasHidden, isTooLong } from '../../../shared/visible-text';
import { diagnose } from '../../../shared/workbench/diagnose';
import { make, showDialog } from '../../behaviours/dom';
import { keepInAddress } from '../address';
import { loadCommandsOfPage } from '../data';
import { copyable, copyFrom, findingList, putCommand, unfold } from '../pieces';
import type { SiteData } from '../../../shared/site-data';
import type { View } from '../../router/view';
import { choice, labelled } from './controls';
import { formOf } from './form';
import { formFolds } from './other-forms';
import { presetsOf } from './presets';

/**
 * What is said of a command follows after this pause, in milliseconds, or when the field is left; the command itself at
 * once.
 */
const PAUSE = 150;

/** What the bar is opened with. */
interface BuilderOptions {
  site: SiteData;
  /** The page of the gadget. */
  view: View;
  main: HTMLElement;
  /** The command to begin with; one that runs another gadget, or none, gives way to the first of the page. */
  command: string;
}

/**
 * Opens the bar that puts a command of the page's gadget together. The command is in the address, as `?build=`, while
 * it is open; one with hidden characters opens nothing. Rejects when the data of the commands cannot be loaded.
 */
export async function openBuilder({ site, view, main, command: asked }: BuilderOptions): Promise<void> {
  if (hasHidden(asked)) return;
  const commands = await loadCommandsOfPage(site, view.page);
  const model = { ...commands.model, tagVariable: null };
  const name = view.page.docs?.page.split('/').at(-1) ?? '';
  const presets = presetsOf(main, name, model);
  const isRefused = isTooLong(asked);
  const given = isRefused ? null : runIn(asked, model);
  const first = given && gadgetOf(given, model)?.name === name ? given : (presets[0]?.run ?? null);
  const gadget = first && gadgetOf(first, model);
  if (!first || !gadget) return;

  const result = make('div', { class: 'builder__result' }, copyable('', words.copyText));
  const written = result.querySelector('code') ?? result;
  const problems = make('div', { 'aria-live': 'polite' });
  const controls = make('div', {});
  const forms = formFolds(model);
  const title = make('h2', { id: 'builder-title', tabindex: '-1' }, fill(strings.title, { gadget: name }));
  const close = make('button', { class: 'workbench__close', value: 'close' }, site.strings.shell.close);
  const options = [
    ['', strings.asBuilt] as const,
    ...presets.map(({ label }, index): [string, string] => [String(index), label]),
  ];
  const start = choice(options, '', (index) => {
    const preset = presets[Number(index)];
    if (index !== '' && preset) show(preset.run, true);
  });
  const form = make(
    'form',
    { method: 'dialog', class: 'workbench__form' },
    make('div', { class: 'workbench__head' }, title, close),
  );
  const dialog = make(
    'dialog',
    { class: 'workbench builder', 'aria-labelledby': 'builder-title' },
    form,
    result,
    problems,
    ...(presets.length > 1 ? [make('div', { class: 'builder__grid' }, labelled(strings.start, start))] : []),
    controls,
    make('section', { class: 'workbench__part' }, make('h3', {}, words.forms), ...forms.elements),
  );

  let pause: ReturnType<typeof setTimeout> | undefined;
  let left: (() => void) | null = null;

  /** Shows a run; its controls are made anew when they have to be others. What is said of it follows after a pause. */
  function show(run: Run, again: boolean): void {
    const text = printRun(run, model);
    putCommand(written, text);
    if (again) showControls(run);
    clearTimeout(pause);
    left = () => showRest(run, text);
    pause = setTimeout(settle, PAUSE);
  }

  /** Shows what is left to be shown of the last run. */
  function settle(): void {
    const rest = left;
    left = null;
    clearTimeout(pause);
    rest?.();
  }

  function showControls(run: Run): void {
    if (!gadget) return;
    const focused = controls.contains(document.activeElement);
    const open = [...controls.querySelectorAll('details')].map((one) => one.open);
    controls.replaceChildren(...formOf({ run, gadget, model, change: show }));
    controls.querySelectorAll('details').forEach((one, index) => open[index] && unfold(one));
    if (focused) controls.querySelector('select')?.focus();
  }

  /** What is wrong with a run, its other forms, and the address. */
  function showRest(run: Run, text: string): void {
    const { findings } = diagnose(text, model);
    problems.replaceChildren(
      ...(findings.length > 0 ? [make('h3', {}, strings.wrong), findingList(findings, text)] : []),
    );
    forms.show(run);
    keepInAddress('build', text);
  }

  dialog.addEventListener('click', (event) => copyFrom(event, site.strings.article));
  // Enter in a field is no wish to leave.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  dialog.addEventListener('focusout', settle);
  dialog.addEventListener('close', () => {
    clearTimeout(pause);
    left = null;
    keepInAddress('build', null);
  });
  const command = printRun(first, model);
  putCommand(written, command);
  showControls(first);
  showRest(first, command);
  if (isRefused) problems.replaceChildren(make('p', {}, words.tooLong));
  showDialog(dialog);
  title.focus();
}
