import { BROWSER_PARTS, LOADED_PARTS } from '../../shared/strings/model';
import type { AppData, DocsSetData } from '../../shared/site-data';
import { DOCS_SET } from '../../shared/constants';
import type { SiteSource } from '../read/site';

/**
 * The part of the configuration that the browser needs. Built from the configuration and the interface's sentences
 * alone, so that content changes never change the bundle.
 */
export function siteData({ config, strings, language }: Pick<SiteSource, 'config' | 'strings' | 'language'>): AppData {
  return {
    title: config.title,
    url: config.url.replace(/\/$/, ''),
    base: config.base,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    locale: language.locale.code,
    prefix: language.prefix,
    colorMode: config.colorMode,
    navbar: config.navbar,
    logo: config.logo,
    footer: config.footer,
    announcement: config.announcement,
    docsSets: [docsData(config.docs)],
    search: config.search,
    readerVariables: config.readerVariables,
    tools: config.tools,
    strings: pick(strings, [...BROWSER_PARTS, ...LOADED_PARTS]),
  };
}

/** Documentation without versions has one, at its base. */
function docsData({ base, sidebar, versions }: SiteSource['config']['docs']): DocsSetData {
  const current = { name: 'current', status: 'latest' as const, label: 'current', servesLayer: undefined };
  const all = versions.length > 0 ? versions : [current];
  return {
    id: DOCS_SET,
    base,
    sidebars: [sidebar],
    versions: all.map((version) => ({
      name: version.name,
      label: version.label ?? version.name,
      status: version.status,
      isLast: version.status === 'latest',
      release: version.servesLayer ?? version.name,
      path: versions.length > 0 ? `${base}/${version.name}` : base,
    })),
  };
}

function pick<Whole, Name extends keyof Whole & string>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}
