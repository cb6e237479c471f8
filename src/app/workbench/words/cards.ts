import { fieldTarget } from '../../../shared/gadgets/row-ids';
import type { SiteData } from '../../../shared/site-data';
import type { Part } from '../../../shared/workbench/explain';
import { meaningOf } from '../../../shared/workbench/output/meaning';
import type { CellRegion, Region } from '../../../shared/workbench/regions';
import { make } from '../../behaviours/dom';
import { targetHref, type VersionCommands } from '../data';

/** The content of the card of a region. `filter` is called when the reader wants the rows with a cell's value alone. */
export function cardOf(
  region: Region,
  site: SiteData,
  commands: VersionCommands,
  filter: (cell: CellRegion) => void,
): HTMLElement[] {
  return region.kind === 'word' ? wordCard(region.part, site, commands) : cellCard(region, site, commands, filter);
}

function wordCard(part: Part, site: SiteData, { version }: VersionCommands): HTMLElement[] {
  return [
    make('p', { class: 'hint__title' }, part.title),
    make('p', {}, part.meaning),
    ...details(part.details),
    ...(part.target ? [reference(targetHref(site, version, part.target))] : []),
  ];
}

function cellCard(
  cell: CellRegion,
  site: SiteData,
  { version }: VersionCommands,
  filter: (cell: CellRegion) => void,
): HTMLElement[] {
  const { field, gadget, source, value } = cell;
  const target = fieldTarget(gadget, source.name, field.name);
  const names = field.allowed ?? Object.keys(field.values ?? {});
  const meaning = value === null ? null : meaningOf(value, field, source);
  const button = make('button', { type: 'button', class: 'button' }, 'Filter by this');
  button.addEventListener('click', () => filter(cell));
  return [
    make('p', { class: 'hint__title' }, make('code', {}, field.name)),
    ...details([...(field.type === undefined ? [] : [field.type]), ...(field.unit === undefined ? [] : [field.unit])]),
    make('p', {}, `${field.meaning}.`),
    ...(value === null || meaning === null
      ? []
      : [make('p', {}, ...(meaning.startsWith(value) ? [] : [make('code', {}, value), ' ']), meaning)]),
    ...(value === null && names.length > 0 ? details([names.join(', ')]) : []),
    make(
      'p',
      { class: 'hint__actions' },
      // A filter for an empty value needs special quotes, and finds little.
      ...(value === null || value === '' ? [] : [button]),
      reference(targetHref(site, version, target)),
    ),
  ];
}

function details(phrases: readonly string[]): HTMLElement[] {
  return phrases.length > 0 ? [make('p', { class: 'hint__details' }, phrases.join(' · '))] : [];
}

function reference(href: string): HTMLElement {
  return make('a', { href }, 'Reference');
}
