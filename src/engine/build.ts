import path from 'node:path';
import { cardsOf } from './plan/cards/card-image';
import { drawCards, type CardFile } from './render/cards';
import { buildApp, type AppBundle } from './render/bundle/build-app';
import { buildMark } from './model/build-mark';
import { digest } from './model/cache';
import { timed, type Progress } from './model/progress';
import { DiagnosticsError, type Diagnostic } from './model/diagnostic';
import { writeImages } from './render/images';
import type { OutputFiles } from './model/output-files';
import { inputsOf, rememberBuild, unchangedBuild } from './unchanged';
import { beginOutput } from './write/files';
import { keepAssets } from './write/keep-assets';
import type { PackQuality } from './write/brotli';
import { packFiles } from './write/pack-files';
import { writeHostFiles } from './render/hosts/host-files';
import { planSite, problemsOf } from './plan-site';
import { renderContext, renderSite, type RenderContext } from './render/documents/render-site';
import type { PlanContext } from './plan/context';
import type { RoutePlan } from './plan/plan';
import { writeSearch } from './render/search/write-search';
import { loadSite, type SiteSource } from './read/site';
import { siteData } from './plan/site-data';

/** How a build is run. */
export interface BuildOptions {
  /** Absolute path of the site root. */
  root: string;
  /** Absolute path of the output. */
  dist: string;
  progress: Progress;
  /** Broken links, anchors and duplicate routes are errors whatever the configuration says. */
  strict: boolean;
  /** How small the packed forms beside text files are, which servers send as they are; `null` writes none. */
  pack: PackQuality | null;
  /** Pages that cannot be compiled are replaced by their errors, which then only warn. */
  lenient?: boolean;
}

/** What a build made. */
export interface BuildResult {
  /** Warnings; errors are thrown. */
  warnings: Diagnostic[];
  /** How many pages the site has. */
  pages: number;
  /** The output was as it would be built, so nothing was done. */
  unchanged: boolean;
}

/**
 * Builds the site: a list of named steps and nothing else. Throws `DiagnosticsError` with every problem of the
 * content when one of them is an error. The old output stays until the new one is complete.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, dist, progress, strict, pack, lenient = false } = options;
  const inputs = await inputsOf(root, dist, { strict, lenient, pack });
  const known = unchangedBuild(dist, inputs);
  if (known !== null) return { ...known, unchanged: true };

  const source = await timed(
    progress,
    'Read content',
    () => loadSite(root),
    (found) => `${countDocuments(found)} files`,
  );
  const data = siteData(source);
  const bundling = buildApp(data, source.pages);
  // A failure is thrown where the bundle is awaited; until then it must not count as unhandled.
  bundling.catch(() => undefined);
  const { context, plan } = await planSite(source, progress, { lenient });
  const { site } = context;
  const warnings = await timed(
    progress,
    'Check links',
    () => failOnErrors(problemsOf(context, plan, strict), lenient),
    (found) => `${found.length} warnings`,
  );
  const bundle = await timed(progress, 'Bundle the application', () => bundling);

  const output = beginOutput(dist);
  try {
    const build = buildDigest(context, plan, bundle);
    output.copyFolder(bundle.clientFolder);
    if (site.folders.public !== null) output.copyFolder(path.join(root, site.folders.public));
    await timed(progress, 'Write images', () => writeImages(context.images.jobs(), site.config.images.quality, output));
    const cards = drawCards(cardsOf(site, plan.pages));
    cards.catch(() => undefined);
    await renderStep(renderContext({ site, siteData: data, bundle, plan, build }), output, progress);
    await timed(progress, 'Write host files', () =>
      writeHostFiles({ site, plan, bundle, siteData: data, build }, output),
    );
    await timed(progress, 'Write search files', () => writeSearch(site, plan, build, output));
    await timed(
      progress,
      'Write social cards',
      () => writeCards(cards, output),
      (made) => `${made} cards`,
    );
    output.settle();
    keepAssets(output.folder, dist);
    if (pack !== null)
      await timed(
        progress,
        'Compress files',
        () => packFiles({ folder: output.folder, before: dist, build, quality: pack }),
        ({ files, fresh }) => `${files} files, ${fresh} compressed anew`,
      );
    output.swap();
  } catch (error) {
    output.discard();
    throw error;
  }
  const built = { warnings, pages: plan.pages.length };
  rememberBuild(dist, inputs, bundle.id, built);
  return { ...built, unchanged: false };
}

async function renderStep(context: RenderContext, output: OutputFiles, progress: Progress): Promise<void> {
  const step = progress.step('Render pages');
  await renderSite(context, output, step.update);
  step.end(`${context.plan.pages.length} pages`);
}

async function writeCards(drawing: Promise<CardFile[]>, output: OutputFiles): Promise<number> {
  const cards = await drawing;
  for (const { file, content } of cards) output.add(file, content);
  return cards.length;
}

/** Digest of everything the pages of a build are made from; pages and data of different builds are never mixed. */
function buildDigest({ site, articles }: PlanContext, plan: RoutePlan, bundle: AppBundle): string {
  const metadata = plan.pages.map((page) => [page.path, page.heading, page.description, page.lastModified]);
  return buildMark(
    digest(
      JSON.stringify([bundle.id, site.config, metadata, site.gadgets?.gadgets ?? null]),
      ...[...articles.values()].map((article) => article.html),
    ),
  );
}

function countDocuments({ versions, blog }: SiteSource): number {
  const documents = versions.flatMap(({ files }) => [...files.pages.values()]);
  return new Set(documents.map((document) => document.file)).size + (blog?.posts.length ?? 0);
}

/** Warnings pass, errors end the run, all of them together. A lenient run goes on with what Markdown files have. */
function failOnErrors(problems: Diagnostic[], lenient: boolean): Diagnostic[] {
  const told = lenient ? problems.map(asWarningOfPage) : problems;
  if (told.some((problem) => problem.severity === 'error')) throw new DiagnosticsError(told);
  return told;
}

function asWarningOfPage(problem: Diagnostic): Diagnostic {
  return /\.mdx?$/.test(problem.file) ? { ...problem, severity: 'warning' } : problem;
}
