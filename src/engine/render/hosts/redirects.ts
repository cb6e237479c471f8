import { withBase } from '../../../shared/urls';
import { escapeAttribute, escapeText } from '../../model/html-text';
import { createHash } from 'node:crypto';

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
  const shown = Object.entries(properties ?? {}).map(
    ([name, content]) => `<meta property="og:${name}" content="${escapeAttribute(content)}">\n`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page moved to ${escapeText(to)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${shown.join('')}<link rel="canonical" href="${escapeAttribute(canonical)}" data-to="${escapeAttribute(href)}">
<script>${REDIRECT_SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeAttribute(href)}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${escapeAttribute(href)}">${escapeText(to)}</a>.</p>
</main>
</body>
</html>
`;
}

/** Source of an inline script for a content security policy (CSP Level 3, section 2.3.1). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
