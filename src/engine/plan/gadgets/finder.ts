import { element, tag, textElement } from '../../model/html-text';
import { code } from './html';
import { fill, fillCount } from '../../../shared/strings/format';
import { gadgetMark, MARK_CELL, MARKS, type MarkName } from '../../../shared/marks';
import type { Strings } from '../../../shared/strings/model';
import type { RenderContext } from '../../read/gadgets/labels';
import type { GadgetView } from '../../../shared/gadgets/view';

type FinderStrings = Strings['finder'];

/**
 * All gadgets of a version as one complete list, with the fields that filter it in a browser. The entries carry what
 * the client filters by; `data-kernel`, `data-since` and `data-until` are empty where there is no bound,
 * `data-keywords` are the symptoms.
 */
export function renderFinder(
  gadgets: readonly GadgetView[],
  context: RenderContext,
  { finder: strings, lang }: Pick<Strings, 'finder' | 'lang'>,
): string {
  const usual = {
    tools: mostCommon(gadgets.map(({ environments }) => environments.join(' '))),
    kernel: mostCommon(gadgets.flatMap(({ minKernel }) => minKernel ?? [])),
  };
  const list = gadgets.map((gadget) => entry(gadget, context, strings, usual)).join('');
  return element(
    'div',
    { class: 'finder', 'data-island': 'gadget-finder' },
    form(gadgets, context, strings, lang) +
      element(
        'div',
        { class: 'finder__found' },
        element('ul', { class: 'finder__list' }, list) + element('div', { class: 'finder__preview', hidden: true }, ''),
      ),
  );
}

function entry(gadget: GadgetView, context: RenderContext, strings: FinderStrings, usual: Usual): string {
  const href = context.link(`${context.pages.gadgets}/${gadget.name}`);
  const facts = unusualFacts(gadget, context, strings, usual);
  return element(
    'li',
    {
      class: 'finder__row',
      'data-name': gadget.name,
      'data-category': gadget.category,
      'data-observes': gadget.observes.join(' '),
      'data-environments': gadget.environments.join(' '),
      'data-kernel': gadget.minKernel ?? '',
      'data-since': gadget.since ?? '',
      'data-until': gadget.until ?? '',
      'data-keywords': gadget.keywords.join(', '),
    },
    [
      drawMark(gadgetMark(`${gadget.category}_`)),
      element('a', { class: 'finder__name', href }, code(gadget.name)),
      textElement('p', { class: 'finder__text' }, gadget.summary),
      facts.length > 0 ? textElement('p', { class: 'finder__facts' }, facts.join(' · ')) : '',
    ].join(''),
  );
}

/** What holds for most gadgets, and so is not said of each. */
interface Usual {
  tools: string;
  kernel: string;
}

/** What sets a gadget apart from most of the others: a newer kernel, fewer tools, a later release. */
function unusualFacts(gadget: GadgetView, { labels }: RenderContext, strings: FinderStrings, usual: Usual): string[] {
  const tools = gadget.environments.map(labels.environment).join(', ');
  return [
    ...(gadget.minKernel === undefined || gadget.minKernel === usual.kernel
      ? []
      : [fill(strings.needsKernel, { kernel: gadget.minKernel })]),
    ...(gadget.environments.join(' ') === usual.tools ? [] : [fill(strings.onlyWith, { tools })]),
    ...(gadget.since === undefined ? [] : [fill(strings.sinceVersion, { version: gadget.since })]),
  ];
}

/**
 * The fields. They are in the page from the start, so that nothing moves when the script comes; without it they are not
 * shown.
 */
function form(gadgets: readonly GadgetView[], { labels }: RenderContext, strings: FinderStrings, lang: string): string {
  const shown = fillCount(strings.shown, lang, gadgets.length, { shown: gadgets.length });
  const inUse = (values: (gadget: GadgetView) => readonly string[]): string[] => [...new Set(gadgets.flatMap(values))];
  const observed = inUse((gadget) => gadget.observes).sort((a, b) =>
    labels.observed(a).localeCompare(labels.observed(b)),
  );
  const versions = inUse(({ since, until }) => [since ?? '', until ?? '']).filter(Boolean);
  const environments = [...new Set(gadgets.flatMap((gadget) => gadget.environments))];
  const more = [
    choice(
      'category',
      strings.category,
      strings.any,
      inUse((gadget) => [gadget.category]).map((name) => [name, labels.category(name)]),
    ),
    choice(
      'environment',
      strings.runsOn,
      strings.any,
      environments.map((name) => [name, labels.environment(name)]),
    ),
    field(
      strings.kernel,
      tag('input', {
        type: 'text',
        name: 'kernel',
        class: 'filter-bar__input',
        autocomplete: 'off',
        inputmode: 'decimal',
        placeholder: '5.10',
      }),
    ),
    versions.length > 0
      ? choice(
          'version',
          strings.version,
          strings.any,
          versions.map((name) => [name, name]),
        )
      : '',
    textElement('button', { type: 'reset', class: 'button' }, strings.clear),
  ];
  const legend = textElement('legend', { class: 'visually-hidden' }, strings.observes);
  const chips = [chip('', strings.any), ...observed.map((name) => chip(name, labels.observed(name)))];
  const count = textElement('output', { class: 'finder__count' }, shown);
  const submit = textElement('button', { type: 'submit', class: 'finder__search' }, strings.searchAll);
  return element(
    'form',
    { class: 'finder__form', role: 'search', 'aria-label': strings.name },
    [
      element('label', { class: 'finder__words' }, textElement('span', {}, strings.words) + searchField(strings)),
      element('fieldset', { class: 'finder__chips' }, [legend, ...chips].join('')),
      element(
        'details',
        { class: 'finder__more' },
        textElement('summary', {}, strings.more) + element('div', { class: 'filter-bar' }, more.join('')),
      ),
      element('p', { class: 'finder__state' }, `${count} ${submit}`),
    ].join(''),
  );
}

const searchField = ({ wordsExample }: FinderStrings): string =>
  tag('input', { type: 'search', name: 'words', autocomplete: 'off', placeholder: wordsExample });

function chip(value: string, label: string): string {
  const button = tag('input', { type: 'radio', name: 'observes', value, checked: value === '' });
  return element('label', { class: 'finder__chip' }, button + textElement('span', {}, label));
}

const field = (label: string, html: string): string =>
  element('label', { class: 'filter-bar__item' }, textElement('span', {}, label) + html);

function choice(name: string, label: string, any: string, values: readonly (readonly [string, string])[]): string {
  const options = [['', any] as const, ...values].map(([value, text]) => textElement('option', { value }, text));
  return field(label, element('select', { name, class: 'filter-bar__select' }, options.join('')));
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** A mark as a small drawing; the words beside it say the same. */
function drawMark(name: MarkName): string {
  return element(
    'svg',
    { class: 'mark', viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true' },
    `<path class="mark__cell" d="${MARK_CELL}"/><path d="${MARKS[name]}"/>`,
  );
}
