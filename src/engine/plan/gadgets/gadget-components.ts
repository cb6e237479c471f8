import { nearest } from '../../../shared/nearest';
import { withBase } from '../../../shared/urls';
import { GadgetTag, type GadgetTagModel, renderView, type ResultModel } from '../../../views';
import { finderModel } from './finder';
import { fieldTables, namedFlags, paramTables } from './rows';
import { flagsNote, glanceFacts, labelsOf, type WordsContext } from './words';
import type { Diagnostic } from '../../model/diagnostic';
import type { ArticleComponent } from '../../markdown/article';
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

/** The gadget that a page's file is named after. */
export function gadgetOfPage(site: Site, version: DocsVersion, doc: DocEntry): GadgetView | undefined {
  const name = gadgetNameOf(site, doc.id);
  return name === null ? undefined : gadgetsOf(site, version).find((gadget) => gadget.name === name);
}

/** The example result of a page's gadget; `null` for a page without a gadget. */
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

/** A page with tags of gadgets. */
type TagPage = Pick<DocEntry, 'id' | 'document'>;

/**
 * The model of a tag; `null` when there is no such gadget or its data is unreadable. `address` turns a path of the site
 * into an address.
 */
export function gadgetModel(
  context: PlanContext,
  version: DocsVersion,
  doc: TagPage,
  { name, attributes }: ArticleComponent,
  address: (path: string) => string = (path) => withBase(path, context.site.config.base),
): GadgetTagModel | null {
  const { sections, strings, gadgets: catalogue } = context.site;
  if (!catalogue) return null;
  const gadgets = gadgetsOf(context.site, version);
  const words: WordsContext = {
    link: (page) => address(`${version.path}/${page}`),
    pages: { gadgets: sections.gadgets ?? 'gadgets', ...sections.pages },
    needs: sections.needs,
    has: (target) => hasTarget(context, version, target),
    labels: labelsOf(catalogue),
  };
  if (name === 'GadgetFinder') return finderModel(gadgets, words, strings);
  const wanted = gadgetNamedBy(attributes, doc);
  const gadget = gadgets.find((candidate) => candidate.name === wanted);
  return gadget ? partModel(name, gadget, words) : null;
}

/** The part of a gadget that a tag shows: its facts, its parameters with a line about the rest, or its fields. */
export function partModel(name: string, gadget: GadgetView, context: WordsContext): GadgetTagModel {
  if (name === 'GadgetGlance') return { kind: 'glance', facts: glanceFacts(gadget, context) };
  if (name === 'GadgetParameters')
    return { kind: 'rows', of: 'Flag', tables: paramTables(gadget), note: flagsNote(context) };
  const known = fieldModels.get(gadget);
  const model = known ?? { kind: 'rows', of: 'Field', tables: fieldTables(gadget, context.labels), note: [] };
  fieldModels.set(gadget, model);
  return model;
}

/**
 * Tables of fields, which are the same wherever a gadget is shown, and their HTML. Without them a writer in `dev` would
 * wait a fifth of a second longer for each save.
 */
const fieldModels = new WeakMap<GadgetView, GadgetTagModel>();
const rendered = new WeakMap<GadgetTagModel, string>();

/** HTML of a generated part. A part that cannot be made is empty; the problem has the place of its tag. */
export function gadgetPart(
  context: PlanContext,
  version: DocsVersion,
  doc: TagPage,
  tag: ArticleComponent,
): GadgetPart {
  const model = gadgetModel(context, version, doc, tag);
  if (!model) return { html: '', incomplete: true, ...unknownGadget(context.site, version, doc, tag) };
  const html = rendered.get(model) ?? renderView(GadgetTag, model, context.site.strings);
  rendered.set(model, html);
  return { html };
}

/** The problem of a tag without its gadget; none where the data of the gadget has its own message. */
function unknownGadget(
  site: Site,
  version: DocsVersion,
  doc: TagPage,
  { attributes, line, column }: ArticleComponent,
): Pick<GadgetPart, 'problem'> {
  const wanted = gadgetNamedBy(attributes, doc);
  if (site.gadgets?.unreadable.includes(wanted)) return {};
  const names = gadgetsOf(site, version).map(({ name }) => name);
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
  return { problem };
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
