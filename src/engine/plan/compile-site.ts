import type { Progress } from '../model/progress';
import type { SourceDocument } from '../read/documents';
import { docsSets } from '../read/docs/sets';
import { includesOf } from '../read/includes';
import { createImageStore, type ImageJob } from './images';
import { findSocialImages, type ImageOwner } from './social-image';
import type { PlanContext } from './context';
import { failedArticle } from './failed-article';
import type { Article } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteSource } from '../read/site';
import { settleSite } from './site';
import type { CompileSettings } from '../markdown/compile';
import { compileAll } from '../markdown/compile-all';

/** Compile settings of a site. */
export function compileSettings(site: Pick<SiteSource, 'config'>): CompileSettings {
  const versionVariables = [
    ...new Set(
      docsSets(site.config).flatMap(({ set }) => set.versions.flatMap(({ variables }) => Object.keys(variables))),
    ),
  ].sort();
  return {
    toc: site.config.tableOfContents,
    versionVariables,
    readerVariables: Object.keys(site.config.readerVariables).sort(),
    embeds: site.config.embeds,
    math: site.config.math,
  };
}

/** Every source document of a site, each once, whatever number of versions uses it. */
function sourceDocuments(site: SiteSource): SourceDocument[] {
  const byFile = new Map(
    site.versions.flatMap(({ files }) =>
      [...files.pages.values()].map((document) => [document.file, document] as const),
    ),
  );
  return [...byFile.values(), ...(site.blog?.posts ?? []).map((post) => post.document)];
}

/** Every file of a site whose head names a picture. */
function imageOwners(site: SiteSource): ImageOwner[] {
  const owners = sourceDocuments(site).flatMap(({ file, frontMatter: { image } }) =>
    image === undefined ? [] : [{ file, image }],
  );
  const categories = site.versions.flatMap(({ files }) => [...files.categories.values()]);
  const landings = categories.flatMap(({ file, link }) =>
    link?.type === 'generated-index' && link.image !== undefined ? [{ file, image: link.image }] : [],
  );
  return [...new Map([...owners, ...landings].map((owner) => [owner.file, owner])).values()];
}

/** Puts their errors in the place of the pages that have any, those of their front matter too. */
function replaceFailed(articles: Map<string, Article>, problems: readonly Diagnostic[]): void {
  for (const [file, article] of articles) {
    const errors = [...problems.filter((problem) => problem.file === file), ...article.diagnostics].filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length > 0) articles.set(file, { ...failedArticle(errors), diagnostics: article.diagnostics });
  }
}

/**
 * Compiles all documents of a site and finds their images. Their problems are the context's. A lenient run puts its
 * errors in the place of a page that has any.
 */
export async function compileSite(
  source: SiteSource,
  progress: Progress,
  { lenient = false } = {},
): Promise<PlanContext> {
  const step = progress.step('Compile articles');
  const documents = sourceDocuments(source);
  const { articles, fresh } = await compileAll(
    documents,
    compileSettings(source),
    step.update,
    includesOf(source.root),
  );
  if (lenient) replaceFailed(articles, source.problems);
  const { site, problems: titleProblems } = settleSite(source, articles);
  const problems = [...[...articles.values()].flatMap((article) => article.diagnostics), ...titleProblems];
  const images = createImageStore(site.root, site.folders.public, site.config, problems);
  await images.prepare([...articles].flatMap(([file, article]) => article.images.map((image) => ({ image, file }))));
  const social = await findSocialImages(source, imageOwners(source));
  problems.push(...social.problems);
  step.end(`${articles.size} articles, ${fresh} compiled, ${articles.size - fresh} from the cache`);
  const jobs = (): ImageJob[] => [...images.jobs(), ...social.jobs];
  return { site, articles, images: { ...images, jobs }, socialImages: social.byFile, fresh, problems };
}
