import strings from 'virtual:strings/compare';
import { fill } from '../../shared/strings/format';
import type { VersionData } from '../../shared/site-data';
import { announce } from '../announce';
import { make } from '../behaviours/dom';

/** The bar over a comparison. */
export interface VersionBar {
  element: HTMLElement;
  /** Says something, with nothing to walk through. */
  say(text: string): void;
  /** Says that something could not be loaded, with a button to try again. */
  fail(text: string, label: string, retry: () => void): void;
  /** Says what was found; the buttons lead from one change to the next. */
  show(text: string, stops: readonly HTMLElement[]): void;
}

interface BarOptions {
  /** What can be compared with. */
  versions: readonly VersionData[];
  /** Name of the version that is compared with, known or not. */
  chosen: string;
  choose(name: string): void;
  close(): void;
}

/** Makes the bar: which versions are compared, how many changes there are, the way through them. */
export function versionBar({ versions, chosen, choose, close }: BarOptions): VersionBar {
  const select = make(
    'select',
    { class: 'compare__versions', 'aria-label': strings.choice },
    ...(versions.some(({ name }) => name === chosen) ? [] : [make('option', { value: '' }, '…')]),
    ...versions.map(({ name, label, release }) =>
      make('option', { value: name }, release === label ? label : `${label} (${release})`),
    ),
  );
  select.value = versions.some(({ name }) => name === chosen) ? chosen : '';
  select.addEventListener('change', () => choose(select.value));
  const text = make('p', { class: 'compare__text' });
  const walk = make('span', { class: 'compare__walk' });
  const end = make('button', { type: 'button', class: 'button compare__end' }, strings.close);
  end.addEventListener('click', close);
  const element = make(
    'section',
    { class: 'compare', 'aria-label': strings.title },
    make('label', { class: 'compare__with' }, `${strings.with} `, select),
    text,
    walk,
    end,
  );
  const say = (said: string, ...buttons: HTMLElement[]): void => {
    text.textContent = said;
    walk.replaceChildren(...buttons);
  };
  return {
    element,
    say,
    fail(said, label, retry) {
      const again = make('button', { type: 'button', class: 'button' }, label);
      again.addEventListener('click', retry);
      say(said, again);
    },
    show(said, stops) {
      say(said, ...(stops.length > 0 ? walkButtons(text, stops) : []));
    },
  };
}

/** Buttons that go from change to change, around the ends; `j` and `k` press them. */
function walkButtons(text: HTMLElement, stops: readonly HTMLElement[]): HTMLElement[] {
  let at = -1;
  const go = (step: number): void => {
    at = at < 0 && step < 0 ? stops.length - 1 : (at + step + stops.length) % stops.length;
    const stop = stops[at];
    if (!stop) return;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: 'center' });
    text.textContent = fill(strings.at, { number: String(at + 1), count: String(stops.length) });
    announce(text.textContent);
  };
  const button = (kind: 'next' | 'previous', sign: string, step: number): HTMLElement => {
    const made = make(
      'button',
      { type: 'button', class: `button compare__${kind}`, 'aria-label': strings[kind] },
      sign,
    );
    made.addEventListener('click', () => go(step));
    return made;
  };
  return [button('previous', '↑', -1), button('next', '↓', 1)];
}
