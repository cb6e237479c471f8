import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { redirectStatus, redirectTarget } from '../../shared/redirects';
import { addQuery, decodePercent, normalizePath, stripBase, withBase } from '../../shared/urls';
import { headersOf, notFoundFile, RULES_FILE, type HostingRules } from '../render/hosts/hosting';
import type { CurrentOutput } from './follow-output';
import type { Output, ServedFile } from './output';
import { sendFile } from './send-file';

/** Reads the rules the build left in its output. */
export function readHostingRules(dist: string): HostingRules {
  return JSON.parse(readFileSync(path.join(dist, RULES_FILE), 'utf8')) as HostingRules;
}

/**
 * Request handler for finished outputs. Both slash forms and the `.html` and `/index.html` forms of a route answer
 * with its page, redirects keep the query, unknown paths answer 404 with the not-found page. A request is answered
 * from one build.
 */
export function staticHandler(current: CurrentOutput): RequestListener {
  return (request, response) => {
    const output = current();
    if (output instanceof Promise) void output.then((loaded) => answer(loaded, request, response));
    else answer(output, request, response);
  };
}

function answer(output: Output, request: IncomingMessage, response: ServerResponse): void {
  const { rules } = output;
  const plain = { ...rules.headers, ...rules.documentHeaders };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // The rest of the request is not read, so the connection cannot carry another one.
    const headers = { ...plain, Allow: 'GET, HEAD', Connection: 'close', 'Content-Length': 0 };
    response.writeHead(405, headers).end();
    return;
  }
  const target = requestTarget(request.url ?? '/');
  if (target === null) {
    response.writeHead(400, { ...plain, 'Content-Length': 0 }).end();
    return;
  }
  const local = stripBase(target.pathname, rules.base);
  if (local === null) return sendNotFound(output, null, request, response);
  const decoded = decodePercent(local);
  const route = normalizePath(decoded);
  const moved = redirectTarget(rules.redirects, route);
  if (moved !== undefined) {
    const location = addQuery(withBase(moved, rules.base), target.search);
    response
      .writeHead(redirectStatus(rules.redirects, route), { ...plain, Location: location, 'Content-Length': 0 })
      .end();
    return;
  }
  const found = findFile(output, decoded);
  if (!found) return sendNotFound(output, decoded, request, response);
  sendFile(request, response, found.file, { status: 200, headers: headersOf(rules, found.name) });
}

/** Path and query of a request target in origin form or absolute form (RFC 9112, section 3.2); `null` for others. */
function requestTarget(url: string): { pathname: string; search: string } | null {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/');
  if (!local.startsWith('/')) return null;
  const [, pathname = '/', search = ''] = /^\/*(\/[^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  return { pathname, search };
}

/** A file as it stands, or the page of a route in one of its forms. Pages are folders and are found by their route. */
function findFile({ files }: Output, local: string): { name: string; file: ServedFile } | null {
  const isPageFile = /(^|\/)(?:index|404)\.html$/.test(local);
  const route = normalizePath(local);
  const names = isPageFile ? [] : [local.slice(1)];
  for (const name of [...names, route === '/' ? 'index.html' : `${route.slice(1)}/index.html`]) {
    const file = files.get(name);
    if (file) return { name, file };
  }
  return null;
}

/** `local` is the path that was asked for, without base; `null` outside of the site. */
function sendNotFound(
  { files, rules }: Output,
  local: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const file = files.get(notFoundFile(rules, local?.slice(1) ?? ''));
  if (!file) throw new Error('The output has no 404.html.');
  sendFile(request, response, file, { status: 404, headers: headersOf(rules, '404.html') });
}
