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
import { lowContrast } from './contrast';
import type { Finding } from './finding';
import { splitWords } from './words';

/** What the sweep calls in a page. */
export interface Inspector {
  /** Everything that depends on the width of the window. */
  layout(): Finding[];
  /** Texts and their grounds, in the colours that are shown. */
  contrast(): Finding[];
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
  contrast: () => lowContrast(document.body),
  headerPlaces,
};

Object.assign(globalThis, { lookInspector: inspector });
