import { gadgetMark, type MarkName } from '../../shared/marks';
import type { Catalogue } from '../read/gadgets/catalogue';
import type { Sections } from '../read/sections';

/** The data that classifies pages: the sections of the site and the names of its gadgets. */
export interface PageNames {
  sections: Sections;
  gadgets: Pick<Catalogue, 'gadgets' | 'unreadable'> | null;
}

/** Category of a gadget of any version; `null` for one whose data cannot be read, `undefined` where there is none. */
function categoryOf(gadgets: PageNames['gadgets'], name: string): string | null | undefined {
  return gadgets?.unreadable.includes(name) ? null : gadgets?.gadgets.find((one) => one.name === name)?.category;
}

/** The gadget a page is named after, of any version; `null` for other pages. */
export function gadgetNameOf({ sections, gadgets }: PageNames, address: string): string | null {
  const [folder, name, ...deeper] = address.split('/');
  if (name === undefined || deeper.length > 0 || folder !== sections.gadgets) return null;
  return categoryOf(gadgets, name) === undefined ? null : name;
}

/** The mark of a documentation page: that of its gadget's category or of its section; `null` for other pages. */
export function markOfPage(names: PageNames, address: string): MarkName | null {
  const name = gadgetNameOf(names, address);
  if (name === null) return names.sections.byPath.get(address.split('/')[0] ?? '')?.mark ?? null;
  const category = categoryOf(names.gadgets, name) ?? null;
  return gadgetMark(category === null ? name : `${category}_`);
}

/** The kind of a page in search results, by its section. */
export function kindOf({ sections }: PageNames, address: string): 'guide' | 'reference' {
  return sections.byPath.get(address.split('/')[0] ?? '')?.kind ?? 'guide';
}

/** Whether a title is an identifier, to be set in the monospace voice. */
export function isIdentifier({ sections, gadgets }: PageNames, title: string): boolean {
  return (
    /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+$/.test(title) ||
    sections.identifiers.has(title) ||
    categoryOf(gadgets, title) !== undefined
  );
}
