import { en } from '../../shared/strings/en';
import { siteConfigSchema, type SiteConfigInput } from '../read/config/schema';
import { siteLocales } from '../read/locales';
import { sectionsOf } from '../read/sections';
import type { SiteSource } from '../read/site';

/** Test data: a site that has a configuration and nothing else. */
export function emptySource(input: SiteConfigInput): SiteSource {
  const config = siteConfigSchema.parse(input);
  return {
    root: '/nowhere',
    config,
    strings: en,
    language: siteLocales(config)[0],
    versions: [],
    gadgets: null,
    vocabulary: null,
    prose: null,
    sections: sectionsOf({}),
    glossary: [],
    blog: { posts: [], authors: [] },
    pages: [],
    dates: new Map(),
    problems: [],
  };
}
