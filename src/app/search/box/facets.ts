import strings from 'virtual:strings/search';
import type { Facet } from '../../../shared/search/model';
import { fill } from '../../../shared/strings/format';
import { make } from '../../behaviours/dom';
import type { BoxPart } from './view';

/** The kinds of page, whose counts add up to all; then what pages of any kind may have. */
const ORDER: readonly Facet[] = ['gadget', 'guide', 'reference', 'blog', 'row'];

/** Narrows the results to one kind; kinds without results are left out unless chosen. */
export function facetsPart(onChoose: (facet: Facet | null) => void): BoxPart {
  let chosen: Facet | null = null;
  const all = chip(() => onChoose(null));
  const chips = ORDER.map((facet) => ({ facet, button: chip(() => onChoose(chosen === facet ? null : facet), facet) }));
  const element = make(
    'div',
    { class: 'search__facets', role: 'group', 'aria-label': strings.kinds },
    all,
    ...chips.map(({ button }) => button),
  );
  return {
    element,
    show({ answered, facet: wanted }) {
      chosen = wanted;
      element.hidden = answered === null || answered.answer.total === 0;
      if (!answered) return;
      const { total, facets } = answered.answer;
      all.textContent = fill(strings.all, { count: total });
      all.ariaPressed = String(chosen === null);
      for (const { facet, button } of chips) {
        button.textContent = `${strings[facet]} ${facets[facet]}`;
        button.ariaPressed = String(chosen === facet);
        button.hidden = facets[facet] === 0 && chosen !== facet;
      }
    },
  };
}

function chip(onPress: () => void, facet: Facet | null = null): HTMLButtonElement {
  const button = make('button', { type: 'button', class: facet === 'row' ? 'chip search__rows' : 'chip' });
  button.addEventListener('click', onPress);
  return button;
}
