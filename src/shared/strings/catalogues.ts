import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import type { Strings } from './model';

const CATALOGUES: ReadonlyMap<string, Strings> = new Map<string, Strings>([
  ['ar', ar],
  ['de', de],
  ['en', en],
]);

/** The catalogue of a language, by its code or the part of it before the region; `undefined` where there is none. */
export function catalogueOf(code: string): Strings | undefined {
  return CATALOGUES.get(code.toLowerCase()) ?? CATALOGUES.get(code.toLowerCase().split('-', 1)[0] ?? '');
}
