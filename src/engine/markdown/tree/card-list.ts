import type { List, ListItem, PhrasingContent } from 'mdast';
import type { Component } from '../nodes';
import type { PlainValue } from '../syntax/plain-value';
import { readAttribute } from './attributes';

/**
 * `<DocCardList items={[{ href, label, description }]} />` as the list of links that it is; `null` where the tag does
 * not say itself what it shows, and the planner chooses the pages.
 */
export function cardList(node: Component): List | null {
  const items = readAttribute(node.attributes, 'items');
  if (!Array.isArray(items)) return null;
  const position = node.position && { position: node.position };
  const item = (value: PlainValue): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: wordsOf(value, position), ...position }],
  });
  return { type: 'list', ordered: false, spread: false, children: items.map(item), ...position };
}

/** The link of a card, which is its label, and what it says. */
function wordsOf(card: PlainValue, position: Pick<Component, 'position'> | undefined): PhrasingContent[] {
  const field = (name: string): string => {
    const value = card !== null && typeof card === 'object' && !Array.isArray(card) ? card[name] : null;
    return typeof value === 'string' ? value : '';
  };
  const [url, label, description] = [field('href'), field('label') || field('href'), field('description')];
  const name: PhrasingContent = { type: 'text', value: label };
  const head: PhrasingContent = url === '' ? name : { type: 'link', url, children: [name], ...position };
  return description === '' ? [head] : [head, { type: 'text', value: `: ${description}` }];
}
