import { readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import { redirectStatus, redirectTarget } from '../../shared/redirects';
import { addQuery, decodePercent, normalizePath, stripBase, withBase } from '../../shared/urls';
import { contentTypeOf } from '../model/content-types';
import { headersOf, IMMUTABLE, notFoundFile, RULES_FILE, type HostingRules } from '../render/hosts/hosting';
import type { CurrentOutput, Output, ServedFile } from './output';

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
  const { rules, files } = output;
  const plain = { ...rules.headers, ...rules.documentHeaders, 'Content-Length': 0 };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // The rest of the request is not read, so the connection cannot carry another one.
    response.writeHead(405, { ...plain, Allow: 'GET, HEAD', Connection: 'close' }).end();
    return;
  }
  const target = requestTarget(request.url ?? '/');
  if (target === null) {
    response.writeHead(400, plain).end();
    return;
  }
  const local = stripBase(target.pathname, rules.base);
  const decoded = local === null ? null : decodePercent(local);
  const route = normalizePath(decoded ?? '');
  const moved = decoded === null ? undefined : redirectTarget(rules.redirects, route);
  if (moved !== undefined) {
    const location = addQuery(withBase(moved, rules.base), target.search);
    response.writeHead(redirectStatus(rules.redirects, route), { ...plain, Location: location }).end();
    return;
  }
  const name = decoded === null ? undefined : fileNames(decoded).find((one) => files.has(one));
  const sent = name ?? notFoundFile(rules, decoded?.slice(1) ?? '');
  const file = files.get(sent);
  if (!file) throw new Error('The output has no 404.html.');
  sendFile(request, response, file, { name: sent, isFound: name !== undefined, rules });
}

/** Path and query of a request target in origin form or absolute form (RFC 9112, section 3.2); `null` for others. */
function requestTarget(url: string): { pathname: string; search: string } | null {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=\?|$)/, '/');
  if (!local.startsWith('/')) return null;
  const [, pathname = '/', search = ''] = /^\/*(\/[^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  return { pathname, search };
}

/** Names that a path may mean: a file, or the page of a route in one of its forms. Pages are found by their route. */
function fileNames(local: string): string[] {
  const isPageFile = /(^|\/)(?:index|404)\.html$/.test(local);
  const route = normalizePath(local);
  return [...(isPageFile ? [] : [local.slice(1)]), route === '/' ? 'index.html' : `${route.slice(1)}/index.html`];
}

/** Sends a file in the smallest form that the client accepts, or 304 to a client that has it already. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  { name, isFound, rules }: { name: string; isFound: boolean; rules: HostingRules },
): void {
  const accepts = (encoding: string): boolean =>
    new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(
      String(request.headers['accept-encoding'] ?? ''),
    );
  const packed = (['br', 'gzip'] as const).find((encoding) => file[encoding] && accepts(encoding));
  const bytes = (packed && file[packed]) ?? file.bytes;
  const headers: OutgoingHttpHeaders = headersOf(rules, isFound ? name : '404.html');
  if (file.br ?? file.gzip) headers['Vary'] = 'Accept-Encoding';
  if (isFound) {
    headers['ETag'] = `"${file.tag}${packed ? `-${packed}` : ''}"`;
    // Files that never change are never asked for again, so a second validator would only make the answer longer.
    if (headers['Cache-Control'] !== IMMUTABLE) headers['Last-Modified'] = file.modified;
    if (fresh(request.headers, { etag: headers['ETag'], 'last-modified': headers['Last-Modified'] })) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  if (packed) headers['Content-Encoding'] = packed;
  response
    .writeHead(isFound ? 200 : 404, { ...headers, 'Content-Type': contentTypeOf(name), 'Content-Length': bytes.length })
    .end(bytes);
}
