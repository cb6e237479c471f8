import { expect, test } from 'vitest';
import { siteData } from '../../plan/site-data';
import { siteLocales } from '../../read/locales';
import { parseConfig } from '../../read/config/load';
import { en } from '../../../shared/strings/en';
import { siteModules } from './config';

test('the development server has the sentences of each language, loaded ones too', () => {
  const locale = (code: string) => ({ code, label: code, htmlLang: code, path: code });
  const config = parseConfig({ title: 'T', locales: [locale('en'), locale('de')] }, '');
  const sites = siteLocales(config).map((language) =>
    siteData({ config, strings: { ...en, frame: { ...en.frame, home: `home-${language.locale.code}` } }, language }),
  );
  const { load } = siteModules(() => ({ sites, pages: [] }));
  const source = (load as (id: string) => string)('\0virtual:strings/frame');
  for (const { code } of config.locales) expect(source).toContain(`home-${code}`);
});
