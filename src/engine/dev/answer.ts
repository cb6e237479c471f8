import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { stackOf } from '../../shared/errors';
import { redirectTarget } from '../../shared/redirects';
import {
  addQuery,
  decodePercent,
  historyPath,
  normalizePath,
  pageDataPath,
  routesPath,
  stripBase,
  withBase,
} from '../../shared/urls';
import { DiagnosticsError } from '../model/diagnostic';
import { statOf, contentTypeOf } from '../model/files';
import { FOLDERS } from '../read/folders';
import { refusalOf } from '../read/published-files';
import { PROJECT_ROOT } from '../model/cache';
import type { PlannedPage } from '../plan/planned-page';
import { SHEETS, sheetSource } from '../render/bundle/assets';
import type { AppBundle, ServerEntry } from '../render/bundle/build-app';
import { CLIENT_ENTRY, SERVER_ENTRY, PAGE_MODULES_ID } from '../render/bundle/config';
import { navigationData } from '../render/documents/page-meta';
import { renderContext, type RenderContext } from '../render/documents/render-context';
import { renderPage, routesJson } from '../render/documents/render-site';
import { allSites, siteAt, type DevContent, type DevSite } from './content';
import type { MadeFiles } from './made-files';

/** Digest of every development build: pages are always asked for again. */
const DEV_BUILD = 'dev';

interface Answering {
  vite: ViteDevServer;
  content: DevContent;
  made: MadeFiles;
}

type Send = (status: number, type: string, body: string | Uint8Array) => void;

/** Answers a request that the bundler leaves: a page, its data, or a file. Never throws; an error is the answer. */
export async function answer(
  { vite, content, made }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send: Send = (status, type, body) =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  try {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const local = stripBase(pathname, content.site.config.base) ?? pathname;
    const shown = siteAt(content, local);
    const redirect = redirectTarget(shown.plan.redirects, normalizePath(local));
    if (redirect !== undefined)
      return void response
        .writeHead(301, {
          // Browsers cache a permanent redirect, and a page may appear at the address later.
          'Cache-Control': 'no-store',
          Location: addQuery(withBase(redirect, content.site.config.base), query ? `?${query}` : ''),
        })
        .end();
    const file = publicFile(content, local);
    if (file) return send(200, contentTypeOf(local), file);
    const contexts = await Promise.all(allSites(content).map((one) => devContext(vite, one)));
    const planned = findPage(shown, local);
    const isFile = path.posix.extname(local) !== '' && !planned;
    const written = (await dataOf(contexts, local)) ?? (isFile ? await made(content, contexts, local) : undefined);
    if (written !== undefined) return send(200, contentTypeOf(local), written);
    const { html } = await renderPage(await devContext(vite, shown), planned ?? shown.plan.notFound);
    send(planned ? 200 : 404, 'text/html; charset=utf-8', await vite.transformIndexHtml(request.url ?? '/', html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    send(500, 'text/plain; charset=utf-8', reportOf(error));
  }
}

/** What is shown in place of a page that could not be rendered: its problems, or where it broke. */
function reportOf(error: unknown): string {
  if (error instanceof DiagnosticsError)
    return error.diagnostics.map(({ file, message, hint }) => `${file}: ${message}\n${hint ?? ''}`).join('\n');
  return stackOf(error);
}

/** Data of pages and sidebars; `undefined` for a file that the build makes in another step. */
async function dataOf(contexts: readonly RenderContext[], local: string): Promise<string | undefined> {
  for (const context of contexts) {
    const { history, sidebars, pages } = context.plan;
    const { prefix } = context.site.language;
    const fragment = sidebars.get(local.replace(/^\/_data\/(.*)\.html$/, '$1'));
    if (fragment !== undefined) return fragment();
    if (local === routesPath(prefix)) return routesJson(context);
    if (history && local === historyPath(prefix)) return JSON.stringify(history);
    const planned = pages.find((page) => pageDataPath(page.path) === local);
    if (planned) return navigationData((await renderPage(context, planned)).page);
  }
  return undefined;
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
  const sheets = SHEETS.map(sheetSource).map((source) => [source, { file: source, src: source }] as const);
  const manifest = { entry: { file: entry, isEntry: true, src: entry }, ...Object.fromEntries(sheets) };
  const bundle: AppBundle = { id: DEV_BUILD, clientFolder: '', manifest, server, pageModules };
  return renderContext({
    site: content.site,
    siteData: content.siteData,
    bundle,
    plan: content.plan,
    build: DEV_BUILD,
  });
}

function publicFile(content: DevContent, local: string): Uint8Array | null {
  const { root } = content.site;
  const image = content.images.find((job) => `/${job.output}` === local);
  if (image) return readFileSync(image.source);
  if (local.endsWith('/')) return null;
  const file = path.join(root, FOLDERS.public, decodePercent(local));
  return statOf(file)?.isFile() && !refusalOf(root, file, [FOLDERS.public]) ? readFileSync(file) : null;
}
