import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { addQuery, decodePercent, normalizePath, stripBase, withBase } from '../../shared/urls';
import { IMMUTABLE, REVALIDATE, type HostingRules } from '../render/hosts/hosting';

/** Reads the rules the build left in its output. */
export function readHostingRules(dist: string): HostingRules {
  return JSON.parse(readFileSync(path.join(dist, '_data/hosting.json'), 'utf8')) as HostingRules;
}

/**
 * Request handler for a finished output. Both slash forms and the `.html` and `/index.html` forms of a route answer
 * with its page, redirects keep the query, unknown paths answer 404 with the not-found page.
 */
export function staticHandler(
  dist: string,
  rules: HostingRules,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(dist, {
    etag: true,
    dotfiles: false,
    setHeaders: (response, file) => {
      if (file.startsWith('/assets/')) keepForever(response);
      else if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    },
  });
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
  return (request, response) => {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    const { pathname, search } = splitUrl(request.url ?? '/');
    const local = stripBase(pathname, rules.base);
    if (local === null) return notFound(dist, response);
    const route = normalizePath(local);
    // Page data carries the digest of its build in the query, so it may be kept like a file with one in its name.
    if (local.startsWith('/_data/') && search === `?b=${rules.build}`) keepForever(response);
    const target = redirects.get(route);
    if (target !== undefined) {
      response.writeHead(301, { Location: addQuery(withBase(target, rules.base), search) }).end();
      return;
    }
    request.url = isFile(dist, local) ? local : route === '/' ? '/index.html' : `${route}/index.html`;
    files(request, response, () => notFound(dist, response));
  };
}

function keepForever(response: ServerResponse): void {
  response.setHeader('Cache-Control', IMMUTABLE);
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?');
  const raw = at < 0 ? url : url.slice(0, at);
  return { pathname: raw.replace(/^\/{2,}/, '/'), search: at < 0 ? '' : url.slice(at) };
}

/** Whether a path is a file as it stands; pages are folders and are found through their route. */
function isFile(dist: string, local: string): boolean {
  if (/(^|\/)(?:index|404)\.html$/.test(local) || local.endsWith('/')) return false;
  const file = path.join(dist, decodePercent(local));
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile();
}

function notFound(dist: string, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(readFileSync(path.join(dist, '404.html')));
}
