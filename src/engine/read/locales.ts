import * as z from 'zod';
import type { LocaleData } from '../../shared/site-data';
import { localePrefix } from '../../shared/urls';
import type { SiteConfig } from './config/schema';
import { en } from '../../shared/strings/en';
import type { Strings } from '../../shared/strings/model';
import type { Diagnostic } from '../model/diagnostic';
import { FOLDERS } from './folders';
import { readSiteFile } from './yaml';

/** A language of a site. All languages have the same pages; only addresses and interface sentences differ. */
export interface SiteLocale {
  locale: LocaleData;
  /** Put in front of its routes: `/de`; empty for the default language. */
  prefix: string;
  isDefault: boolean;
}

/** The languages of a site, the default one first. */
export function siteLocales(config: SiteConfig): [SiteLocale, ...SiteLocale[]] {
  const first = defaultLocale(config);
  const placed = (locale: LocaleData): SiteLocale => {
    return { locale, prefix: localePrefix(config, locale), isDefault: locale === first };
  };
  return [placed(first), ...config.locales.filter((locale) => locale !== first).map(placed)];
}

/** The language of the site's texts. */
export function defaultLocale({ locales, defaultLocale: code }: SiteConfig): LocaleData {
  const found = locales.find((locale) => locale.code === code);
  if (found) return found;
  throw new Error(`The default locale "${code}" is not one of the locales.`);
}

/** Where a route of the default language leads in another one. Files are shared by all languages. */
export function localRoute({ prefix }: Pick<SiteLocale, 'prefix'>, route: string): string {
  const isFile = /\.[a-z][a-z0-9]*(?:[?#]|$)/i.test(route);
  return isFile ? route : prefix + route;
}

/** The configuration in a language: routes of this site have its prefix. */
export function localizeConfig(config: SiteConfig, language: SiteLocale): SiteConfig {
  if (language.isDefault) return config;
  const { prefix } = language;
  const local = (address: string): string => (/^\/(?!\/)/.test(address) ? localRoute(language, address) : address);
  const link = <T extends { href: string }>(one: T): T => ({ ...one, href: local(one.href) });
  const { navbar, footer, announcement, docs, blog } = config;
  return {
    ...config,
    navbar: { ...navbar, items: navbar.items.map((item) => localItem(item, local)) },
    footer: { ...footer, groups: footer.groups.map(({ title, links }) => ({ title, links: links.map(link) })) },
    announcement: announcement?.link ? { ...announcement, link: link(announcement.link) } : announcement,
    docs: { ...docs, base: prefix + docs.base },
    blog: { ...blog, base: prefix + blog.base },
    redirects: config.redirects.map(({ from, to }) => ({ from: prefix + from, to: local(to) })),
  };
}

type NavbarItem = SiteConfig['navbar']['items'][number];

function localItem(item: NavbarItem, local: (address: string) => string): NavbarItem {
  if (item.type !== 'link') return item;
  const { activeBase } = item;
  return { ...item, to: local(item.to), ...(activeBase === undefined ? {} : { activeBase: local(activeBase) }) };
}

type Branch = { readonly [name: string]: string | Branch };

const pluralForms = z.partialRecord(z.enum(['zero', 'one', 'two', 'few', 'many', 'other']), z.string());

function partSchema(part: Branch): z.ZodType<Branch> {
  const fields = Object.entries(part).map(([name, value]) => {
    const schema = typeof value === 'string' ? z.string() : 'other' in value ? pluralForms : partSchema(value);
    return [name, schema.optional()];
  });
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>) as unknown as z.ZodType<Branch>;
}

/** The interface strings of a language: `content/i18n/<code>/strings.yaml`, with English for whatever it lacks. */
export function loadStrings(root: string, code: string, problems: Diagnostic[]): Strings {
  // The English sentences have British dates.
  const english = code === 'en' ? en : { ...en, lang: code };
  const own = readSiteFile(root, `${FOLDERS.i18n}/${code}/strings.yaml`, partSchema(en), problems);
  return own === null ? english : (merge(english, own) as Strings);
}

function merge(below: Branch, above: Branch): Branch {
  const entries = Object.entries(above).map(([name, value]) => {
    const under = below[name];
    const isBranch = typeof value !== 'string' && under !== undefined && typeof under !== 'string';
    return [name, isBranch ? merge(under, value) : value];
  });
  return { ...below, ...(Object.fromEntries(entries) as Branch) };
}
