import { expect, test } from 'vitest';
import type { AppData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { siteModules } from './vite-plugin';

const LOCALES = [
  { code: 'en', htmlLang: 'en-GB' },
  { code: 'de', htmlLang: 'de' },
];
const siteIn = (locale: string): AppData =>
  ({ locales: LOCALES, locale, url: 'https://example.org', strings: en }) as unknown as AppData;

/** The source of the module of site data. */
function dataOf(...languages: string[]): string {
  const { load } = siteModules(() => ({ sites: languages.map(siteIn), pages: [] }));
  return (load as (id: string) => string)('\0virtual:site-data');
}

test('a bundle of one language holds its data; that of several chooses by the language of the document', () => {
  expect(dataOf('en')).toMatch(/^export const site = \{.*"locale":"en"/);
  expect(dataOf('en', 'de')).toMatch(/^export const site = \(\{"en-GB":\{.*"locale":"en".*"de":\{.*"locale":"de"/);
  expect(dataOf('en', 'de')).toContain(')[document.documentElement.lang]');
  expect(dataOf('en')).not.toContain('example.org');
});
