import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { chooseEncoding } from './encodings';
import { IMMUTABLE } from '../render/hosts/hosting';
import { parseRange } from './ranges';
import type { Representation, ServedFile } from './output';

/** How a file is sent. */
interface SendOptions {
  status: 200 | 404;
  headers: OutgoingHttpHeaders;
}

/**
 * Sends a file in the encoding the client likes best. With status 200, conditions and ranges are answered as RFC 9110
 * has them; the not-found page is always sent whole.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  { status, headers }: SendOptions,
): void {
  const chosen = chooseRepresentation(request, file);
  const isNegotiated = file.representations.length > 1;
  const shared: OutgoingHttpHeaders = { ...headers, ...(isNegotiated ? { Vary: 'Accept-Encoding' } : {}) };
  const whole: OutgoingHttpHeaders = { ...shared, 'Content-Type': file.type };
  if (chosen.encoding !== 'identity') whole['Content-Encoding'] = chosen.encoding;
  if (status !== 200) return sendBytes(response, status, whole, chosen.bytes);
  // What is kept for good is never asked for again, so a second validator would only make its answer longer.
  const dated = headers['Cache-Control'] === IMMUTABLE ? {} : { 'Last-Modified': file.modified };
  const validators = { ETag: chosen.etag, ...dated };
  if (fails(request, chosen.etag, file.modified)) {
    response.writeHead(412, shared).end();
    return;
  }
  if (fresh(request.headers, { etag: chosen.etag, 'last-modified': validators['Last-Modified'] })) {
    response.writeHead(304, { ...shared, ...validators }).end();
    return;
  }
  sendRange(request, response, { shared, whole: { ...whole, ...validators } }, chosen.bytes);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { shared, whole }: { shared: OutgoingHttpHeaders; whole: OutgoingHttpHeaders },
  bytes: Buffer,
): void {
  const { range: asked, 'if-range': condition } = request.headers;
  const applies = request.method === 'GET' && isSameAs(condition, whole);
  const range = asked !== undefined && applies ? parseRange(asked, bytes.length) : null;
  if (range === null) return sendBytes(response, 200, whole, bytes);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...shared, 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 }).end();
    return;
  }
  const { first, last } = range;
  const partial = { ...whole, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` };
  sendBytes(response, 206, partial, bytes.subarray(first, last + 1));
}

function sendBytes(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, bytes: Buffer): void {
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length }).end(bytes);
}

function chooseRepresentation({ headers }: IncomingMessage, { representations }: ServedFile): Representation {
  const known = representations.map(({ encoding }) => encoding);
  const encoding = chooseEncoding(String(headers['accept-encoding'] ?? ''), known);
  return representations.find((one) => one.encoding === encoding) ?? representations[0];
}

/** Whether `If-Match` or `If-Unmodified-Since` forbids the answer (section 13.2.2, steps 1 and 2). */
function fails({ headers }: IncomingMessage, etag: string, modified: string): boolean {
  const match = headers['if-match'];
  if (match !== undefined) return match.trim() !== '*' && !match.split(',').some((one) => one.trim() === etag);
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return Date.parse(modified) > since;
}

/** Whether `If-Range` names the very representation that would be sent (section 13.1.5). */
function isSameAs(condition: string | string[] | undefined, headers: OutgoingHttpHeaders): boolean {
  return condition === undefined || condition === headers['ETag'] || condition === headers['Last-Modified'];
}
