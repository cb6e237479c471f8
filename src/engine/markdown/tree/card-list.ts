import type { List, ListItem, PhrasingContent } from 'mdast';
import type { Component } from '../nodes';
import type { PlainValue } from '../syntax/plain-value';
import { readAttribute } from './attributes';

/** A card as it is written. */
interface Card {
  url: string;
  label: string;
  description: string;
}

/**
 * `<DocCardList items={[{ href, label, description }]} />` as the list of links that it is; `null` where the tag does
 * not say itself what it shows, and the planner chooses the pages.
 */
export function cardList(node: Component): List | null {
  const items = readAttribute(node.attributes, 'items');
  if (!Array.isArray(items)) return null;
  const cards = items.flatMap((item) => readCard(item) ?? []);
  if (cards.length < items.length) return null;
  const position = node.position && { position: node.position };
  const children = cards.map((card): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: wordsOf(card, position), ...position }],
  }));
  return { type: 'list', ordered: false, spread: false, children, ...position };
}

function readCard(value: PlainValue): Card | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const text = (name: string): string => (typeof value[name] === 'string' ? value[name] : '');
  const [url, description] = [text('href'), text('description')];
  const label = text('label') || url;
  return label === '' ? null : { url, label, description };
}

/** The link of a card, which is its label, and what it says. */
function wordsOf(
  { url, label, description }: Card,
  position: Pick<Component, 'position'> | undefined,
): PhrasingContent[] {
  const name: PhrasingContent = { type: 'text', value: label };
  const head: PhrasingContent = url === '' ? name : { type: 'link', url, children: [name], ...position };
  return description === '' ? [head] : [head, { type: 'text', value: `: ${description}` }];
}
