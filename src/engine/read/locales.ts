import path from 'node:path';
import { localePrefix } from '../../shared/urls';
import type { LocaleData } from '../../shared/site-data';
import { nearestHint } from '../../shared/nearest';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteConfig } from './config/schema';
import type { SiteStrings } from './strings';

/** A language of a site: where its pages are and where its content is. */
export interface SiteLocale {
  locale: LocaleData;
  /** What stands in front of its routes: `/de`; nothing for the default language. */
  prefix: string;
  /** Folder of what it has of its own, relative to the root; `null` where the site has none for other languages. */
  folder: string | null;
  isDefault: boolean;
}

/** The languages of a site, the default one first. `folder` holds a folder for each. */
export function siteLocales(config: SiteConfig, folder: string | null): [SiteLocale, ...SiteLocale[]] {
  const placed = config.locales.map((locale): SiteLocale => ({
    locale,
    prefix: localePrefix(config, locale),
    folder: folder === null ? null : path.posix.join(folder, locale.code),
    isDefault: locale.code === config.defaultLocale,
  }));
  const first = placed.find(({ isDefault }) => isDefault);
  if (!first) throw new Error(`The default locale "${config.defaultLocale}" is not one of the locales.`);
  return [first, ...placed.filter((one) => one !== first)];
}

/**
 * Where a path of the default language leads in another one. Files, which all languages share, and paths that name a
 * language already stay as they are.
 */
export function localRoute(config: SiteConfig, prefix: string, route: string): string {
  const prefixes = config.locales.map((locale) => localePrefix(config, locale)).filter((one) => one !== '');
  const isPlaced = prefixes.some((one) => route === one || route.startsWith(`${one}/`));
  return prefix === '' || isPlaced || /\.[a-z][a-z0-9]*$/i.test(route) ? route : prefix + route;
}

/**
 * The address of a file without the language in front; `null` where it names none. Other builders have a copy of each
 * file in every language.
 */
export function withoutLanguage(config: SiteConfig, address: string): string | null {
  const prefixes = config.locales.map((locale) => localePrefix(config, locale));
  const prefix = prefixes.find((one) => one !== '' && address.startsWith(`${one}/`));
  return prefix === undefined ? null : address.slice(prefix.length);
}

/** An address of the configuration in a language: only routes of this site change; query and hash stay. */
function localHref(config: SiteConfig, prefix: string, href: string): string {
  const [, route, tail = ''] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  return route === undefined ? href : localRoute(config, prefix, route) + tail;
}

/**
 * The configuration as a language has it: texts are those of its `strings.yaml`, routes have its prefix, and the blog
 * has the language's own words where the configuration names none. A text of `strings.yaml` that the configuration
 * does not hold is a warning.
 */
export function localizeConfig(
  config: SiteConfig,
  { prefix }: SiteLocale,
  { strings, configuration, file }: SiteStrings,
  problems: Diagnostic[],
): SiteConfig {
  const texts = new Set<string>();
  const say = (text: string): string => {
    texts.add(text);
    return configuration.get(text) ?? text;
  };
  const route = (target: string): string => localHref(config, prefix, target);
  const link = ({ label, href }: { label: string; href: string }) => ({ label: say(label), href: route(href) });
  const label = (one: { label?: string | undefined }): { label?: string } =>
    one.label === undefined ? {} : { label: say(one.label) };
  const docs = <T extends Pick<SiteConfig['docs'], 'base' | 'versions' | 'label'>>(set: T): T => ({
    ...set,
    ...label(set),
    base: prefix + set.base,
    versions: set.versions.map((version) => ({ ...version, ...label(version) })),
  });
  const { navbar, footer, announcement, blog } = config;
  const localized: SiteConfig = {
    ...config,
    title: say(config.title),
    tagline: say(config.tagline),
    navbar: { ...navbar, items: navbar.items.map((item) => localItem(item, say, route)) },
    footer: {
      groups: footer.groups.map(({ title, links }) => ({ title: say(title), links: links.map(link) })),
      copyright: say(footer.copyright),
      trademark: say(footer.trademark),
    },
    announcement: announcement && {
      ...announcement,
      text: say(announcement.text),
      ...(announcement.link ? { link: link(announcement.link) } : {}),
    },
    docs: { ...docs(config.docs), sets: config.docs.sets.map(docs) },
    blog: {
      ...blog,
      base: prefix + blog.base,
      title: blog.title === '' ? strings.blog.title : say(blog.title),
      description: blog.description === '' ? strings.blog.description : say(blog.description),
    },
    admonitions: Object.fromEntries(
      Object.entries(config.admonitions).map(([name, kind]) => [
        name,
        kind.title === undefined ? kind : { ...kind, title: say(kind.title) },
      ]),
    ),
    redirects: config.redirects.map(({ from, to }) => ({ from: prefix + from, to: route(to) })),
  };
  if (file !== null) problems.push(...unknownTexts(configuration, texts, file));
  return localized;
}

type NavbarItem = SiteConfig['navbar']['items'][number];

function localItem(item: NavbarItem, say: (text: string) => string, route: (target: string) => string): NavbarItem {
  if (!('label' in item)) return item;
  const said = { ...item, label: say(item.label) };
  if (said.type !== 'link') return said;
  const activeBase = said.activeBase === undefined ? {} : { activeBase: route(said.activeBase) };
  return { ...said, to: route(said.to), ...activeBase };
}

function unknownTexts(configuration: ReadonlyMap<string, string>, texts: Set<string>, file: string): Diagnostic[] {
  return [...configuration.keys()]
    .filter((text) => !texts.has(text))
    .map((text) => ({
      file,
      line: 1,
      column: 1,
      rule: 'strings/unknown-text',
      severity: 'warning' as const,
      message: `configuration: site.config.ts does not hold the text "${text}".`,
      hint: nearestHint(text, texts, 'Write it as it stands there.'),
    }));
}
