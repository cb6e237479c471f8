import type { Progress } from '../model/progress';
import type { SourceDocument } from '../read/documents';
import { docsSets } from '../read/docs/sets';
import { formsOf } from '../read/glossary';
import { createImageStore } from './images';
import type { ImageJob } from './measure-image';
import { createFileStore } from './linked-files';
import { findSocialImages, type ImageOwner, type SocialImage } from './social-image';
import type { PlanContext } from './context';
import { failedArticle } from './failed-article';
import type { Article, ArticleStudy } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteSource } from '../read/site';
import { settleSite } from './site';
import { sourceRoutes } from './source-routes';
import type { CompileSettings } from '../markdown/compile';
import { compileAll } from '../markdown/compile-all';

/** Compile settings of a site. */
export function compileSettings(site: Pick<SiteSource, 'config' | 'strings' | 'glossary'>): CompileSettings {
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
    admonitions: site.config.admonitions,
    math: site.config.math,
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
  return [...byFile.values(), ...[...(site.blog?.posts ?? []), ...site.texts].map(({ document }) => document)];
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

/** Lets each page that has errors show them instead of its text; errors of its front matter count as well. */
function replaceFailed(articles: Map<string, Article>, problems: readonly Diagnostic[]): void {
  for (const [file, article] of articles) {
    const errors = [...problems.filter((problem) => problem.file === file), ...article.diagnostics].filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length > 0) articles.set(file, { ...failedArticle(errors), diagnostics: article.diagnostics });
  }
}

/**
 * Compiles all documents of a site, in all its languages, each once, and finds their images. What is wrong with a
 * document is reported by the first of the contexts that holds it. With `lenient` a page that has errors shows them
 * instead of its text.
 */
export async function compileSites(
  sources: readonly [SiteSource, ...SiteSource[]],
  progress: Progress,
  { lenient = false, studied = false } = {},
): Promise<[PlanContext, ...PlanContext[]]> {
  const step = progress.step('Compile articles');
  const [first, ...others] = sources;
  const shared = new Map<string, Article>();
  const studies = new Map<string, ArticleStudy>();
  const contexts: Omit<PlanContext, 'sources'>[] = [];
  let fresh = 0;
  const imageProblems: Diagnostic[] = [];
  const images = createImageStore(first.root, first.folders.public, first.config, imageProblems);
  const files = createFileStore(first.root);
  const jobs: ImageJob[] = [];
  const socialImages = new Map<string, SocialImage>();
  for (const source of [first, ...others]) {
    const own = sourceDocuments(source).filter(({ file }) => !shared.has(file));
    const compiled = await compileAll(own, compileSettings(source), step.update, source.root, { studied });
    if (lenient) replaceFailed(compiled.articles, source.problems);
    for (const [file, article] of compiled.articles) shared.set(file, article);
    for (const [file, study] of compiled.studies) studies.set(file, study);
    fresh += compiled.fresh;
    const { site, problems: titleProblems } = settleSite(source, shared);
    const found = [...compiled.articles].flatMap(([file, article]) => article.images.map((image) => ({ image, file })));
    await images.prepare(found);
    files.prepare([...compiled.articles].flatMap(([file, { links }]) => links.map(({ target }) => ({ target, file }))));
    const social = await findSocialImages(
      source,
      imageOwners(source).filter(({ file }) => !socialImages.has(file)),
    );
    for (const [file, image] of social.byFile) socialImages.set(file, image);
    jobs.push(...social.jobs);
    const problems = [
      ...[...compiled.articles.values()].flatMap((article) => article.diagnostics),
      ...ownProblems(source, titleProblems),
      ...imageProblems.splice(0),
      ...ownProblems(source, social.problems),
    ];
    const allJobs = (): ImageJob[] => [...images.jobs(), ...files.jobs(), ...jobs];
    contexts.push({
      site,
      articles: shared,
      studies,
      images: { ...images, jobs: allJobs },
      files,
      socialImages,
      fresh,
      problems,
    });
  }
  step.end(`${shared.size} articles, ${fresh} compiled, ${shared.size - fresh} from the cache`);
  const [context, ...more] = contexts;
  if (!context) throw new Error('A site has at least its default language.');
  const complete = (one: Omit<PlanContext, 'sources'>): PlanContext => ({
    ...one,
    sources: sourceRoutes(one.site, [context.site, ...more.map(({ site }) => site)]),
  });
  return [complete(context), ...more.map(complete)];
}

/**
 * Problems, or anything else of a file, that belong to a language: all of them for the default one, those of its own
 * files for another.
 */
export function ownProblems<T extends { file: string }>({ language }: SiteSource, problems: readonly T[]): T[] {
  const { isDefault, folder } = language;
  return problems.filter(({ file }) => isDefault || (folder !== null && file.startsWith(`${folder}/`)));
}
