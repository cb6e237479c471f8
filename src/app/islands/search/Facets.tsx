import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import type { Facet, SearchAnswer } from '../../../shared/search/model';
import { fill } from '../../../shared/strings/format';

/** The kinds of page, whose counts add up to all; then what pages of any kind may have. */
const ORDER: readonly Facet[] = ['gadget', 'guide', 'reference', 'blog', 'row'];

interface Props {
  answer: SearchAnswer;
  chosen: Facet | null;
  onChoose(facet: Facet | null): void;
}

/** Narrows the results to one kind; kinds without results are left out unless chosen. */
export function Facets({ answer: { total, facets }, chosen, onChoose }: Props): ReactNode {
  if (total === 0) return null;
  const offered = ORDER.filter((facet) => facets[facet] > 0 || facet === chosen);
  return (
    <div className="search__facets" role="group" aria-label={strings.kinds}>
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {fill(strings.all, { count: total })}
      </button>
      {offered.map((facet) => (
        <button
          key={facet}
          type="button"
          className={facet === 'row' ? 'chip search__rows' : 'chip'}
          aria-pressed={facet === chosen}
          onClick={() => onChoose(facet === chosen ? null : facet)}
        >
          {`${strings[facet]} ${facets[facet]}`}
        </button>
      ))}
    </div>
  );
}
