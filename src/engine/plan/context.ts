import type { Article } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import type { ImageStore } from './images';
import type { FileStore } from './linked-files';
import type { Site } from './site';

/** What planners share: the site, its compiled articles, and the images found so far. */
export interface PlanContext {
  site: Site;
  /** By file relative to the root. */
  articles: ReadonlyMap<string, Article>;
  images: ImageStore;
  files: FileStore;
  /** How many articles were compiled now; the others came from the cache. */
  fresh: number;
  /** Found while articles were compiled and images read. */
  problems: readonly Diagnostic[];
}

/** The compiled article of a file. Every source document is compiled before pages are planned. */
export function articleOf(context: PlanContext, file: string): Article {
  const article = context.articles.get(file);
  if (article) return article;
  throw new Error(`The file ${file} was not compiled. Compiled files: ${context.articles.size}.`);
}
