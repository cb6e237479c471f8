import { withBase } from '../../shared/urls';
import type { Site } from './site';

/** Absolute URL of a route path or file. */
export function absoluteUrl({ config }: Pick<Site, 'config'>, path: string): string {
  return originOf(config) + withBase(path, config.base);
}

/** The site's scheme and host. */
export const originOf = ({ url }: Site['config']): string => url.replace(/\/$/, '');
