import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { withBase } from '../../../shared/urls';
import { element, htmlDocument, text } from '../../markdown/html/hast';
import type { AnswerHeaders } from './hosting';

/**
 * Script of every redirect page. It reads the target from the page, so that one hash in the policy allows all of
 * them, and keeps query and hash; a hash of the target counts where the address has none.
 */
export const REDIRECT_SCRIPT =
  "(function(){var to=document.querySelector('link[rel=canonical]').dataset.to.split('#'),own=location.search;" +
  "location.replace(to[0]+(to[0].indexOf('?')<0?own:own.replace('?','&'))+(location.hash||(to[1]?'#'+to[1]:'')))})()";

/** What is shown of a page where its address is shared. */
export interface SharedPage {
  title: string;
  image: string;
}

/**
 * A page that leads to another one for hosts without redirect rules. Without JavaScript a refresh and a link do. Who
 * shares the old address shares what is there now.
 */
export function redirectPage(to: string, base: string, canonical: string, shared: SharedPage | null): string {
  const href = withBase(to, base);
  const properties = shared && { title: shared.title, url: canonical, image: shared.image, 'image:alt': shared.title };
  const meta = (name: string, content: string): Element => element('meta', { name, content });
  const refresh = element('meta', { httpEquiv: ['refresh'], content: `0; url=${href}` });
  const head = [
    element('meta', { charSet: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    element('title', {}, [text(`Page moved to ${to}`)]),
    meta('robots', 'noindex'),
    element('link', { rel: ['icon'], href: 'data:,' }),
    ...Object.entries(properties ?? {}).map(([name, content]) => element('meta', { property: `og:${name}`, content })),
    element('link', { rel: ['canonical'], href: canonical, dataTo: href }),
    element('script', {}, [text(REDIRECT_SCRIPT)]),
    element('noscript', {}, [refresh]),
  ];
  const main = element('main', {}, [
    element('h1', {}, [text('This page has moved')]),
    element('p', {}, [text('It is now at '), element('a', { href }, [text(to)]), text('.')]),
  ]);
  return htmlDocument({ lang: 'en' }, head, element('body', {}, [main]));
}

/** Source of an inline script for a content security policy (CSP Level 3, section 2.3.1). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

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
    // Workers request files of the site. A worker follows the policy of its script, not of the page.
    workerHeaders: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
  };
}
