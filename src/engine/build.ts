import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingTruncate } from './blog/truncate';
import { cardPath, cardsOf } from './cards/card-image';
import { drawCards, type CardFile } from './cards/write';
import { buildApp, type AppBundle } from './bundle/build-app';
import { digest } from './cache-folder';
import type { Progress } from './cli/progress';
import { DiagnosticsError, type Diagnostic } from './diagnostics/diagnostic';
import { feedPaths } from './feeds/files';
import { writeImages } from './images/write';
import { checkLinks } from './links/check';
import { compileSite } from './markdown/compile-site';
import { beginOutput, type OutputFiles } from './output/files';
import { writeHostFiles } from './output/host-files';
import { headLinks } from './render/head-links';
import { renderSite } from './render/render-site';
import type { PlanContext } from './routes/context';
import { planRoutes, type RoutePlan } from './routes/plan';
import { writeSearch } from './search/write-search';
import { loadSite, type Site } from './site/load';
import { siteData } from './site/site-data';

/** Files the build writes that a page may link to. */
const GENERATED = new Set(['/sitemap.xml']);

/** How a build is run. */
export interface BuildOptions {
  /** Absolute path of the site root. */
  root: string;
  /** Absolute path of the output. */
  dist: string;
  progress: Progress;
  /** Broken links, anchors and duplicate routes are errors whatever the configuration says. */
  strict: boolean;
}

/** What a build made. */
export interface BuildResult {
  site: Site;
  plan: RoutePlan;
  /** Warnings; errors are thrown. */
  warnings: Diagnostic[];
}

/**
 * Builds the site: a list of named steps and nothing else. Throws `DiagnosticsError` with every problem of the
 * content when one of them is an error. The old output stays until the new one is complete.
 */
export async function buildSite({ root, dist, progress, strict }: BuildOptions): Promise<BuildResult> {
  const site = await timed(progress, 'Read content', () => loadSite(root), (found) => `${countDocuments(found)} files`);
  const data = siteData(site.config);
  const bundling = buildApp(data, site.pages);
  bundling.catch(() => undefined);
  const context = await compileSite(site, progress);
  const plan = await timed(progress, 'Plan routes', () => planRoutes(context), (made) => `${made.pages.length} pages`);
  const warnings = await timed(progress, 'Check links', () => failOnErrors([...site.problems, ...missingTruncate(site.blog?.posts ?? [], context.articles, 'warning'), ...linkProblems(site, plan, strict)]), (found) => `${found.length} warnings`);
  const bundle = await timed(progress, 'Bundle the application', () => bundling);

  const output = beginOutput(dist);
  try {
    const build = buildDigest(context, plan, bundle);
    output.copyFolder(bundle.clientFolder);
    if (site.folders.public !== null) output.copyFolder(path.join(root, site.folders.public));
    await timed(progress, 'Write images', () => writeImages(context.images.jobs(), site.config.images.quality, output));
    const cards = drawCards(cardsOf(site, plan.pages));
    cards.catch(() => undefined);
    await renderStep({ site, siteData: data, bundle, plan, build, headLinks: headLinks(site), cardOf: (page) => cardPath(site, page) }, output, progress);
    await timed(progress, 'Write host files', () => writeHostFiles({ site, plan, bundle, siteData: data, build }, output));
    await timed(progress, 'Write search files', () => writeSearch(site, plan, build, output));
    await timed(progress, 'Write social cards', () => writeCards(cards, output), (made) => `${made} cards`);
    output.swap();
  } catch (error) {
    output.discard();
    throw error;
  }
  return { site, plan, warnings };
}

async function renderStep(context: Parameters<typeof renderSite>[0], output: OutputFiles, progress: Progress): Promise<void> {
  const step = progress.step('Render pages');
  await renderSite(context, output, step.update);
  step.end(`${context.plan.pages.length} pages`);
}

async function writeCards(drawing: Promise<CardFile[]>, output: OutputFiles): Promise<number> {
  const cards = await drawing;
  for (const { file, content } of cards) output.add(file, content);
  return cards.length;
}

async function timed<T>(progress: Progress, name: string, work: () => T | Promise<T>, detail?: (result: T) => string): Promise<T> {
  const step = progress.step(name);
  const result = await work();
  step.end(detail?.(result));
  return result;
}

/** Digest of everything the pages of a build are made from; pages and data of different builds are never mixed. */
function buildDigest({ site, articles }: PlanContext, plan: RoutePlan, bundle: AppBundle): string {
  const metadata = plan.pages.map((page) => [page.path, page.heading, page.description, page.lastModified]);
  return digest(JSON.stringify([bundle.manifest, site.config, metadata, site.gadgets?.gadgets ?? null]), ...[...articles.values()].map((article) => article.html)).slice(0, 12);
}

function countDocuments(site: Site): number {
  return new Set(site.docs.flatMap((version) => version.docs.map((doc) => doc.document.file))).size + (site.blog?.posts.length ?? 0);
}

/** Problems of links and duplicate routes: warnings as specified, errors where the configuration or the command asks for it. */
export function linkProblems(site: Site, plan: RoutePlan, strict: boolean): Diagnostic[] {
  const severity = strict || site.config.onBroken === 'error' ? 'error' : 'warning';
  const redirects = new Set(plan.redirects.map((redirect) => redirect.from));
  const links = checkLinks({ pages: plan.pages, redirects, hasFile: (file) => hasFile(site, file) }, severity);
  return [...plan.duplicates.map((problem) => ({ ...problem, severity }) as const), ...links];
}

/** Whether the output has a file besides pages, so that a link to it is right. */
function hasFile(site: Site, file: string): boolean {
  if (GENERATED.has(file)) return true;
  if (feedPaths(site).includes(file)) return (site.blog?.posts.length ?? 0) > 0;
  if (file.endsWith('/gadgets.json') || file.endsWith('/gadgets.schema.json')) return site.gadgets !== null;
  return site.folders.public !== null && existsSync(path.join(site.root, site.folders.public, file));
}

/** Warnings pass, errors end the run, all of them together. */
function failOnErrors(problems: Diagnostic[]): Diagnostic[] {
  if (problems.some((problem) => problem.severity === 'error')) throw new DiagnosticsError(problems);
  return problems;
}
