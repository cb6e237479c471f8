import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type InlineConfig, type ViteDevServer } from 'vite';
import { redirectTarget } from '../../shared/redirects';
import {
  addQuery,
  decodePercent,
  normalizePath,
  pageDataPath,
  historyPath,
  routesPath,
  stripBase,
  twinFile,
  withBase,
} from '../../shared/urls';
import type { AppBundle, ServerEntry } from '../render/bundle/build-app';
import { bundleConfig, CLIENT_ENTRY, SERVER_ENTRY } from '../render/bundle/config';
import { sourceStyles } from '../render/bundle/style-parts';
import { PAGE_MODULES_ID } from '../render/bundle/vite-plugin';
import { PROJECT_ROOT } from '../model/cache';
import { feedPaths } from '../plan/feed-paths';
import { feedFiles } from '../render/feeds/files';
import { DiagnosticsError } from '../model/diagnostic';
import { createProgress } from '../model/progress';
import { formatDiagnostics } from '../cli/print';
import { feedIcon } from '../render/documents/head-links';
import { twinsOf } from '../render/machines/twins';
import { renderContext, renderPage, routesJson, type RenderContext } from '../render/documents/render-site';
import type { PlannedPage } from '../plan/planned-page';
import { contentTypeOf } from '../serve/content-types';
import { listen, urlOf, type Address } from '../serve/server';
import { loadContent, siteAt, type DevContent, type DevSite } from './content';
import { watchContent } from './watch';
import { messageOf } from '../../shared/errors';

/** Digest of every development build: pages are always asked for again. */
const DEV_BUILD = 'dev';

/**
 * Serves the site while it is written. Pages are rendered when they are asked for; a saved Markdown file recompiles
 * that one page, and browsers that show it take the new text in without a reload.
 */
export async function startDev(root: string, address: Address): Promise<{ url: string; close: () => Promise<void> }> {
  const progress = createProgress();
  let content = await loadContent(root, progress);
  report(content, root);
  // The bundler's own socket shares the server, so that one port is all that has to be free.
  let handle: RequestListener = (_, response) => void response.writeHead(503, { 'Retry-After': '1' }).end('Starting.');
  const listening = await listen((request, response) => handle(request, response), address);
  const vite = await createVite(devConfig(content, root, listening.server));
  handle = (request, response) => {
    vite.middlewares(request, response, () => void answer(vite, content, request, response));
  };
  const watcher = watchContent(root, content.site.folders, async (files) => {
    try {
      content = await loadContent(root, createProgress(true));
      progress.note(`Changed: ${files.join(', ')} (${content.fresh} compiled)`);
      report(content, root);
      vite.ws.send('content:update', {});
    } catch (error) {
      // A broken configuration or gadget file must not end the server: the last good content stays.
      progress.note(messageOf(error));
    }
  });
  const close = async (): Promise<void> => {
    await Promise.all([watcher.close(), vite.close()]);
    await listening.close();
  };
  return { url: urlOf(listening.port, address, content.site.config.base), close };
}

/** The bundler as a part of this server. React is prepared before the first page, which would reload in its middle otherwise. */
function devConfig({ site, siteData, others }: DevContent, root: string, server: Server): InlineConfig {
  const pages = [...site.pages, ...others.flatMap((other) => other.site.pages)];
  const modules = [...new Map(pages.map((page) => [page.name, page])).values()];
  const shared = bundleConfig(
    siteData,
    modules,
    others.map((other) => other.siteData),
  );
  return {
    ...shared,
    plugins: [react(), ...(shared.plugins ?? [])],
    server: { middlewareMode: true, ws: { server }, fs: { allow: [PROJECT_ROOT, root] } },
    optimizeDeps: { include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'] },
  };
}

function report(content: DevContent, root: string): void {
  if (content.problems.length > 0) process.stderr.write(`${formatDiagnostics(content.problems, root)}\n`);
}

async function answer(
  vite: ViteDevServer,
  content: DevContent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: string | Uint8Array): void =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  try {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const local = stripBase(pathname, content.site.config.base) ?? pathname;
    const shown = siteAt(content, local, local.startsWith('/_data/') ? '/_data' : '');
    const redirect = redirectTarget(shown.plan.redirects, normalizePath(local));
    if (redirect !== undefined)
      return void response
        .writeHead(301, {
          Location: addQuery(withBase(redirect, content.site.config.base), query ? `?${query}` : ''),
        })
        .end();
    const file = publicFile(content, local) ?? feedFile(shown, local) ?? twinText(shown, local);
    if (file) return send(200, contentTypeOf(local), file);
    const context = await devContext(vite, shown);
    if (local.startsWith('/_data/')) return await answerData(context, local, send);
    const planned = findPage(shown, local) ?? shown.plan.notFound;
    const { html } = await renderPage(context, planned);
    send(
      planned === shown.plan.notFound ? 404 : 200,
      'text/html; charset=utf-8',
      await vite.transformIndexHtml(request.url ?? '/', html),
    );
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    send(500, 'text/plain; charset=utf-8', reportOf(error));
  }
}

/** What is shown in place of a page that could not be rendered: its problems, or where it broke. */
function reportOf(error: unknown): string {
  if (error instanceof DiagnosticsError)
    return error.diagnostics.map(({ file, message, hint }) => `${file}: ${message}\n${hint ?? ''}`).join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function answerData(
  context: RenderContext,
  local: string,
  send: (status: number, type: string, body: string) => void,
): Promise<void> {
  const name = local.slice('/_data/'.length);
  const { prefix } = context.site.language;
  if (local === routesPath(prefix)) return send(200, 'application/json', routesJson(context));
  for (const [id, history] of context.plan.histories)
    if (local === historyPath({ id }, prefix)) return send(200, 'application/json', JSON.stringify(history));
  const fragment = context.plan.sidebars.get(name.replace(/\.html$/, ''));
  if (fragment !== undefined) return send(200, 'text/html; charset=utf-8', context.finish(fragment));
  const planned = context.plan.pages.find((page) => pageDataPath(page.path) === local);
  if (!planned) return send(404, 'text/plain; charset=utf-8', `There is no page with the data ${local}.`);
  send(200, 'application/json', JSON.stringify((await renderPage(context, planned)).page));
}

/** The plain Markdown of a page. */
function twinText({ site, plan }: DevSite, local: string): string | undefined {
  if (!local.endsWith('.md')) return undefined;
  const twin = [...twinsOf(site, plan).values()].find(({ page }) => `/${twinFile(page.path)}` === local);
  return twin && `${twin.head}\n${twin.text}`;
}

function findPage(content: DevSite, local: string): PlannedPage | undefined {
  const route = normalizePath(local);
  return content.plan.pages.find((page) => normalizePath(page.path) === route);
}

/** Render context with the application as the dev server has it: unbundled, always current. */
async function devContext(vite: ViteDevServer, content: DevSite): Promise<RenderContext> {
  const server = (await vite.ssrLoadModule(SERVER_ENTRY)) as unknown as ServerEntry;
  const { pageModules } = (await vite.ssrLoadModule(PAGE_MODULES_ID)) as Pick<AppBundle, 'pageModules'>;
  const entry = path.relative(PROJECT_ROOT, CLIENT_ENTRY).split(path.sep).join('/');
  const manifest = { entry: { file: entry, isEntry: true, src: entry } };
  const bundle: AppBundle = { id: DEV_BUILD, clientFolder: '', manifest, styles: sourceStyles, server, pageModules };
  return renderContext({
    site: content.site,
    siteData: content.siteData,
    bundle,
    plan: content.plan,
    build: DEV_BUILD,
  });
}

/** Feeds are made when they are asked for. */
function feedFile({ site, plan }: DevSite, local: string): string | null {
  if (!feedPaths(site).includes(local)) return null;
  return feedFiles(site, plan, feedIcon(site)).find(({ file }) => `/${file}` === local)?.content ?? null;
}

function publicFile(content: DevContent, local: string): Uint8Array | null {
  const { folders, root } = content.site;
  const image = content.images.find((job) => `/${job.output}` === local);
  if (image) return readFileSync(image.source);
  if (folders.public === null || local.endsWith('/')) return null;
  const base = path.join(root, folders.public);
  const file = path.join(base, decodePercent(local));
  if (!file.startsWith(base + path.sep)) return null;
  try {
    return readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
