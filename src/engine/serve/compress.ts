import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|atom\+xml|manifest\+json|feed\+json)|image\/svg\+xml)/;
/** Below this a compressed answer is no smaller. */
const SMALLEST_BYTES = 600;

/**
 * Wraps a handler so that texts are sent compressed. Answers are collected whole, which suits the small files of a
 * site. Compressed bodies are kept by ETag, so each file is compressed once.
 */
export function compress(handler: RequestListener): RequestListener {
  const kept = new Map<string, Buffer>();
  return (request, response) => {
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    if (encoding === null || request.method === 'HEAD' || request.headers.range !== undefined)
      return handler(request, response);
    collectBody(response, (body, send) => {
      const type = String(response.getHeader('Content-Type') ?? '');
      response.setHeader('Vary', 'Accept-Encoding');
      if (!COMPRESSIBLE.test(type) || body.length < SMALLEST_BYTES) return send(body);
      const key = `${encoding} ${request.url ?? ''} ${String(response.getHeader('ETag') ?? '')}`;
      const packed = kept.get(key) ?? pack(body, encoding);
      if (response.getHeader('ETag')) kept.set(key, packed);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', packed.length);
      send(packed);
    });
    handler(request, response);
  };
}

type Encoding = 'br' | 'gzip';

function chooseEncoding(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function pack(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipSync(body, { level: 9 });
}

/** Holds back head and body of a response until it ends. */
function collectBody(response: ServerResponse, finish: (body: Buffer, send: (body: Buffer) => void) => void): void {
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let status: number | null = null;
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = ((code: number, ...rest: unknown[]) => {
    status = code;
    const headers = rest.find((part) => typeof part === 'object');
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string | number>))
      response.setHeader(name, value);
    return response;
  }) as ServerResponse['writeHead'];
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk);
    const callback = rest.find((part) => typeof part === 'function') as (() => void) | undefined;
    callback?.();
    return true;
  }) as ServerResponse['write'];
  response.end = ((chunk?: unknown) => {
    keep(chunk);
    const body = Buffer.concat(chunks);
    finish(body, (bytes) => {
      writeHead(status ?? response.statusCode);
      end(bytes);
    });
    return response;
  }) as ServerResponse['end'];
}
