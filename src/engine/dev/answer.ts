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
import { statOf } from '../model/stat-of';
import { refusalOf } from '../read/published-files';
import { PROJECT_ROOT } from '../model/cache';
import type { PlannedPage } from '../plan/planned-page';
import { SHEETS, sheetSource } from '../render/bundle/assets';
import type { AppBundle, ServerEntry } from '../render/bundle/build-app';
import { CLIENT_ENTRY, SERVER_ENTRY } from '../render/bundle/config';
import { PAGE_MODULES_ID } from '../render/bundle/vite-plugin';
import { renderContext, renderPage, routesJson, type RenderContext } from '../render/documents/render-site';
import { contentTypeOf } from '../model/content-types';
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

/**
 * Answers a request that the bundler leaves: a page, its data, or a file. Never throws; what went wrong is the answer.
 */
export async function answer(
  { vite, content, made }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send: Send = (status, type, body) =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  try {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    if (!isReadable(pathname)) return send(400, 'text/plain; charset=utf-8', 'The address cannot be read.');
    const local = stripBase(pathname, content.site.config.base) ?? pathname;
    const shown = local.startsWith('/_data/') ? siteOfData(content, local) : siteAt(content, local);
    const redirect = redirectTarget(shown.plan.redirects, normalizePath(local));
    if (redirect !== undefined)
      return void response
        .writeHead(301, {
          // Browsers keep a move for good unless they are told not to, and a page may come there later.
          'Cache-Control': 'no-store',
          Location: addQuery(withBase(redirect, content.site.config.base), query ? `?${query}` : ''),
        })
        .end();
    const file = publicFile(content, local);
    if (file) return send(200, contentTypeOf(local), file);
    const context = await devContext(vite, shown);
    if (local.startsWith('/_data/') && (await answerData(context, local, send))) return;
    if (path.posix.extname(local) !== '' && !findPage(shown, local)) {
      const contexts = await Promise.all(allSites(content).map((one) => devContext(vite, one)));
      const written = await made(content, contexts, local);
      if (written !== undefined) return send(200, contentTypeOf(local), written);
    }
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

/** Whether the percent signs of an address all begin codes of characters. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** What is shown in place of a page that could not be rendered: its problems, or where it broke. */
function reportOf(error: unknown): string {
  if (error instanceof DiagnosticsError)
    return error.diagnostics.map(({ file, message, hint }) => `${file}: ${message}\n${hint ?? ''}`).join('\n');
  return stackOf(error);
}

/** The language of a file of data: routes and histories have it in their names, all others in their folder. */
function siteOfData(content: DevContent, local: string): DevSite {
  const isNamed = ({ site: { language } }: DevSite): boolean =>
    local === routesPath(language.prefix) || local === historyPath(language.prefix);
  return allSites(content).find(isNamed) ?? siteAt(content, local, '/_data');
}

/** Answers with data of pages and sidebars; `false` for a file that the build makes elsewhere. */
async function answerData(context: RenderContext, local: string, send: Send): Promise<boolean> {
  const name = local.slice('/_data/'.length);
  const { prefix } = context.site.language;
  const { history, sidebars, pages } = context.plan;
  const fragment = sidebars.get(name.replace(/\.html$/, ''));
  const planned = pages.find((page) => pageDataPath(page.path) === local);
  if (local === routesPath(prefix)) send(200, 'application/json', routesJson(context));
  else if (history && local === historyPath(prefix)) send(200, 'application/json', JSON.stringify(history));
  else if (fragment !== undefined) send(200, 'text/html; charset=utf-8', context.finish(fragment()));
  else if (planned) send(200, 'application/json', JSON.stringify((await renderPage(context, planned)).page));
  else return false;
  return true;
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
  const { folders, root } = content.site;
  const image = content.images.find((job) => `/${job.output}` === local);
  if (image) return readFileSync(image.source);
  if (folders.public === null || local.endsWith('/')) return null;
  const file = path.join(root, folders.public, decodePercent(local));
  return statOf(file)?.isFile() && !refusalOf(root, file, [folders.public]) ? readFileSync(file) : null;
}
