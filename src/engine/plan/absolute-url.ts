import { localePath, withBase } from '../../shared/urls';
import type { LocaleData } from '../../shared/site-data';
import type { Site } from './site';

/** Absolute URL of a route path or file. */
export function absoluteUrl({ config }: Pick<Site, 'config'>, path: string): string {
  return originOf(config) + withBase(path, config.base);
}

/** The site's scheme and host. */
export const originOf = ({ url }: Site['config']): string => url.replace(/\/$/, '');

/** Addresses of a page in every language, and as `x-default` that in the default one. */
export function alternatesOf({ config }: Pick<Site, 'config'>, path: string): { lang: string; href: string }[] {
  const hrefOf = (locale: LocaleData): string => absoluteUrl({ config }, localePath(config, path, locale));
  const original = config.locales.filter(({ code }) => code === config.defaultLocale);
  return [
    ...config.locales.map((locale) => ({ lang: locale.htmlLang, href: hrefOf(locale) })),
    ...original.map((locale) => ({ lang: 'x-default', href: hrefOf(locale) })),
  ];
}
