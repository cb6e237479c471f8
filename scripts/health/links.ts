import type { ListedLink } from '../../src/engine/read/link-list';
import type { Section } from './section';

/** Outside links: what is gone or moved first, then those never asked, then by the day of the last answer. */
export function outsideLinkAges(links: readonly ListedLink[]): Section {
  const rank = ({ state }: ListedLink): number => ['gone', 'moved', 'unclear', 'unasked', 'alive'].indexOf(state);
  const sorted = [...links].sort(
    (first, second) => rank(first) - rank(second) || (first.checked ?? '').localeCompare(second.checked ?? ''),
  );
  return {
    title: 'Outside links by age',
    about: '`npm run links -- --live` asks each address again.',
    columns: ['address', 'state', 'asked', 'answer'],
    rows: sorted.map(({ address, state, checked, answer }) => [address, state, checked ?? 'never', answer ?? '']),
  };
}
