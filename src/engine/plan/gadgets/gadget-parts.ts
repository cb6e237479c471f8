import { nearest } from '../../../shared/nearest';
import { withBase } from '../../../shared/urls';
import { renderFields } from './fields-table';
import { renderFinder } from './finder';
import { renderGlance } from './glance';
import { renderParams } from './params-table';
import { searchRows, type SearchRow } from './search-rows';
import { gadgetsAt } from '../../read/gadgets/view';
import type { GadgetView } from '../../read/gadgets/view-schema';
import type { Site } from '../../read/site';
import type { DocEntry, DocsVersion } from '../../read/docs/docs-version';
import type { PlanContext } from '../context';

/** Views of all gadgets by version; the same for every page of a build, so made once. */
const viewsByVersion = new WeakMap<object, Map<string, GadgetView[]>>();

/** Name of the layer a version serves; gadget data knows versions by it. */
export function layerOf(version: DocsVersion): string {
  return version.config.servesLayer ?? version.config.name;
}

/** All gadgets as a version has them. */
export function gadgetsOf(site: Site, version: DocsVersion): GadgetView[] {
  if (!site.gadgets) return [];
  const cache = viewsByVersion.get(site.gadgets) ?? new Map<string, GadgetView[]>();
  viewsByVersion.set(site.gadgets, cache);
  const layer = layerOf(version);
  const known = cache.get(layer) ?? gadgetsAt(site.gadgets, layer);
  cache.set(layer, known);
  return known;
}

/** The gadget a page is about: the one its file is named after. */
export function gadgetOfPage(site: Site, version: DocsVersion, doc: DocEntry): GadgetView | undefined {
  const name = /^gadgets\/(\w+)$/.exec(doc.id)?.[1];
  return name === undefined ? undefined : gadgetsOf(site, version).find((gadget) => gadget.name === name);
}

/** Rows of a gadget's tables for search. */
export function gadgetRows(gadget: GadgetView): SearchRow[] {
  return searchRows(gadget);
}

/** HTML of a generated part. A part that cannot be made is a problem with the place of its tag, and empty. */
export function gadgetPart(
  context: PlanContext,
  version: DocsVersion,
  doc: Pick<DocEntry, 'id' | 'document'>,
  name: string,
  attributes: Record<string, string | true>,
  place: { line: number; column: number },
): string {
  const { site } = context;
  const gadgets = gadgetsOf(site, version);
  const link = (page: string): string => withBase(`${version.path}/${page}`, site.config.base);
  if (name === 'GadgetFinder') return renderFinder(gadgets, { link });
  const wanted = attributes['name'] ?? /(?:^|\/)(\w+)$/.exec(doc.id)?.[1] ?? doc.id;
  const gadget = gadgets.find((candidate) => candidate.name === wanted);
  if (!gadget) {
    const near = nearest(
      String(wanted),
      gadgets.map((candidate) => candidate.name),
    );
    site.problems.push({
      file: doc.document.file,
      ...place,
      rule: 'gadget/unknown',
      severity: 'error',
      message: `<${name}>: there is no gadget "${String(wanted)}" in ${version.config.name}.`,
      hint: near
        ? `Did you mean name="${near}"?`
        : `Gadgets: ${gadgets.map((candidate) => candidate.name).join(', ') || 'none'}.`,
    });
    return '';
  }
  if (name === 'GadgetGlance') return renderGlance(gadget, { link });
  return name === 'GadgetParameters' ? renderParams(gadget, { link }) : renderFields(gadget);
}
