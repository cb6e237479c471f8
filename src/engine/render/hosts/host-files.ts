import path from 'node:path';
import type { SiteData } from '../../../shared/site-data';
import type { AppBundle } from '../bundle/build-app';
import { changesFeeds, feedFiles } from '../feeds/feed';
import { gadgetsJson, gadgetsJsonSchema, SCHEMA_LOG, schemaLogFile } from './gadgets-json';
import { feedIcon } from '../documents/render-context';
import { inlineScripts } from '../documents/render-site';
import { FOLDERS } from '../../read/folders';
import { walk } from '../../read/walk';
import type { RoutePlan } from '../../plan/plan';
import { sharedImage } from '../../plan/cards/card-image';
import { glossaryData } from '../../plan/glossary';
import { singleRedirects } from '../../plan/redirects';
import { absoluteUrl, alternatesOf, type Site } from '../../plan/site';
import { blogList, blogTags, docsRecords, localeConfig, siteMetadata } from './metadata';
import type { FileSink } from '../../model/files';
import { commandsFile } from '../../../shared/commands/model';
import { commandsDataFile, decodePercent, GLOSSARY_FILE, normalizePath, pageFile } from '../../../shared/urls';
import { commandModelAt } from '../../read/gadgets/command-model';
import { hostingRules, RULES_FILE } from './hosting';
import { ruleFiles, type Addresses } from './rule-files';
import { policyHeaders, redirectPage, type SharedPage } from './redirects';
import type { PlannedPage } from '../../plan/planned-page';
import { XHTML, xmlDocument } from '../feeds/formats';

interface HostContext {
  site: Site;
  plan: RoutePlan;
  others: readonly { site: Site; plan: RoutePlan }[];
  bundle: AppBundle;
  siteData: SiteData;
}

/** Writes redirects, headers, the sitemap, records and public data: everything that is not a page. */
export function writeHostFiles(context: HostContext, output: FileSink): void {
  const { site, plan, others, bundle, siteData } = context;
  const { base } = site.config;
  const languages = [{ site, plan }, ...others];
  const redirects = languages.flatMap((one) => one.plan.redirects);
  const pages = languages.flatMap((one) => one.plan.pages);
  const shared = sharedPages(languages);
  for (const { from, to } of singleRedirects(redirects, pages))
    output.add(pageFile(from), redirectPage(to, base, absoluteUrl(site, to), shared(to)));
  const rules = hostingRules(
    { base, redirects, prefixes: others.map((one) => one.site.language.prefix) },
    policyHeaders(inlineScripts(bundle, siteData)),
  );
  output.add('sitemap.xml', sitemap(site, pages));
  output.add('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`);
  for (const [file, content] of Object.entries(ruleFiles(rules, addressesOf(site, pages)))) output.add(file, content);
  output.add(RULES_FILE, JSON.stringify(rules));
  output.add('_data/site-metadata.json', JSON.stringify(siteMetadata()));
  output.add('_data/docs-versions.json', JSON.stringify(docsRecords(site, plan)));
  output.add('_data/i18n.json', JSON.stringify(localeConfig(site)));
  writeFeeds(languages, output);
  if (site.glossary.length > 0) output.add(GLOSSARY_FILE, JSON.stringify(glossaryData(site)));
  if (plan.blog) {
    output.add('_data/blog-tags.json', JSON.stringify(blogTags(site, plan.blog)));
    output.add('_data/blog-list.json', JSON.stringify(blogList(site, plan.blog)));
  }
  writeGadgetData(site, output);
}

/** The feeds of all languages; a drawing that several show is written once. */
function writeFeeds(languages: readonly { site: Site; plan: RoutePlan }[], output: FileSink): void {
  const files = languages.flatMap(({ site, plan }) => [
    ...feedFiles(site, plan, feedIcon(site)),
    ...changesFeeds(site, plan, feedIcon(site)),
  ]);
  for (const [file, content] of new Map(files.map((one) => [one.file, one.content]))) output.add(file, content);
}

function sharedPages(languages: readonly { site: Site; plan: RoutePlan }[]): (address: string) => SharedPage | null {
  const found = new Map(
    languages.flatMap(({ site, plan }) =>
      plan.pages.map((page) => [normalizePath(page.path), { site, page }] as const),
    ),
  );
  return (address) => {
    const target = found.get(normalizePath(decodePercent(address.replace(/[?#].*$/, ''))));
    return target
      ? { title: target.page.fullName ?? target.page.heading, image: sharedImage(target.site, target.page) }
      : null;
  };
}

function addressesOf({ root }: Site, pages: RoutePlan['pages']): Addresses {
  const sections = [...new Set(pages.map((page) => page.path.split('/')[1] ?? ''))].filter(Boolean);
  const tops = walk(path.join(root, FOLDERS.public), () => true)
    .map((file) => file.split('/'))
    .filter(([first = '']) => !sections.includes(first))
    .map(([first = '', ...below]) => (below.length === 0 ? first : `${first}/*`));
  return { sections, others: [...new Set(['robots.txt', 'sitemap.xml', 'llms.txt', 'licences/*', ...tops])] };
}

function writeGadgetData(site: Site, output: FileSink): void {
  if (!site.gadgets) return;
  const schema = `${site.config.docs.base}/gadgets.schema.json`;
  const address = absoluteUrl(site, schema);
  output.add(schema.slice(1), JSON.stringify(gadgetsJsonSchema(site.gadgets, address), null, 2));
  output.add(schemaLogFile(schema).slice(1), JSON.stringify(SCHEMA_LOG, null, 2));
  for (const version of site.docs) {
    const { layer } = version;
    output.add(`${version.path}/gadgets.json`.slice(1), JSON.stringify(gadgetsJson(site.gadgets, layer, address)));
    const model = commandModelAt(site.gadgets, layer);
    if (model) output.add(commandsDataFile(version.config.name), JSON.stringify(commandsFile(model)));
  }
}

/**
 * The sitemap (sitemaps.org protocol 0.9): every page that is its own canonical page, in every language. Each entry lists
 * its addresses in all languages, and as `x-default` that in the default one.
 */
export function sitemap(site: Site, pages: readonly PlannedPage[]): string {
  const url = pages
    .filter((page) => !page.unlisted && page.canonicalPath === page.path)
    .map((page) => ({
      loc: absoluteUrl(site, page.path),
      ...(page.lastModified === null ? {} : { lastmod: page.lastModified }),
      'xhtml:link': alternatesOf(site, page.path).map(({ lang, href }) => ({
        '@rel': 'alternate',
        '@hreflang': lang,
        '@href': href,
      })),
    }));
  const names = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', '@xmlns:xhtml': XHTML };
  return xmlDocument({ urlset: { ...names, url } });
}
