import type { AppStrings, Strings } from '../../shared/strings/model';
import type { AppData } from '../../shared/site-data';
import type { SiteSource } from '../read/site';

/**
 * The part of the configuration that the browser needs. Built from the configuration and the interface's sentences
 * alone, so that content changes never change the bundle.
 */
export function siteData({ config, strings }: Pick<SiteSource, 'config' | 'strings'>): AppData {
  const { docs } = config;
  const versions =
    docs.versions.length > 0
      ? docs.versions
      : [{ name: 'current', status: 'latest' as const, label: 'current', variables: {} }];
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url.replace(/\/$/, ''),
    base: config.base,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    colorMode: config.colorMode,
    navbar: {
      hideOnScroll: config.navbar.hideOnScroll,
      items: config.navbar.items.map((item) =>
        item.type === 'link'
          ? {
              type: item.type,
              label: item.label,
              to: item.to,
              position: item.position,
              ...(item.activeBase === undefined ? {} : { activeBase: item.activeBase }),
            }
          : item,
      ),
    },
    footer: config.footer,
    announcement:
      config.announcement === null
        ? null
        : {
            id: config.announcement.id,
            text: config.announcement.text,
            closable: config.announcement.closable,
            ...(config.announcement.link === undefined ? {} : { link: config.announcement.link }),
          },
    docsSets: [
      {
        id: 'default',
        base: docs.base,
        sidebars: [docs.sidebar],
        versions: versions.map((version) => ({
          name: version.name,
          label: version.label ?? version.name,
          status: version.status,
          isLast: version.status === 'latest',
          path: docs.versions.length > 0 ? `${docs.base}/${version.name}` : docs.base,
        })),
      },
    ],
    search: config.search,
    readerVariables: config.readerVariables,
    strings: appStrings(strings),
  };
}

/** The browser's part of a catalogue. */
function appStrings({ lang, shell, article, search, marks, variables, suggestions, finder }: Strings): AppStrings {
  return { lang, shell, article, search, marks, variables, suggestions, finder };
}
