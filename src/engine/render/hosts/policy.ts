import type { AnswerHeaders } from './hosting';
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

/** The headers of a build whose pages have some inline scripts. */
export function policyHeaders(inlineScripts: readonly string[]): AnswerHeaders {
  return {
    headers: { 'X-Content-Type-Options': 'nosniff' },
    documentHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(inlineScripts),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    },
    // Of a file that is opened by its address, a reader sees the text and its styles; nothing runs, nothing is loaded.
    fileHeaders: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
    // Workers request files of the site. A worker follows the policy of its own script, not that of the page.
    workerHeaders: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
  };
}
