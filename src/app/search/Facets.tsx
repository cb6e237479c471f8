import strings from 'virtual:strings/search';
import type { ReactNode } from 'react';
import type { Facet } from '../../shared/search/model';
import { fill } from '../../shared/strings/format';

const ORDER: readonly Facet[] = ['gadget', 'row', 'guide', 'reference', 'blog'];

interface Props {
  counts: Record<Facet, number>;
  total: number;
  chosen: Facet | null;
  onChoose(facet: Facet | null): void;
}

/** Narrows the results to one kind; kinds without results are left out unless chosen. */
export function Facets({ counts, total, chosen, onChoose }: Props): ReactNode {
  const shown = ORDER.filter((facet) => counts[facet] > 0 || facet === chosen);
  return (
    <div className="search__facets" role="group" aria-label={strings.kinds}>
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {fill(strings.all, { count: total })}
      </button>
      {shown.map((facet) => (
        <button
          key={facet}
          type="button"
          className="chip"
          aria-pressed={chosen === facet}
          onClick={() => onChoose(chosen === facet ? null : facet)}
        >
          {strings[facet]} {counts[facet]}
        </button>
      ))}
    </div>
  );
}
