import strings from 'virtual:strings/changes';
import type { VersionData } from '../../shared/site-data';
import { make } from '../behaviours/dom';

/** What is asked for, and what is done when it changes. */
interface FormOptions {
  versions: readonly VersionData[];
  from: VersionData | undefined;
  to: VersionData | undefined;
  chooseFrom(name: string): void;
  chooseTo(name: string): void;
  /** Names of the gadgets that are chosen; the set follows the boxes. */
  chosen: Set<string>;
  chooseGadgets(): void;
  /** The pasted text has become another. */
  paste(): void;
  close(): void;
}

/** The form of the guide. */
interface GuideForm {
  element: HTMLElement;
  pasted(): string;
  /** Offers gadgets to choose from, once. */
  offer(gadgets: ReadonlySet<string>): void;
}

/** Changes of the pasted text are told of after this pause, in milliseconds. */
const PAUSE = 300;

/** Makes the form: two versions, the gadgets that are used, commands and manifests. */
export function guideForm(options: FormOptions): GuideForm {
  const { versions, from, to, chooseFrom, chooseTo, chosen, chooseGadgets } = options;
  const boxes = make('div', { class: 'upgrade__gadgets' });
  const pasted = make('textarea', { rows: '4', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' });
  let pause: ReturnType<typeof setTimeout> | undefined;
  pasted.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => pasted.isConnected && options.paste(), PAUSE);
  });
  const element = make(
    'div',
    { class: 'upgrade__form' },
    make(
      'p',
      {},
      versionChoice(strings.from, versions, from, chooseFrom),
      ' ',
      versionChoice(strings.to, versions, to, chooseTo),
    ),
    make('details', {}, make('summary', {}, strings.only), boxes),
    make('label', {}, strings.pasted, pasted),
    make('p', {}, make('small', {}, strings.local)),
    make(
      'p',
      {},
      button(strings.print, () => window.print()),
      ' ',
      button(strings.close, options.close),
    ),
  );
  return {
    element,
    pasted: () => pasted.value.trim(),
    offer(gadgets) {
      if (!boxes.firstChild) boxes.append(...[...gadgets].sort().map((name) => gadgetBox(name, chosen, chooseGadgets)));
    },
  };
}

/** A button of the guide. */
export function button(label: string, press: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

function versionChoice(
  name: string,
  versions: readonly VersionData[],
  chosen: VersionData | undefined,
  choose: (name: string) => void,
): HTMLElement {
  // The newest release is under two names.
  const listed = versions.filter((version) => version.name === version.release);
  const select = make(
    'select',
    { 'aria-label': name },
    ...(chosen ? [] : [make('option', { value: '' }, '…')]),
    ...listed.map((version) => make('option', { value: version.name }, version.label)),
  );
  select.value = chosen?.release ?? '';
  select.addEventListener('change', () => choose(select.value));
  return make('label', {}, `${name} `, select);
}

function gadgetBox(name: string, chosen: Set<string>, changed: () => void): HTMLElement {
  const box = make('input', { type: 'checkbox', value: name });
  box.checked = chosen.has(name);
  box.addEventListener('change', () => {
    if (box.checked) chosen.add(name);
    else chosen.delete(name);
    changed();
  });
  return make('label', {}, box, ` ${name}`);
}
