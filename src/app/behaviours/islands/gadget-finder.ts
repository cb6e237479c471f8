import strings from 'virtual:strings/finder';
import { fillCount } from '../../../shared/strings/format';
import { announce } from '../../announce';
import type { Surroundings } from '../behaviour';
import { make } from '../dom';
import { compareVersions, gadgetFacts, matchesGadget, type GadgetFacts, type GadgetQuery } from './gadget-match';
import { filterBar, hideEmptyGroups } from './table-filter';

/** Filters over the complete table of gadgets; what is chosen stands in the address, so that it can be shared. */
export function startGadgetFinder(root: HTMLElement, { router, site }: Surroundings): () => void {
  const { lang } = site.strings;
  const rows = [...root.querySelectorAll<HTMLTableRowElement>('tbody tr[data-name]')];
  const gadgets = rows.map((row) => ({ row, facts: gadgetFacts(row) }));
  const count = make('output', { class: 'filter-bar__count' });
  const form = finderForm(gadgets.map(({ facts }) => facts));
  form.append(count);

  function apply(): void {
    const query = queryOf(form);
    let shown = 0;
    for (const { row, facts } of gadgets) {
      row.hidden = !matchesGadget(facts, query);
      if (!row.hidden) shown++;
    }
    hideEmptyGroups(root);
    const text = shown === 0 ? strings.none : fillCount(strings.shown, lang, rows.length, { shown });
    if (count.textContent !== '') announce(text);
    count.textContent = text;
  }

  fill(form, new URLSearchParams(location.search));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    apply();
    keepInAddress(form, router.url);
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      apply();
      keepInAddress(form, router.url);
    }),
  );
  filterBar(root).replaceWith(form);
  apply();
  // A link to this page may bring other filters, or none.
  return router.url.subscribe(() => {
    if (router.url.get().pathname !== location.pathname || isShown(form)) return;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) field.value = '';
    fill(form, new URLSearchParams(location.search));
    apply();
  });
}

/** Whether the address says what the form does. */
function isShown(form: HTMLFormElement): boolean {
  const params = new URLSearchParams(location.search);
  return Object.entries(queryOf(form)).every(([name, value]) => value.trim() === (params.get(name) ?? ''));
}

type Name = keyof GadgetQuery;
const NAMES: readonly Name[] = ['words', 'observes', 'category', 'environment', 'kernel', 'version'];

function finderForm(gadgets: readonly GadgetFacts[]): HTMLFormElement {
  const versions = distinct(gadgets.flatMap(({ since, until }) => [since, until])).sort(compareVersions);
  return make(
    'form',
    { class: 'filter-bar', role: 'search', 'aria-label': strings.name },
    control(
      strings.words,
      make('input', {
        name: 'words',
        type: 'search',
        class: 'filter-bar__input',
        autocomplete: 'off',
        placeholder: strings.wordsExample,
      }),
    ),
    control(strings.observes, choice('observes', distinct(gadgets.flatMap(({ observes }) => observes)).sort())),
    control(strings.category, choice('category', distinct(gadgets.map(({ category }) => category)).sort())),
    control(
      strings.runsOn,
      choice('environment', distinct(gadgets.flatMap(({ environments }) => environments)).sort()),
    ),
    control(
      strings.kernel,
      make('input', {
        name: 'kernel',
        class: 'filter-bar__input',
        autocomplete: 'off',
        inputmode: 'decimal',
        placeholder: '5.10',
      }),
    ),
    ...(versions.length > 0 ? [control(strings.version, choice('version', versions))] : []),
    make('button', { type: 'reset', class: 'button' }, strings.clear),
  );
}

function control(label: string, field: HTMLElement): HTMLElement {
  return make('label', { class: 'filter-bar__item' }, make('span', {}, label), field);
}

function choice(name: Name, values: readonly string[]): HTMLSelectElement {
  const options = values.map((value) => make('option', { value }, value.replaceAll('-', ' ')));
  return make('select', { name, class: 'filter-bar__select' }, make('option', { value: '' }, strings.any), ...options);
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
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

/** A value that is none of a list's leaves the list as it is. */
function fill(form: HTMLFormElement, params: URLSearchParams): void {
  for (const name of NAMES) {
    const field = form.elements.namedItem(name);
    const value = params.get(name);
    if (value === null) continue;
    const isOption = field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value);
    if (field instanceof HTMLInputElement || isOption) field.value = value;
  }
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
