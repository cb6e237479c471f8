import strings from 'virtual:strings/finder';
import { fillCount } from '../../../../shared/strings/format';
import { visibleText } from '../../../../shared/visible-text';
import { announce } from '../../../announce';
import type { Surroundings } from '../../behaviour';
import {
  gadgetFacts,
  matchesGadget,
  matchingSymptom,
  nearestGadgets,
  type GadgetFacts,
  type GadgetQuery,
} from './gadget-match';
import { make } from '../../dom';
import { startPreview } from './preview';

/** An entry of the list and what is known of its gadget. */
interface Entry {
  row: HTMLElement;
  facts: GadgetFacts;
}

type Name = keyof GadgetQuery;
const NAMES: readonly Name[] = ['words', 'observes', 'category', 'environment', 'kernel', 'version'];
/** Suggestions when nothing fits. */
const NEAREST = 3;

/** Filters the complete list of gadgets; what is chosen stands in the address, so that it can be shared. */
export function startGadgetFinder(root: HTMLElement, surroundings: Surroundings): () => void {
  const form = root.querySelector<HTMLFormElement>('.finder__form');
  const count = root.querySelector<HTMLOutputElement>('.finder__count');
  if (!form || !count) return () => undefined;
  const entries = [...root.querySelectorAll<HTMLElement>('.finder__row')].map((row) => ({
    row,
    facts: gadgetFacts(row),
  }));

  function apply(isChange: boolean): void {
    if (!form || !count) return;
    const query = queryOf(form);
    const fitting = entries.filter(({ facts }) => matchesGadget(facts, query));
    const near = fitting.length === 0 ? nearestGadgets(entries, query.words, NEAREST) : [];
    for (const entry of entries) show(entry, fitting.includes(entry) || near.includes(entry), query.words);
    const shown = fillCount(strings.shown, surroundings.site.strings.lang, entries.length, { shown: fitting.length });
    count.replaceChildren(fitting.length === 0 ? nothingFits(near.length > 0, query) : shown);
    root.toggleAttribute('data-near', near.length > 0);
    if (isChange) announce(count.textContent);
  }

  function changed(): void {
    if (!form) return;
    apply(true);
    keepInAddress(form, surroundings.router.url);
  }

  fill(form, new URLSearchParams(location.search));
  // The button leads on to the search; Enter in a field opens what is found first.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('.search-button')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.name === 'words' && event.target.value.trim() !== '')
      root.querySelector<HTMLElement>('.finder__row:not([hidden]) .finder__name')?.click();
  });
  form.addEventListener('input', changed);
  // The fields are empty when the event is over.
  form.addEventListener('reset', () => setTimeout(changed));
  apply(false);
  const endPreview = startPreview(root, surroundings);
  // A link to this page may bring other filters, or none.
  const unwatch = surroundings.router.url.subscribe(() => {
    if (surroundings.router.url.get().pathname !== location.pathname || isShown(form)) return;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) clearField(field);
    fill(form, new URLSearchParams(location.search));
    apply(true);
  });
  return () => {
    unwatch();
    endPreview?.();
  };
}

/** Whether the address says what the form does. */
function isShown(form: HTMLFormElement): boolean {
  const params = new URLSearchParams(location.search);
  return Object.entries(queryOf(form)).every(([name, value]) => value.trim() === (params.get(name) ?? ''));
}

/** Shows an entry, with the symptom that made it fit, or hides it. */
function show({ row, facts }: Entry, isShown: boolean, words: string): void {
  row.hidden = !isShown;
  row.querySelector('.finder__why')?.remove();
  const symptom = isShown ? matchingSymptom(facts, words) : null;
  if (symptom !== null) row.querySelector('.finder__text')?.after(make('p', { class: 'finder__why' }, symptom));
}

function nothingFits(hasNear: boolean, query: GadgetQuery): string {
  const onlyWords = NAMES.every((name) => name === 'words' || query[name] === '');
  if (!onlyWords) return strings.none;
  return hasNear ? strings.noneNear : strings.noneWords;
}

function queryOf(form: HTMLFormElement): GadgetQuery {
  const data = new FormData(form);
  const value = (name: Name): string => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return {
    words: value('words'),
    category: value('category'),
    observes: value('observes'),
    environment: value('environment'),
    kernel: value('kernel'),
    version: value('version'),
  };
}

/** A value that is none of a field's choices leaves the field as it is. Filters out of sight are opened. */
function fill(form: HTMLFormElement, params: URLSearchParams): void {
  for (const name of NAMES) {
    const value = visibleText(params.get(name));
    if (value === null) continue;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`))
      setField(field, value);
  }
  const more = form.querySelector<HTMLDetailsElement>('details');
  if (
    more &&
    [...more.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].some(({ value }) => value !== '')
  )
    more.open = true;
}

function setField(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field.type === 'radio') field.checked ||= field.value === value;
  else field.value = value;
}

function clearField(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === '';
  else field.value = '';
}

/** The history entry stays the same one: going back leaves the page, not the last letter. */
function keepInAddress(form: HTMLFormElement, shown: Surroundings['router']['url']): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(queryOf(form))) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value.trim());
  }
  history.replaceState(history.state, '', url);
  shown.set(url);
}
