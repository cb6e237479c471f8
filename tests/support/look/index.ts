import {
  coveredRows,
  cutDrawings,
  cutTexts,
  farMeanings,
  headerPlaces,
  sidewaysScroll,
  unwrappedCode,
  wideLabels,
} from './boxes';
import type { Finding } from './finding';
import { splitWords } from './words';

/** What the sweep calls in a page. */
export interface Inspector {
  layout(): Finding[];
  headerPlaces(): string;
}

const inspector: Inspector = {
  layout: () => [
    ...splitWords(document),
    ...cutTexts(document.body),
    ...wideLabels(document),
    ...cutDrawings(document),
    ...farMeanings(document),
    ...coveredRows(document),
    ...unwrappedCode(document),
    ...sidewaysScroll(),
  ],
  headerPlaces,
};

Object.assign(globalThis, { lookInspector: inspector });
