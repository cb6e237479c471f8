import { REDIRECT_SCRIPT, scriptHash } from './redirects';

/**
 * The content security policy of all pages: everything from this site, inline scripts by hash. Inline styles are
 * allowed because diagrams and line numbers carry a few; a style cannot run code.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = [...inlineScripts, REDIRECT_SCRIPT].map(scriptHash).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of every answer, by name. */
export const ANSWER_HEADERS = { 'X-Content-Type-Options': 'nosniff' };

/** Further headers of documents; they mean nothing on what a document loads. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}
