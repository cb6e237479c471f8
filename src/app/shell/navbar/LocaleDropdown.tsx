import type { ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { localePath, stripBase, withBase } from '../../../shared/urls';
import { useAddress, useSite } from '../../context';
import { Dropdown } from './Dropdown';
import { KeepingLink } from './KeepingLink';

/** The same page in every language; nothing to choose with only one. Another language is another document. */
export function LocaleDropdown({ page }: { page: PageMeta }): ReactNode {
  const site = useSite();
  const address = useAddress();
  if (site.locales.length < 2) return null;
  const current = site.locales.find(({ code }) => code === site.locale);
  // The not-found page has one file for every address.
  const shown = page.section === 'not-found' && address ? stripBase(address.pathname, site.base) : null;
  return (
    <Dropdown label={site.strings.shell.language} current={current?.label ?? site.defaultLocale}>
      {site.locales.map((locale) => (
        <li key={locale.code}>
          <KeepingLink
            className="dropdown__link"
            path={withBase(localePath(site, shown ?? page.path, locale), site.base)}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            dir={locale.direction}
            data-native=""
            aria-current={locale === current ? 'true' : undefined}
          >
            {locale.label}
          </KeepingLink>
        </li>
      ))}
    </Dropdown>
  );
}
