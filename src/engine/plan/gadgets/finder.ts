import { element, hydrated, textElement } from '../../model/escape';
import { code } from './rows';
import { fill } from '../../../shared/strings/format';
import { gadgetMark, MARK_CELL, MARKS, type MarkName } from '../../../shared/marks';
import type { Strings } from '../../../shared/strings/model';
import type { RenderContext } from './words';
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
  { finder: strings }: Pick<Strings, 'finder'>,
): string {
  const usual = {
    tools: mostCommon(gadgets.map(({ environments }) => environments.join(' '))),
    kernel: mostCommon(gadgets.flatMap(({ minKernel }) => minKernel ?? [])),
  };
  const list = gadgets.map((gadget) => entry(gadget, context, strings, usual)).join('');
  return element(
    'div',
    { class: 'finder', 'data-island': 'finder-list' },
    form(gadgets, context, strings) +
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

/** Values that most gadgets share, so entries omit them. */
interface Usual {
  tools: string;
  kernel: string;
}

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

/** What the form filters by: the values that some gadget has. It is in the page from the start, so that nothing moves. */
function form(gadgets: readonly GadgetView[], { labels }: RenderContext, { any }: FinderStrings): string {
  const choices = <Value extends string>(
    values: (gadget: GadgetView) => readonly (Value | undefined)[],
    label: (value: Value) => string,
  ): [string, string][] => {
    const used = [...new Set(gadgets.flatMap(values))].filter((value) => value !== undefined);
    return [['', any], ...used.map((value): [string, string] => [value, label(value)])];
  };
  const [all, ...observed] = choices(({ observes }) => observes, labels.observed);
  return hydrated('gadget-finder', {
    count: gadgets.length,
    choices: {
      observes: [...(all ? [all] : []), ...observed.sort(([, a], [, b]) => a.localeCompare(b))],
      category: choices(({ category }) => [category], labels.category),
      environment: choices(({ environments }) => environments, labels.environment),
      version: choices(({ since, until }) => [since, until], String),
    },
  });
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function drawMark(name: MarkName): string {
  return element(
    'svg',
    { class: 'mark', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    `<path d="${MARK_CELL}${MARKS[name]}"/>`,
  );
}
