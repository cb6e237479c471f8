import '../styles/workbench.css';
import strings from 'virtual:strings/workbench';
import type { SiteData, VersionData } from '../../shared/site-data';
import { hasHidden, isTooLong } from '../../shared/visible-text';
import type { View } from '../router/view';
import { copyWith } from '../behaviours/copy';
import { make, showDialog } from '../behaviours/dom';
import { nextFrame, nextTask } from '../scheduling';
import { addressWith, keepInAddress } from './address';
import { commandsOf } from './manifest-commands';
import { loadCommands, versionOfPage, versionsOf, type VersionCommands } from './data';
import { outputOf } from './output';
import { copyFrom, type Shown } from './pieces';
import { inVersion, resultOf } from './result';

/** What the box is opened with. */
interface BoxOptions {
  site: SiteData;
  /** The page it is opened on: its version is the one to begin with. */
  view: View;
  /** The command to begin with. */
  command: string;
}

/** Changes of the text are read after this pause, in milliseconds. */
const PAUSE = 150;

/**
 * Opens the box that explains commands. The command it is opened with is in the address, as `?explain=`, until the
 * text is changed: what is pasted goes into an address only for who copies a link to it. A command with hidden
 * characters opens nothing. A modal dialog has the browser
 * style the whole page anew, so what answers the press itself is painted before.
 */
export async function openBox({ site, view, command }: BoxOptions): Promise<void> {
  if (hasHidden(command, 'lines')) return;
  await nextFrame();
  const version = versionOfPage(site, view.page);
  const pageGadget = view.page.docs?.page.split('/').at(-1) ?? '';
  const field = make('textarea', {
    id: 'workbench-field',
    rows: '3',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
  });
  field.value = command;
  const choice = versionChoice(site, version);
  const result = make('div', { class: 'workbench__result' });
  const status = make('div', { class: 'workbench__part', role: 'status' });
  const close = make('button', { class: 'workbench__close', value: 'close' }, site.strings.shell.close);
  const link = make('button', { type: 'button', class: 'button', hidden: '' }, strings.copyLink);
  const title = make('h2', { id: 'workbench-title', tabindex: '-1' }, strings.title);
  const form = make(
    'form',
    { method: 'dialog', class: 'workbench__form' },
    make('div', { class: 'workbench__head' }, title, close),
    make('label', { for: 'workbench-field' }, strings.field),
    field,
    make('p', { class: 'workbench__line' }, make('label', {}, strings.version, ' ', choice), strings.local, link),
    make('p', { class: 'workbench__line' }, strings.walk),
  );
  const dialog = make('dialog', { class: 'workbench', 'aria-labelledby': 'workbench-title' }, form, status, result);

  function put({ verdict, content }: Shown): void {
    status.replaceChildren(...(verdict ? [verdict] : []));
    result.replaceChildren(...content);
  }

  let newest = 0;
  async function show(): Promise<void> {
    const turn = ++newest;
    const chosen = versionsOf(site).find(({ name }) => name === choice.value);
    if (!chosen) return;
    try {
      const commands = await loadCommands(site, chosen);
      if (turn !== newest) return;
      link.hidden = true;
      if (field.value.trim() === '') return put({ verdict: null, content: [] });
      const output = await outputOf(field.value, { commands, site, pageGadget });
      if (turn !== newest) return;
      if (output) return put(output);
      if (isTooLong(field.value)) return put({ verdict: make('p', {}, strings.tooLong), content: [] });
      const { text, problems } = await commandsOf(field.value, commands.model);
      if (turn !== newest) return;
      const noted = problems.length > 0 ? [problemList(problems)] : [];
      if (text === '') return put({ verdict: null, content: noted });
      link.hidden = false;
      await nextTask();
      if (turn !== newest) return;
      const { verdict, content } = resultOf(text, commands, site, problems.length);
      const others = content.length > 0 ? [comparison(text, commands, site)] : [];
      put({ verdict, content: [...noted, ...content, ...others] });
    } catch (error) {
      console.warn('The command data could not be loaded.', error);
      const retry = make('button', { type: 'button', class: 'button' }, site.strings.shell.retry);
      retry.addEventListener('click', () => void show());
      if (turn === newest) put({ verdict: null, content: [make('p', { role: 'alert' }, strings.noData), retry] });
    }
  }

  let pause: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    // A request may name the address it comes from, so what a reader brings is kept out of it.
    keepInAddress('explain', null);
    clearTimeout(pause);
    pause = setTimeout(() => void show(), PAUSE);
  });
  choice.addEventListener('change', () => void show());
  link.addEventListener('click', () => {
    void copyWith(link, addressWith('explain', field.value), site.strings.article);
  });
  result.addEventListener('click', (event) => copyFrom(event, site.strings.article));
  dialog.addEventListener('close', () => {
    clearTimeout(pause);
    newest++;
    keepInAddress('explain', null);
  });
  showDialog(dialog);
  keepInAddress('explain', command);
  // A command that is there already is to be read; a field that takes the focus would bring up a phone's keyboard.
  (command === '' ? field : title).focus();
  void show();
}

function problemList(problems: readonly string[]): HTMLElement {
  return make(
    'ul',
    { class: 'workbench__findings' },
    ...problems.map((problem) => make('li', {}, make('span', {}, problem))),
  );
}

function versionChoice(site: SiteData, version: VersionData | null): HTMLSelectElement {
  const options = versionsOf(site).map(({ name, label }) => {
    const option = make('option', { value: name }, label);
    option.selected = name === version?.name;
    return option;
  });
  return make('select', {}, ...options);
}

/** A button for the other versions; their data is loaded only then. */
function comparison(text: string, here: VersionCommands, site: SiteData): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, strings.compare);
  const part = make('section', { class: 'workbench__part' }, make('h3', {}, strings.otherVersions), button);
  button.addEventListener('click', () => void compare());
  async function compare(): Promise<void> {
    button.disabled = true;
    // The newest release is under two names; what it says, it says once.
    const others = versionsOf(site).filter(
      ({ name, label }) => name !== here.version.name && label !== here.version.label,
    );
    const loaded = await Promise.allSettled(others.map((version) => loadCommands(site, version)));
    const lines = loaded.map((one) =>
      one.status === 'fulfilled' ? inVersion(text, one.value, here) : make('p', { role: 'alert' }, strings.noData),
    );
    button.replaceWith(...lines);
  }
  return part;
}
