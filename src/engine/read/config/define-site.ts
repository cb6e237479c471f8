import type { SiteConfigInput } from './schema';

/**
 * Types a configuration where it is written; returns it unchanged. A file of its own, so that reading a configuration
 * does not load what checks it.
 */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
