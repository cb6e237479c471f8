import type { Progress } from '../model/progress';
import type { SourceDocument } from '../read/documents';
import { docsSets } from '../read/docs/sets';
import { isForeign, publishedFolders } from '../read/folders';
import { formsOf } from '../read/glossary';
import { activeDrawings } from './active-drawings';
import { createImageStore, type ImageStore } from './images';
import type { ImageJob } from './measure-image';
import { createFileStore, type FileStore } from './linked-files';
import { findSocialImages, type ImageOwner, type SocialImage } from './social-image';
import type { PlanContext } from './context';
import type { Article, ArticleStudy } from '../markdown/article';
import type { SiteSource } from '../read/site';
import { settleSite } from './site';
import { sourceRoutes } from './source-routes';
import type { CompileSettings } from '../markdown/compile';
import { compileAll } from '../markdown/compile-all';

/** Compile settings of a site. */
export function compileSettings(
  site: Pick<SiteSource, 'config' | 'strings' | 'glossary' | 'language' | 'gadgets' | 'folders'>,
): CompileSettings {
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
    gadgets: site.gadgets !== null,
    math: site.config.math,
    mdxFirst: isForeign(site.folders),
    strings: site.strings.text,
    translations: site.language.folder && `${site.language.folder}/code.json`,
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

/** A context without what is known only when every language has been compiled. */
type LanguageContext = Omit<PlanContext, 'sources'>;

/** What the languages of a site share: what one of them has found, the next ones need not look for. */
interface SharedParts {
  articles: Map<string, Article>;
  studies: Map<string, ArticleStudy>;
  images: ImageStore;
  files: FileStore;
  socialImages: Map<string, SocialImage>;
  /** Drawings in files that were told of. */
  drawings: Set<string>;
  /** Pictures that are written as they are. */
  socialJobs: ImageJob[];
}

/**
 * Compiles all documents of a site, in all its languages, each once, and finds their images. What is wrong with a
 * document is reported by the first of the contexts that holds it.
 */
export async function compileSites(
  [first, ...others]: readonly [SiteSource, ...SiteSource[]],
  progress: Progress,
): Promise<[PlanContext, ...PlanContext[]]> {
  const step = progress.step('Compile articles');
  const shared: SharedParts = {
    articles: new Map(),
    studies: new Map(),
    images: createImageStore(first.root, first.folders.public, first.config),
    files: createFileStore(first.root, publishedFolders(first.config)),
    socialImages: new Map(),
    drawings: new Set(),
    socialJobs: [],
  };
  const context = await compileLanguage(first, shared, step.update);
  const more: LanguageContext[] = [];
  for (const source of others) more.push(await compileLanguage(source, shared, step.update));
  const fresh = [context, ...more].reduce((sum, one) => sum + one.fresh, 0);
  const all = shared.articles.size;
  step.end(`${all} articles, ${fresh} compiled, ${all - fresh} from the cache`);
  const sites = [context.site, ...more.map(({ site }) => site)] as const;
  const complete = (one: LanguageContext): PlanContext => ({ ...one, fresh, sources: sourceRoutes(one.site, sites) });
  return [complete(context), ...more.map(complete)];
}

/** Compiles the documents of a language that those before it did not have. */
async function compileLanguage(
  source: SiteSource,
  shared: SharedParts,
  onProgress: (done: number, total: number) => void,
): Promise<LanguageContext> {
  const { images, files, socialImages, socialJobs } = shared;
  const own = sourceDocuments(source).filter(({ file }) => !shared.articles.has(file));
  const compiled = await compileAll(own, compileSettings(source), onProgress, source.root);
  for (const [file, article] of compiled.articles) shared.articles.set(file, article);
  for (const [file, study] of compiled.studies) shared.studies.set(file, study);
  const { site, problems: titleProblems } = settleSite(source, shared.articles);
  const articles = [...compiled.articles];
  const imageProblems = await images.prepare(
    articles.flatMap(([file, article]) => article.images.map((image) => ({ image, file }))),
  );
  const fileProblems = files.prepare(
    articles.flatMap(([file, { links }]) => links.map(({ target, line, column }) => ({ target, line, column, file }))),
  );
  const social = await findSocialImages(
    source,
    imageOwners(source).filter(({ file }) => !socialImages.has(file)),
  );
  for (const [file, image] of social.byFile) socialImages.set(file, image);
  socialJobs.push(...social.jobs);
  const shown = [...images.sources(), ...socialJobs.map((job) => job.source)];
  const drawings = activeDrawings(source.root, source.folders.public, shown).filter(
    ({ file }) => !shared.drawings.has(file),
  );
  for (const { file } of drawings) shared.drawings.add(file);
  return {
    site,
    articles: shared.articles,
    studies: shared.studies,
    images: { ...images, jobs: () => [...images.jobs(), ...files.jobs(), ...socialJobs] },
    files,
    socialImages,
    fresh: compiled.fresh,
    problems: [
      ...articles.flatMap(([, article]) => article.diagnostics),
      ...ownProblems(source, titleProblems),
      ...imageProblems,
      ...fileProblems,
      ...drawings,
      ...ownProblems(source, social.problems),
    ],
  };
}

/**
 * Problems, or anything else of a file, that belong to a language: all of them for the default one, those of its own
 * files for another.
 */
export function ownProblems<T extends { file: string }>({ language }: SiteSource, problems: readonly T[]): T[] {
  const { isDefault, folder } = language;
  return problems.filter(({ file }) => isDefault || (folder !== null && file.startsWith(`${folder}/`)));
}
