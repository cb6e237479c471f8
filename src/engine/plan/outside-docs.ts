import type { Diagnostic } from '../model/diagnostic';
import type { Article } from '../markdown/article';
import type { SourceDocument } from '../read/documents';
import { placeArticle, type PlacedArticle } from './article-slots';
import type { PlanContext } from './context';
import { latestOf, versionVariables } from './docs/page-frame';
import { gadgetPart } from './gadgets/gadget-components';
import { gadgetTwin } from './gadgets/twin/gadget-twin';

/** A page of Markdown that is no documentation: a post, or a page beside the React pages. */
interface OutsidePage {
  document: SourceDocument;
  /** Path below the content folder. */
  contentPath: string;
  /** Route path. */
  path: string;
}

/** Values of variables outside of the documentation: those of the current release. */
export function currentVariables({ site }: PlanContext): Record<string, string> {
  const latest = latestOf(site);
  return latest ? versionVariables(site, latest) : site.config.readerVariables;
}

/** Puts the text of a page in its place. It uses the variables and the gadget data of the current release. */
export function placeOutsideDocs(
  context: PlanContext,
  { document, contentPath, path }: OutsidePage,
  article: Article,
  routeOfFile: (file: string) => string | undefined,
): PlacedArticle {
  const { site } = context;
  const { file } = document;
  const latest = latestOf(site);
  return placeArticle(context, article, {
    file,
    contentPath,
    route: path,
    context: null,
    routeOfFile,
    variables: currentVariables(context),
    rowVersions: new Map(),
    component: (component) => {
      if (latest) return gadgetPart(context, latest, { id: '', document }, component);
      const { name, line, column } = component;
      const problem: Diagnostic = {
        file,
        line,
        column,
        rule: 'gadget/no-docs',
        severity: 'error',
        message: `<${name}> needs documentation with a version whose status is "latest".`,
        hint: 'Remove the tag.',
      };
      return { html: '', problem };
    },
    componentTwin: (component, links) =>
      latest ? gadgetTwin(context, latest, { id: '', document }, component, links) : '',
  });
}
