import type { Behaviour, WithIslands } from './behaviour';
import { make } from './dom';

/**
 * Opens what the query of the address asks for: `?compare=` and `?upgrade=`, each with a version. Once open, both
 * follow the address.
 */
export function startAsked({ islands, router }: WithIslands): Behaviour {
  return {
    onPage(main, { page: { docs } }) {
      if (!docs) return;
      // The text of a documentation page, or the cards of a landing page; the first words of what changed.
      const text = main.querySelector('.prose, .page__main > .card-grid');
      const changes = main.querySelector('.changes p');
      const [comparison, guide] = [
        make('div', { 'data-island': 'compare' }),
        make('div', { 'data-island': 'upgrade' }),
      ];
      const follow = (): void => {
        const { searchParams } = router.url.get();
        if (text && searchParams.has('compare')) {
          text.before(comparison);
          void islands.open('compare', () => ({ docs, text }), { host: comparison });
        }
        if (changes && searchParams.has('upgrade')) {
          changes.after(guide);
          void islands.open('upgrade', () => ({ docs }), { host: guide });
        }
      };
      follow();
      return router.url.subscribe(follow);
    },
  };
}
