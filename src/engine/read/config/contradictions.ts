import { isPattern, prefixOf, redirectTarget, restBelow, type RedirectRule } from '../../../shared/redirects';
import { normalizePath } from '../../../shared/urls';
import { docsSets, type PlacedSet } from '../docs/sets';
import type { SiteConfig } from './schema';

/** Fields that contradict each other; `keys` lead to the one to change. */
interface Contradiction {
  keys: string[];
  message: string;
  hint: string;
}

/** Rules of the configuration that need more than one field. */
export function contradictions(config: SiteConfig): Contradiction[] {
  return [
    ...docsSets(config).flatMap(versionRules),
    ...setRules(config),
    ...navbarRules(config),
    ...redirectRules(config),
    ...valueRules(config),
  ];
}

function versionRules({ set: { layers, versions }, keys: place }: PlacedSet): Contradiction[] {
  const found: Contradiction[] = [];
  const name = place.join('.');
  versions.forEach((version, index) => {
    const layer = version.servesLayer ?? version.name;
    const keys = [...place, 'versions', String(index)];
    if (!layers.includes(layer))
      found.push({
        keys,
        message: `${name}.versions: "${version.name}" serves the layer "${layer}", which is not in ${name}.layers.`,
        hint: `Layers: ${layers.join(', ') || 'none'}.`,
      });
    if (versions.findIndex((other) => other.name === version.name) < index)
      found.push({
        keys,
        message: `${name}.versions: there are two versions "${version.name}".`,
        hint: 'Keep one of the two.',
      });
  });
  layers.forEach((layer, index) => {
    if (layers.indexOf(layer) < index)
      found.push({
        keys: [...place, 'layers', String(index)],
        message: `${name}.layers: there are two layers "${layer}".`,
        hint: 'Keep one of the two.',
      });
  });
  const latest = versions.filter((version) => version.status === 'latest');
  if (versions.length > 0 && latest.length !== 1) {
    found.push({
      keys: [...place, 'versions'],
      message: `${name}.versions: ${latest.length} versions have the status "latest".`,
      hint: 'Exactly one version has it.',
    });
  }
  return found;
}

/**
 * Sets that could not be told apart, by id or by address. One may lie below another: addresses that two pages want are
 * told of where they are known.
 */
function setRules(config: SiteConfig): Contradiction[] {
  const sets = docsSets(config);
  return sets.flatMap(({ set, keys }, index) => {
    const before = sets.slice(0, index).map((other) => other.set);
    const found: Contradiction[] = [];
    if (before.some(({ id }) => id === set.id))
      found.push({
        keys: [...keys, 'id'],
        message: `docs.sets: there are two docs sets "${set.id}".`,
        hint: 'Give one of the two another id; "default" is that of docs itself.',
      });
    const same = [...before.flatMap(placesOf), config.blog.base].find((place) => placesOf(set).includes(place));
    if (index > 0 && same !== undefined)
      found.push({
        keys: [...keys, 'base'],
        message: `docs.sets: "${same}" is the address of another part of the site already.`,
        hint: 'Give the docs set a base of its own; it may lie below that of another one.',
      });
    return found;
  });
}

/** Base of a docs set, and where its versions are. */
const placesOf = ({ base, versions }: PlacedSet['set']): string[] => [
  base,
  ...versions.map(({ name }) => `${base}/${name}`),
];

function navbarRules(config: SiteConfig): Contradiction[] {
  const sets = docsSets(config).map(({ set }) => set);
  return config.navbar.items.flatMap((item, index) => {
    if (!('docsSet' in item)) return [];
    const keys = ['navbar', 'items', String(index)];
    const set = sets.find(({ id }) => id === item.docsSet);
    if (!set)
      return [
        {
          keys: [...keys, 'docsSet'],
          message: `navbar.items: there is no docs set "${item.docsSet}" (item ${JSON.stringify(item)}).`,
          hint: `Docs sets: ${sets.map(({ id }) => id).join(', ')}.`,
        },
      ];
    if (item.type !== 'docSidebar' || item.sidebar === set.sidebar) return [];
    return [
      {
        keys: [...keys, 'sidebar'],
        message: `navbar.items: there is no sidebar "${item.sidebar}" (item ${JSON.stringify(item)}).`,
        hint: `Sidebars: ${set.sidebar}.`,
      },
    ];
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
