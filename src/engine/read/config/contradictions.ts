import { isPattern, prefixOf, redirectTarget, restBelow, type RedirectRule } from '../../../shared/redirects';
import { DOCS_SET } from '../../../shared/constants';
import { normalizePath } from '../../../shared/urls';
import type { SiteConfig } from './schema';

/** Fields that contradict each other; `keys` lead to the one to change. */
interface Contradiction {
  keys: string[];
  message: string;
  hint: string;
}

/** Rules of the configuration that need more than one field. */
export function contradictions(config: SiteConfig): Contradiction[] {
  return [...versionRules(config), ...navbarRules(config), ...redirectRules(config), ...valueRules(config)];
}

function versionRules({ docs: { layers, versions } }: SiteConfig): Contradiction[] {
  const found: Contradiction[] = [];
  versions.forEach((version, index) => {
    const layer = version.servesLayer ?? version.name;
    const keys = ['docs', 'versions', String(index)];
    if (!layers.includes(layer))
      found.push({
        keys,
        message: `docs.versions: "${version.name}" serves the layer "${layer}", which is not in docs.layers.`,
        hint: `Layers: ${layers.join(', ') || 'none'}.`,
      });
    if (versions.findIndex((other) => other.name === version.name) < index)
      found.push({
        keys,
        message: `docs.versions: there are two versions "${version.name}".`,
        hint: 'Keep one of the two.',
      });
  });
  layers.forEach((layer, index) => {
    if (layers.indexOf(layer) < index)
      found.push({
        keys: ['docs', 'layers', String(index)],
        message: `docs.layers: there are two layers "${layer}".`,
        hint: 'Keep one of the two.',
      });
  });
  const latest = versions.filter((version) => version.status === 'latest');
  if (versions.length > 0 && latest.length !== 1) {
    found.push({
      keys: ['docs', 'versions'],
      message: `docs.versions: ${latest.length} versions have the status "latest".`,
      hint: 'Exactly one version has it.',
    });
  }
  return found;
}

function navbarRules({ navbar, docs: { sidebar } }: SiteConfig): Contradiction[] {
  return navbar.items.flatMap((item, index) => {
    const keys = ['navbar', 'items', String(index)];
    const wrong = (field: string, message: string, hint: string): Contradiction[] => [
      { keys: [...keys, field], message: `navbar.items: ${message} (item ${JSON.stringify(item)}).`, hint },
    ];
    if ('docsSet' in item && item.docsSet !== DOCS_SET)
      return wrong('docsSet', `there is no docs set "${item.docsSet}"`, `Docs sets: ${DOCS_SET}.`);
    return item.type === 'docSidebar' && item.sidebar !== sidebar
      ? wrong('sidebar', `there is no sidebar "${item.sidebar}"`, `Sidebars: ${sidebar}.`)
      : [];
  });
}

/** Two redirects of one address, stars that nothing fills, and redirects that never end. */
function redirectRules({ redirects }: SiteConfig): Contradiction[] {
  const rules = redirects.map(({ from, to }) => ({ from: canonical(from), to: canonical(to.replace(/[?#].*$/, '')) }));
  return redirects.flatMap(({ from, to }, index): Contradiction[] => {
    const keys = ['redirects', String(index)];
    const rule = rules[index];
    if (!rule) return [];
    if (rules.findIndex((other) => other.from === rule.from) < index)
      return [{ keys, message: `redirects: there are two redirects from ${from}.`, hint: 'Keep one of the two.' }];
    if (to.endsWith('/*') && !isPattern(rule))
      return [
        {
          keys,
          message: `redirects: ${to} holds a star, and ${from} has none that could fill it.`,
          hint: `Write ${prefixOf(from)}/* or name one page.`,
        },
      ];
    const endless = endlessFrom(rule.from, rules);
    // A circle is told once, at its first redirect.
    const isTold = rules.slice(0, index).some(({ from: other }) => endless?.includes(other));
    return endless && !isTold
      ? [{ keys, message: `redirects: ${endless.join(' → ')} never ends.`, hint: 'Let one of them lead to a page.' }]
      : [];
  });
}

const canonical = (address: string): string =>
  address.endsWith('/*') ? `${normalizePath(prefixOf(address))}/*` : normalizePath(address);

/** Addresses from a start on that redirects lead through back to it, or on and on; `null` when they end elsewhere. */
function endlessFrom(start: string, rules: readonly RedirectRule[]): string[] | null {
  const path = [start];
  for (let at = redirectTarget(rules, start); at !== undefined; at = redirectTarget(rules, at)) {
    path.push(at);
    // One that leads into a cycle of others is not told: those are. One that only grows has no other to tell of it.
    if (at === start || (isPattern({ from: start }) && restBelow(prefixOf(start), at) !== null)) return path;
    if (path.length > rules.length + 1) return null;
  }
  return null;
}

function valueRules({ locales, defaultLocale, tableOfContents, images }: SiteConfig): Contradiction[] {
  const found: Contradiction[] = [];
  if (!locales.some((locale) => locale.code === defaultLocale)) {
    found.push({
      keys: ['defaultLocale'],
      message: `defaultLocale: "${defaultLocale}" is not one of the locales.`,
      hint: `Locales: ${locales.map((locale) => locale.code).join(', ')}.`,
    });
  }
  if (tableOfContents.min > tableOfContents.max) {
    found.push({
      keys: ['tableOfContents', 'min'],
      message: `tableOfContents: min ${tableOfContents.min} is above max ${tableOfContents.max}.`,
      hint: 'Both are heading levels from 2 to 6, min first.',
    });
  }
  if (images.min > images.max) {
    found.push({
      keys: ['images', 'min'],
      message: `images: min ${images.min} is above max ${images.max}.`,
      hint: 'Both are widths in pixels, min first.',
    });
  }
  return found;
}
