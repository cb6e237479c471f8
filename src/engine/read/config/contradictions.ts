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

function navbarRules({ navbar, docs }: SiteConfig): Contradiction[] {
  return navbar.items.flatMap((item, index) => {
    const keys = ['navbar', 'items', String(index)];
    const found: Contradiction[] = [];
    if (item.type === 'docSidebar' && item.sidebar !== docs.sidebar) {
      found.push({
        keys: [...keys, 'sidebar'],
        message: `navbar.items: there is no sidebar "${item.sidebar}" (item ${JSON.stringify(item)}).`,
        hint: `Sidebars: ${docs.sidebar}.`,
      });
    }
    if ('docsSet' in item && item.docsSet !== 'default') {
      found.push({
        keys: [...keys, 'docsSet'],
        message: `navbar.items: there is no docs set "${item.docsSet}" (item ${JSON.stringify(item)}).`,
        hint: 'Docs sets: default.',
      });
    }
    return found;
  });
}

/** Two redirects of one address, and redirects that lead back to where they began. */
function redirectRules({ redirects }: SiteConfig): Contradiction[] {
  const next = new Map<string, string>();
  const found: Contradiction[] = [];
  redirects.forEach(({ from, to }, index) => {
    const route = normalizePath(from);
    if (next.has(route))
      found.push({
        keys: ['redirects', String(index)],
        message: `redirects: there are two redirects from ${from}.`,
        hint: 'Keep one of the two.',
      });
    else next.set(route, normalizePath(to.replace(/[?#].*$/, '')));
  });
  redirects.forEach(({ from }, index) => {
    const cycle = cycleFrom(normalizePath(from), next);
    if (cycle)
      found.push({
        keys: ['redirects', String(index)],
        message: `redirects: ${cycle.join(' → ')} never ends.`,
        hint: 'Let one of them lead to a page.',
      });
  });
  return found;
}

/** Addresses from a start back to itself; `null` when the redirects end elsewhere. */
function cycleFrom(start: string, next: ReadonlyMap<string, string>): string[] | null {
  const path = [start];
  for (let at = next.get(start); at !== undefined && path.length <= next.size; at = next.get(at)) {
    path.push(at);
    if (at === start) return path;
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
