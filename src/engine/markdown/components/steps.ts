import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { element } from '../html/hast';
import { blockChildren, type Tag } from '../html/state';
import { placeOf, textAttribute, report } from '../nodes';

/** Names of the pictures. Each has two files: as wide as the column of an article, and for a phone. */
const PICTURES: readonly string[] = ['event', 'cluster', 'k9s', 'minikube', 'headlamp'];

/** A picture and the list of its steps; the browser lights the parts of one step after the other. */
export const STEPS: Tag = {
  attributes: ['picture'],
  html(state, toHast, node) {
    const name = textAttribute(node, 'picture') ?? '';
    const isKnown = PICTURES.includes(name);
    const [list] = node.children;
    if (!isKnown || node.children.length !== 1 || list?.type !== 'list' || !list.ordered) {
      report(state.source, placeOf(node), {
        rule: 'markdown/steps',
        message: isKnown ? '<Steps> may contain only a numbered list.' : `There is no picture "${name}".`,
        hint: `<Steps picture="event"> with a list 1. 2. 3.; pictures: ${PICTURES.join(', ')}.`,
      });
    }
    return [
      element('div', { className: ['steps'], dataIsland: 'steps' }, [
        ...(isKnown ? picture(name) : []),
        ...blockChildren(toHast, node),
      ]),
    ];
  },
};

/** A picture as two figures, one of which each window shows. `data-lit` are the steps in which a part is lit. */
const picture = (name: string): Element[] =>
  ['wide', 'narrow'].map((form) => {
    const svg = readFileSync(new URL(`../pictures/${name}-${form}.svg`, import.meta.url), 'utf8')
      .replace(/>\s+</g, '><')
      .trim();
    const drawing = fromHtml(svg, { fragment: true }).children as Element[];
    return element('figure', { className: ['diagram', `diagram--${form}`] }, drawing);
  });
