import { REDIRECT_SCRIPT, scriptHash } from './redirects';

/**
 * The content security policy of all pages: everything from this site, inline scripts by hash, no inline styles,
 * and HTML and workers only through the policy `site` of `src/app/trusted.ts`.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = [...inlineScripts, REDIRECT_SCRIPT].map(scriptHash).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}

/**
 * The policy as a document carries it itself, for hosts that cannot say headers of an address that does not exist.
 * Who may frame a page can only be said in a header.
 */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

/** Headers of every answer, by name. */
export const ANSWER_HEADERS = { 'X-Content-Type-Options': 'nosniff' };

/** Of a file that is opened by its address, a reader sees the text and its styles; nothing runs, nothing is loaded. */
export const FILE_HEADERS = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Workers ask for files of the site. A worker follows the policy of its own script, not that of the page. */
export const WORKER_HEADERS = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

/** Further headers of documents. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}
