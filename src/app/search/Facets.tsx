import type { ReactNode } from 'react';
import type { Facet } from '../../shared/search/model';

const LABELS: Record<Facet, string> = {
  gadget: 'Gadgets',
  row: 'Flags and fields',
  guide: 'Guides',
  reference: 'Reference',
  blog: 'Blog',
};
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
    <div className="search__facets" role="group" aria-label="Kind of result">
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        All {total}
      </button>
      {shown.map((facet) => (
        <button
          key={facet}
          type="button"
          className="chip"
          aria-pressed={chosen === facet}
          onClick={() => onChoose(chosen === facet ? null : facet)}
        >
          {LABELS[facet]} {counts[facet]}
        </button>
      ))}
    </div>
  );
}
