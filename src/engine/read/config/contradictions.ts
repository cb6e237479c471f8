import { isPattern, prefixOf, redirectTarget, restBelow, type RedirectRule } from '../../../shared/redirects';
import { DOCS_SET } from '../../../shared/constants';
import { nearestHint } from '../../../shared/nearest';
import { normalizePath } from '../../../shared/urls';
import type { SiteConfig } from './schema';

/** A contradiction between fields; `keys` is the path of the field to change. */
interface Contradiction {
  keys: string[];
  message: string;
  hint: string;
}

type Report = (keys: (string | number)[], message: string, hint: string) => void;

const KEEP_ONE = 'Keep one of them.';

/** Rules of the configuration that need more than one field. */
export function contradictions(config: SiteConfig): Contradiction[] {
  const found: Contradiction[] = [];
  const report: Report = (keys, message, hint) => void found.push({ keys: keys.map(String), message, hint });
  checkVersions(config, report);
  checkNavbar(config, report);
  checkRedirects(config, report);
  const { locales, defaultLocale } = config;
  const codes = locales.map(({ code }) => code);
  if (!codes.includes(defaultLocale))
    report(
      ['defaultLocale'],
      `defaultLocale: "${defaultLocale}" is not one of the locales.`,
      nearestHint(defaultLocale, codes, `Locales: ${codes.join(', ')}.`),
    );
  return found;
}

function checkVersions({ docs: { layers, versions } }: SiteConfig, report: Report): void {
  versions.forEach(({ name, servesLayer: layer = name }, index) => {
    if (!layers.includes(layer))
      report(
        ['docs', 'versions', index],
        `docs.versions: "${name}" serves the layer "${layer}", which is not in docs.layers.`,
        `Layers: ${layers.join(', ') || 'none'}.`,
      );
    if (versions.findIndex((other) => other.name === name) < index)
      report(['docs', 'versions', index], `docs.versions: there are two versions "${name}".`, KEEP_ONE);
  });
  layers.forEach((layer, index) => {
    if (layers.indexOf(layer) < index)
      report(['docs', 'layers', index], `docs.layers: there are two layers "${layer}".`, KEEP_ONE);
  });
  const latest = versions.filter(({ status }) => status === 'latest').length;
  if (versions.length > 0 && latest !== 1)
    report(
      ['docs', 'versions'],
      `docs.versions: ${latest} versions have the status "latest".`,
      'Exactly one version must have it.',
    );
}

function checkNavbar({ navbar, docs: { sidebar } }: SiteConfig, report: Report): void {
  navbar.items.forEach((item, index) => {
    const wrong = (field: string, message: string, hint: string): void =>
      report(['navbar', 'items', index, field], `navbar.items: ${message} (item ${JSON.stringify(item)}).`, hint);
    if ('docsSet' in item && item.docsSet !== DOCS_SET)
      wrong(
        'docsSet',
        `there is no docs set "${item.docsSet}"`,
        nearestHint(item.docsSet, [DOCS_SET], `Docs sets: ${DOCS_SET}.`),
      );
    else if (item.type === 'docSidebar' && item.sidebar !== sidebar)
      wrong(
        'sidebar',
        `there is no sidebar "${item.sidebar}"`,
        nearestHint(item.sidebar, [sidebar], `Sidebars: ${sidebar}.`),
      );
  });
}

/** Two redirects of one address, stars that nothing fills, and redirects that never end. */
function checkRedirects({ redirects }: SiteConfig, report: Report): void {
  const rules = redirects.map(({ from, to }) => ({ from: canonical(from), to: canonical(to.replace(/[?#].*$/, '')) }));
  rules.forEach((rule, index) => {
    const { from = '', to = '' } = redirects[index] ?? {};
    const endless = endlessFrom(rule.from, rules);
    const wrong = (message: string, hint: string): void => report(['redirects', index], `redirects: ${message}.`, hint);
    if (rules.findIndex((other) => other.from === rule.from) < index)
      wrong(`there are two redirects from ${from}`, KEEP_ONE);
    else if (to.endsWith('/*') && !isPattern(rule))
      wrong(`${to} contains a star, but ${from} does not`, `Write ${prefixOf(from)}/* or the address of one page.`);
    // A circle is reported once, at its first redirect.
    else if (endless && !rules.slice(0, index).some((earlier) => endless.includes(earlier.from)))
      wrong(`${endless.join(' → ')} is an endless loop`, 'Make one of them lead to a page.');
  });
}

const canonical = (address: string): string =>
  address.endsWith('/*') ? `${normalizePath(prefixOf(address))}/*` : normalizePath(address);

/** Addresses of the redirect loop or endless chain that starts at `start`; `null` when the chain ends. */
function endlessFrom(start: string, rules: readonly RedirectRule[]): string[] | null {
  const path = [start];
  for (let at = redirectTarget(rules, start); at !== undefined; at = redirectTarget(rules, at)) {
    path.push(at);
    // Addresses that lead into a cycle are not reported, only its members. A pattern that keeps growing is alone.
    if (at === start || (isPattern({ from: start }) && restBelow(prefixOf(start), at) !== null)) return path;
    if (path.length > rules.length + 1) return null;
  }
  return null;
}
