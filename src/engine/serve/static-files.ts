import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { redirectStatus, redirectTarget } from '../../shared/redirects';
import { addQuery, decodePercent, normalizePath, stripBase, withBase } from '../../shared/urls';
import { contentTypeOf } from '../model/files';
import { headersOf, IMMUTABLE, notFoundFile, RULES_FILE, type HostingRules, isPublic } from '../render/hosts/hosting';
import { forEachAtOnce } from '../model/progress';
import { CommandError } from '../model/errors';
import { walk } from '../read/walk';

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
  return (request, response) => void current().then((output) => answer(output, request, response));
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

interface ServedFile {
  bytes: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Digest of the content, without quotes: each form adds its name. */
  tag: string;
  /** Date of the file as headers write it. */
  modified: string;
}

interface Output {
  rules: HostingRules;
  /** Public files by path, without a slash in front. */
  files: ReadonlyMap<string, ServedFile>;
}

const AT_ONCE = 32;

/**
 * Reads a finished build whole, so that nothing that happens to its folder later touches an answer. Only plain files
 * are read: a link could lead out of the folder. Throws what the file system throws when files vanish meanwhile.
 */
export async function loadOutput(dist: string): Promise<Output> {
  const rules = readHostingRules(dist);
  const names = new Set(walk(dist, () => true));
  const files = new Map<string, ServedFile>();
  const readIf = async (name: string): Promise<Buffer | null> =>
    names.has(name) ? readFile(path.join(dist, name)) : null;
  await forEachAtOnce([...names].filter(isPublic), AT_ONCE, async (name) => {
    const bytes = await readFile(path.join(dist, name));
    const { mtime } = await lstat(path.join(dist, name));
    files.set(name, {
      bytes,
      br: await readIf(`${name}.br`),
      gzip: await readIf(`${name}.gz`),
      tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
      modified: mtime.toUTCString(),
    });
  });
  return { rules, files };
}

/** Gives the build to answer from. */
export type CurrentOutput = () => Promise<Output>;

/**
 * Follows the builds in a folder. Each request asks for the current one, and a new one is taken over whole before the
 * first request after it is answered; earlier requests keep theirs. While there is none, as in the moment of the swap,
 * the last one stays. Throws `CommandError` when there is none at the start.
 */
export async function followOutput(dist: string): Promise<CurrentOutput> {
  let current = await loadUnswapped(dist);
  let output = Promise.resolve(current.output);
  let isLoading = false;
  return () => {
    const identity = identityOf(dist);
    if (isLoading || identity === null || identity === current.identity) return output;
    isLoading = true;
    output = loadUnswapped(dist)
      .then((loaded) => (current = loaded).output)
      // A folder that cannot be read must not end a server that has a whole build in memory.
      .catch(() => current.output)
      .finally(() => (isLoading = false));
    return output;
  };
}

/** Reads a build; again when another one has replaced it meanwhile. Throws `CommandError` when there is none. */
async function loadUnswapped(dist: string): Promise<{ output: Output; identity: string }> {
  const identity = identityOf(dist);
  if (identity === null)
    throw new CommandError(`There is no built site in ${dist}. Run "npm run build" first, or "npm start" for both.`);
  const output = await loadOutput(dist).catch((error: unknown) => {
    if (identityOf(dist) === identity) throw error;
    return null;
  });
  return output && identityOf(dist) === identity ? { output, identity } : loadUnswapped(dist);
}

/** Distinguishes the build in a folder from every other one; `null` when there is none. */
function identityOf(dist: string): string | null {
  const folder = statSync(dist, { throwIfNoEntry: false, bigint: true });
  const rules = statSync(path.join(dist, RULES_FILE), { throwIfNoEntry: false, bigint: true });
  // Files of an earlier build may be in this one again; each build sets the time of its folder.
  return folder && rules ? `${folder.ino} ${folder.mtimeNs} ${rules.mtimeNs}` : null;
}
