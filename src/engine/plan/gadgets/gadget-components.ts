import { nearest } from '../../../shared/nearest';
import { withBase } from '../../../shared/urls';
import type { Strings } from '../../../shared/strings/model';
import { Finder, Glance, renderView, type ResultModel, Rows } from '../../../views';
import { finderModel } from './finder';
import { fieldTables, namedFlags, paramTables } from './rows';
import { flagsNote, glanceFacts, labelsOf, type RenderContext } from './words';
import type { Diagnostic } from '../../model/diagnostic';
import type { ArticleComponent } from '../../markdown/article';
import type { Catalogue } from '../../read/gadgets/catalogue';
import { resultOf } from '../../read/gadgets/gadget-schema';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { Site, PlanContext } from '../site';
import type { DocsVersion } from '../docs/docs-version';
import type { DocEntry } from '../docs/sidebar';
import { hasTarget } from '../docs/sidebar-model';
import { gadgetNameOf } from '../sections';
import type { SearchRow } from '../../../shared/search/model';
import { fieldIds, paramId } from '../../../shared/gadgets/row-ids';

/** All gadgets as a version has them. */
export function gadgetsOf(site: Site, version: DocsVersion): readonly GadgetView[] {
  return site.gadgets?.views.get(version.layer) ?? [];
}

/** The gadget a page is about: the one its file is named after. */
export function gadgetOfPage(site: Site, version: DocsVersion, doc: DocEntry): GadgetView | undefined {
  const name = gadgetNameOf(site, doc.id);
  return name === null ? undefined : gadgetsOf(site, version).find((gadget) => gadget.name === name);
}

/** What the gadget of a page shows; `null` for a page without one. */
export function resultOfPage(site: Site, version: DocsVersion, doc: DocEntry): ResultModel | null {
  const name = gadgetOfPage(site, version, doc)?.name;
  const { result } = site.gadgets?.gadgets.find((gadget) => gadget.name === name) ?? {};
  return result ? resultOf(result) : null;
}

export interface GadgetPart {
  html: string;
  problem?: Diagnostic;
  /** Its data cannot be read, so the page lacks anchors that links may use. */
  incomplete?: true;
}

/** Name of the gadget of a tag: its attribute, else the name of the page. */
export function gadgetNamedBy(attributes: ArticleComponent['attributes'], { id }: Pick<DocEntry, 'id'>): string {
  return String(attributes['name'] ?? /(?:^|\/)(\w+)$/.exec(id)?.[1] ?? id);
}

/** HTML of a generated part. A part that cannot be made is empty; the problem has the place of its tag. */
export function gadgetPart(
  context: PlanContext,
  version: DocsVersion,
  doc: Pick<DocEntry, 'id' | 'document'>,
  { name, attributes, line, column }: ArticleComponent,
): GadgetPart {
  const { site } = context;
  const gadgets = gadgetsOf(site, version);
  const catalogue = site.gadgets;
  if (catalogue && name === 'GadgetFinder') {
    const model = finderModel(gadgets, renderContext(context, version, catalogue), site.strings);
    return { html: renderView(Finder, model, site.strings) };
  }
  const wanted = gadgetNamedBy(attributes, doc);
  if (catalogue?.unreadable.includes(wanted)) return { html: '', incomplete: true };
  const gadget = gadgets.find((candidate) => candidate.name === wanted);
  if (!catalogue || !gadget) {
    const names = gadgets.map((candidate) => candidate.name);
    const near = nearest(wanted, names);
    const problem: Diagnostic = {
      file: doc.document.file,
      line,
      column,
      rule: 'gadget/unknown',
      severity: 'error',
      // Without the name of the tag, so that all tags of a page are one problem.
      message: `There is no gadget "${wanted}".`,
      version: version.config.name,
      hint: near ? `Did you mean name="${near}"?` : `Gadgets: ${names.join(', ') || 'none'}.`,
    };
    return { html: '', problem, incomplete: true };
  }
  return { html: renderPart(name, gadget, renderContext(context, version, catalogue), site.strings) };
}

/** HTML of what a tag shows of a gadget: its facts, its parameters with a line about the rest, or its fields. */
export function renderPart(name: string, gadget: GadgetView, context: RenderContext, strings: Strings): string {
  if (name === 'GadgetGlance') return renderView(Glance, glanceFacts(gadget, context), strings);
  if (name === 'GadgetParameters')
    return renderView(Rows, { tables: paramTables(gadget), note: flagsNote(context) }, strings);
  const html =
    fieldHtml.get(gadget) ?? renderView(Rows, { tables: fieldTables(gadget, context.labels), note: [] }, strings);
  fieldHtml.set(gadget, html);
  return html;
}

/**
 * Tables of fields, which are the same wherever a gadget is shown. Without them a writer in `dev` would wait a fifth of a
 * second longer for each save.
 */
const fieldHtml = new WeakMap<GadgetView, string>();

/** What the renderers need to know of a version; `address` makes the address of a path of the site. */
export function renderContext(
  context: PlanContext,
  version: DocsVersion,
  catalogue: Catalogue,
  address: (path: string) => string = (path) => withBase(path, context.site.config.base),
): RenderContext {
  const { sections } = context.site;
  return {
    link: (page) => address(`${version.path}/${page}`),
    pages: { gadgets: sections.gadgets ?? 'gadgets', ...sections.pages },
    needs: sections.needs,
    has: (target) => hasTarget(context, version, target),
    labels: labelsOf(catalogue),
  };
}

/** Every flag and printed field of a gadget, with the id of its row. */
export function searchRows(gadget: GadgetView): SearchRow[] {
  const ids = fieldIds(gadget.dataSources);
  const flags = gadget.params.flatMap((param): SearchRow[] => [
    { id: paramId(param), name: param.flag, kind: 'flag', text: param.meaning },
    ...namedFlags(param).map((flag): SearchRow => {
      return { id: paramId({ flag }), name: flag, kind: 'flag', text: param.meaning };
    }),
  ]);
  const fields = gadget.dataSources
    .filter((source) => source.visible)
    .flatMap((source) =>
      source.fields.map((field): SearchRow => ({
        id: ids.get(source.name)?.get(field.name) ?? '',
        name: field.name,
        kind: 'field',
        text: field.meaning,
      })),
    );
  return [...flags, ...fields];
}
