import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { element } from '../html/hast';

/** Names of the pictures. Each has two files here: as wide as the column of an article, and for a phone. */
export const PICTURES: readonly string[] = ['event', 'cluster'];

/** A picture as two figures, one of which each window shows. `data-lit` are the steps in which a part is lit. */
export const picture = (name: string): Element[] =>
  ['wide', 'narrow'].map((form) => {
    const svg = readFileSync(new URL(`${name}-${form}.svg`, import.meta.url), 'utf8')
      .replace(/>\s+</g, '><')
      .trim();
    const drawing = fromHtml(svg, { fragment: true }).children as Element[];
    return element('figure', { className: ['diagram', `diagram--${form}`] }, drawing);
  });
