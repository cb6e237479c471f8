import type { ElementContent } from 'hast';
import type { Component } from '../nodes';
import { placeOf } from '../parse';
import { report } from '../tree/source';
import { element } from './hast';
import { attributeText, attributeValue } from '../tree/attribute-value';
import { imageNode, type HtmlState } from './state';

const THEMES = ['light', 'dark'] as const;

/** A picture that is another one in dark mode: both are in the page, and the style sheet shows one. */
export function themedImage(state: HtmlState, node: Component): ElementContent[] {
  const place = placeOf(node);
  const sources = attributeValue(state, node, 'sources', place);
  const named = sources !== null && typeof sources === 'object' && !Array.isArray(sources) ? sources : {};
  const alt = attributeText(state, node, 'alt', place) ?? '';
  return THEMES.flatMap((theme) => {
    const source = named[theme];
    if (typeof source === 'string') {
      const image = imageNode(state, { source, alt, title: attributeText(state, node, 'title', place) }, place);
      return [element('span', { className: ['themed', `themed--${theme}`] }, [image])];
    }
    // Code in the place of the addresses was told of.
    if (sources !== null)
      report(state.source, place, {
        rule: 'markdown/themed-image',
        message: `<ThemedImage> names no picture for the ${theme} theme.`,
        hint: "<ThemedImage alt=\"…\" sources={{light: './light.png', dark: './dark.png'}} />",
      });
    return [];
  });
}
