import type { Progress } from '../model/progress';
import type { SourceDocument } from '../read/documents';
import { formsOf } from '../read/glossary';
import { activeDrawings } from './active-drawings';
import { createImageStore } from './images';
import { createFileStore } from './linked-files';
import type { PlanContext } from './context';
import type { SiteSource } from '../read/site';
import { settleSite } from './site';
import type { CompileSettings } from '../markdown/compile';
import { compileAll } from '../markdown/compile-all';

/** Compile settings of a site. */
export function compileSettings(site: Pick<SiteSource, 'config' | 'strings' | 'glossary'>): CompileSettings {
  const { versions } = site.config.docs;
  const versionVariables = [...new Set(versions.flatMap(({ variables }) => Object.keys(variables)))].sort();
  return {
    toc: site.config.tableOfContents,
    versionVariables,
    readerVariables: Object.keys(site.config.readerVariables).sort(),
    strings: site.strings.text,
    terms: site.glossary.map((term) => ({ name: term.term, forms: formsOf(term) })),
  };
}

/** Every source document of a site, each once, whatever number of versions uses it. */
export function sourceDocuments(site: SiteSource): SourceDocument[] {
  const byFile = new Map(
    site.versions.flatMap(({ files }) =>
      [...files.pages.values()].map((document) => [document.file, document] as const),
    ),
  );
  return [...byFile.values(), ...(site.blog?.posts ?? []).map(({ document }) => document)];
}

/**
 * Compiles all documents of a site and finds their images. Languages share articles and images; problems are reported
 * by the context of the first language.
 */
export async function compileSites(
  [first, ...others]: readonly [SiteSource, ...SiteSource[]],
  progress: Progress,
): Promise<[PlanContext, ...PlanContext[]]> {
  const step = progress.step('Compile articles');
  const { root, folders, config } = first;
  const documents = sourceDocuments(first);
  const { articles, fresh } = await compileAll(documents, compileSettings(first), step.update);
  step.end(`${articles.size} articles, ${fresh} compiled, ${articles.size - fresh} from the cache`);
  const { site, problems } = settleSite(first, articles);
  const images = createImageStore(root, folders.public, config);
  const files = createFileStore(root);
  const all = [...articles];
  const imageProblems = await images.prepare(
    all.flatMap(([file, article]) => article.images.map((image) => ({ image, file }))),
  );
  const fileProblems = files.prepare(
    all.flatMap(([file, { links }]) => links.map(({ target, line, column }) => ({ target, line, column, file }))),
  );
  const context: PlanContext = {
    site,
    articles,
    images: { ...images, jobs: () => [...images.jobs(), ...files.jobs()] },
    files,
    fresh,
    problems: [
      ...all.flatMap(([, article]) => article.diagnostics),
      ...problems,
      ...imageProblems,
      ...fileProblems,
      ...activeDrawings(root, folders.public, images.sources()),
    ],
  };
  const inLanguage = (source: SiteSource): PlanContext => ({
    ...context,
    site: settleSite(source, articles).site,
    problems: [],
  });
  return [context, ...others.map(inLanguage)];
}
