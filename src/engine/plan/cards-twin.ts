import { stripBase } from '../../shared/urls';
import type { CardModel } from '../../views';
import type { TwinLinks } from './planned-page';
import { MARKDOWN } from './gadgets/twin/markdown';
import type { Site } from './site';

/** Cards as a list of links, each with what it says. */
export function cardsTwin({ config }: Site, cards: readonly CardModel[], links: TwinLinks): string {
  return cards
    .map(({ label, href, text }) => {
      const path = stripBase(href, config.base);
      const link = MARKDOWN.link(label, path === null ? href : links(path));
      return text === '' ? `- ${link}` : `- ${link}: ${MARKDOWN.text(text)}`;
    })
    .join('\n');
}
