import type { Behaviour, Surroundings } from './behaviour';
import { offerHints } from './hint/offer';

/**
 * Words of the glossary say what they mean in a card, on hover, focus and tap; it leads to the page that explains them.
 */
export function startTerms({ site }: Surroundings): Behaviour {
  offerHints('a.term', async (link) => (await import('./glossary')).termCard(link, site), site.strings.shell);
  return { onPage: () => undefined };
}
