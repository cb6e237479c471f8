import type { Progress } from '../model/progress';
import type { SourceDocument } from '../read/documents';
import { createImageStore } from './images';
import type { PlanContext } from './context';
import type { SiteSource } from '../read/site';
import { settleSite } from './site';
import type { CompileSettings } from '../markdown/compile';
import { compileAll } from '../markdown/compile-all';

/** Compile settings of a site. */
export function compileSettings(site: Pick<SiteSource, 'config'>): CompileSettings {
  const versionVariables = [
    ...new Set(site.config.docs.versions.flatMap((version) => Object.keys(version.variables))),
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

/** Compiles all documents of a site and finds their images. Their problems are the context's. */
export async function compileSite(source: SiteSource, progress: Progress): Promise<PlanContext> {
  const step = progress.step('Compile articles');
  const documents = sourceDocuments(source);
  const { articles, fresh } = await compileAll(documents, compileSettings(source), step.update);
  const { site, problems: titleProblems } = settleSite(source, articles);
  const problems = [...[...articles.values()].flatMap((article) => article.diagnostics), ...titleProblems];
  const images = createImageStore(site.root, site.folders.public, site.config, problems);
  await images.prepare([...articles].flatMap(([file, article]) => article.images.map((image) => ({ image, file }))));
  step.end(`${articles.size} articles, ${fresh} compiled, ${articles.size - fresh} from the cache`);
  return { site, articles, images, fresh, problems };
}
