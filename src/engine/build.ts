import path from 'node:path';
import { renderedLinkProblems } from './check/site-links';
import { cardsOf, type CardImage } from './plan/cards/card-image';
import { writeCards, writeImages } from './render/cards';
import { buildApp, type AppBundle } from './render/bundle/build-app';
import { digest, engineVersion } from './model/cache';
import { timed, type Progress } from './model/progress';
import { DiagnosticsError, fileError, type Diagnostic } from './model/diagnostic';
import { compressFiles, type CompressionQuality } from './write/compress';
import { beginOutput, type OutputFolder, keepAssets } from './write/files';
import { writeHostFiles } from './render/hosts/host-files';
import type { OutgoingLink } from './plan/planned-page';
import { asError, planSites, problemsOf, type PlannedSite } from './plan-site';
import { sourceDocuments } from './plan/compile-site';
import { writeKeepLists } from './render/machines/keep-lists';
import { renderContext, type RenderContext } from './render/documents/render-context';
import { renderSite } from './render/documents/render-site';
import { writeTwins } from './render/machines/write-twins';
import { writeSearch } from './render/search/write-search';
import { FOLDERS } from './read/folders';
import { loadSites, type SiteSource } from './read/site';
import { siteData } from './plan/site-data';

/** Length of the digest, which is in every page. */
const BUILD_DIGEST_LENGTH = 8;

/** How a build is run. */
export interface BuildOptions {
  /** Absolute path of the site root. */
  root: string;
  /** Absolute path of the output. */
  dist: string;
  progress: Progress;
  /** Problems that only warn otherwise are errors, except those that a writer may intend. */
  strict: boolean;
  /** How small the compressed forms of text files are, which servers send as they are; `null` writes none. */
  compress: CompressionQuality | null;
}

/** What a build made. */
export interface BuildResult {
  /** Warnings; errors are thrown. */
  warnings: Diagnostic[];
  /** How many pages the site has. */
  pages: number;
}

/**
 * Builds the site: a list of named steps and nothing else. Throws `DiagnosticsError` with every problem of the
 * content when one of them is an error. The old output stays until the new one is complete.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { dist, compress, progress } = options;
  const { planned, bundles, warnings } = await prepareSite(options);
  const output = beginOutput(dist);
  try {
    warnings.push(...(await writeSite(planned, bundles, output, options)));
    keepAssets(output.folder, dist);
    if (compress !== null)
      await timed(
        progress,
        'Compress files',
        () => compressFiles(output.folder, compress, dist),
        (files) => `${files} files`,
      );
    output.swap();
  } catch (error) {
    output.discard();
    throw error;
  }
  return { warnings, pages: planned.reduce((sum, { plan }) => sum + plan.pages.length, 0) };
}

/** Returns warnings. Throws `DiagnosticsError` with every problem when one of them is an error. */
function failOnErrors(problems: Diagnostic[]): Diagnostic[] {
  if (problems.some((problem) => problem.severity === 'error')) throw new DiagnosticsError(problems);
  return problems;
}

/** Public files that are not published, because the build writes files of their names. */
function replacedFiles(output: OutputFolder): Diagnostic[] {
  const message = 'The file is not published, because the build writes a file with the same name.';
  return output.replaced().map((file) => ({
    ...fileError(`${FOLDERS.public}/${file}`, 'public/replaced', message, 'Remove it, or give it another name.'),
    severity: 'warning',
  }));
}

interface PreparedSite {
  planned: [PlannedSite, ...PlannedSite[]];
  bundles: AppBundle[];
  warnings: Diagnostic[];
}

/** Reads, plans and checks a site, and bundles its application meanwhile. */
async function prepareSite({ root, progress, strict }: BuildOptions): Promise<PreparedSite> {
  const sources = await timed(
    progress,
    'Read content',
    () => loadSites(root),
    (found) => `${countDocuments(found)} files`,
  );
  const bundling = Promise.all(sources.map((source) => buildApp(siteData(source), source.pages)));
  // A failure is thrown where the bundle is awaited; until then it must not count as unhandled.
  bundling.catch(() => undefined);
  const planned = await planSites(sources, progress);
  const warnings = await timed(
    progress,
    'Check links',
    () => failOnErrors(problemsOf(planned, strict)),
    (found) => `${found.length} warnings`,
  );
  const bundles = await timed(progress, 'Bundle the application', () => bundling);
  return { planned, bundles, warnings };
}

async function writeSite(
  planned: readonly [PlannedSite, ...PlannedSite[]],
  bundles: readonly AppBundle[],
  output: OutputFolder,
  { root, dist, progress, strict }: BuildOptions,
): Promise<Diagnostic[]> {
  const failedPages: Diagnostic[] = [];
  const moduleLinks: OutgoingLink[] = [];
  const languages = languagesOf(planned, bundles, {
    build: applicationDigest(planned, bundles),
    onFailedPage: (problem) => void failedPages.push(problem),
    onLinks: (links) => void moduleLinks.push(...links),
  });
  const [first, ...others] = languages;
  for (const { clientFolder } of bundles) output.copyFolder(clientFolder);
  output.copyFolder(path.join(root, FOLDERS.public));
  const { images } = planned[0].context;
  await timed(progress, 'Write images', () => writeImages(images.jobs(), output));
  await timed(progress, 'Write host files', () => writeHostFiles({ ...first, others }, output));
  await timed(progress, 'Write Markdown files', () => writeTwins(languages, output));
  await renderStep(languages, output, progress);
  await timed(progress, 'Write search files', () => writeSearch(languages, output, dist));
  const [{ context, plan }, ...otherPlans] = planned;
  const brokenLinks = renderedLinkProblems(
    context.site,
    plan,
    moduleLinks,
    otherPlans.map((other) => other.plan),
  );
  const warnings = failOnErrors([...failedPages, ...(strict ? brokenLinks.map(asError) : brokenLinks)]);
  await timed(
    progress,
    'Write social cards',
    () => writeCards(allCards(languages), output),
    (made) => `${made} cards`,
  );
  writeKeepLists(languages, output);
  return [...warnings, ...replacedFiles(output)];
}

/** What the pages of each language are rendered from, the default one first. */
function languagesOf(
  planned: readonly [PlannedSite, ...PlannedSite[]],
  bundles: readonly AppBundle[],
  parts: Pick<RenderContext, 'build' | 'onFailedPage' | 'onLinks'>,
): [RenderContext, ...RenderContext[]] {
  const contextOf = ({ context: { site }, plan }: PlannedSite, index: number): RenderContext => {
    const bundle = bundles[index];
    if (!bundle) throw new Error(`There is no application for the language "${site.language.locale.code}".`);
    return renderContext({ site, siteData: siteData(site), bundle, plan, ...parts });
  };
  const [first, ...others] = planned;
  return [contextOf(first, 0), ...others.map((other, index) => contextOf(other, index + 1))];
}

/** Cards of all languages, each once. */
function allCards(languages: readonly RenderContext[]): CardImage[] {
  const cards = languages.flatMap(({ site, plan }) => cardsOf(site, plan.pages));
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}

async function renderStep(
  languages: readonly RenderContext[],
  output: OutputFolder,
  progress: Progress,
): Promise<void> {
  const step = progress.step('Render pages');
  const all = languages.reduce((sum, { plan }) => sum + plan.pages.length, 0);
  let before = 0;
  for (const language of languages) {
    const offset = before;
    await renderSite(language, output, (done) => step.update(offset + done, all));
    before += language.plan.pages.length;
  }
  step.end(`${all} pages`);
}

/**
 * Digest of what makes and shows pages: the scripts, the engine, the settings. Browsers mix pages and
 * data of one mark only. Content is not part of it, so that a build after an edit changes the pages
 * that say what was edited and no others.
 */
function applicationDigest(planned: readonly PlannedSite[], bundles: readonly AppBundle[]): string {
  const settings = planned.map(({ context: { site } }) => [site.config, site.strings]);
  const ids = bundles.map(({ id }) => id);
  return digest(engineVersion(), JSON.stringify([ids, settings])).slice(0, BUILD_DIGEST_LENGTH);
}

function countDocuments(sources: readonly SiteSource[]): number {
  return new Set(sources.flatMap(sourceDocuments).map(({ file }) => file)).size;
}
