import { readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlTokens, type HtmlTag } from '../../markdown/tree/html-tokens';
import { placeInText, type TextPlace } from '../../model/place';
import type { OutgoingLink } from '../../plan/planned-page';
import { isWhole, ownPlace } from '../../plan/own-address';
import { classifyLink } from '../../plan/resolve-link';
import type { SiteConfig } from '../../read/config/schema';
import { stripBase } from '../../../shared/urls';

interface RenderedModule {
  root: string;
  source: string;
  site: Pick<SiteConfig, 'url' | 'base'>;
  html: string;
}

/**
 * Links into the site of a React page's HTML, at their place in its source; at its begin where the source puts the
 * address together. What the bundler puts beside its scripts is left out: it is there.
 */
export function moduleLinks({ root, source, site, html }: RenderedModule): OutgoingLink[] {
  const text = readFileSync(source, 'utf8');
  const file = path.relative(root, source).split(path.sep).join('/');
  const addresses = htmlTokens(html).flatMap((token) =>
    token.kind === 'tag' && token.name === 'a' ? (addressOf(token) ?? []) : [],
  );
  const targets = addresses.map((href) => (isWhole(href) ? href : (stripBase(href, site.base) ?? '')));
  return [...new Set(targets)].flatMap((target): OutgoingLink[] => {
    const link = classifyLink(target);
    const to = link.kind === 'site' && !target.startsWith('/assets/') ? link : ownPlace(target, site);
    return to ? [{ file, ...placeOfText(text, target), target, path: to.path, hash: to.hash, context: null }] : [];
  });
}

function addressOf({ attributes }: HtmlTag): string | null {
  const href = attributes.get('href');
  return typeof href === 'string' ? href : null;
}

/** Where a source holds a text between quotes. */
function placeOfText(source: string, text: string): TextPlace {
  const at = ['"', "'", '`'].map((quote) => source.indexOf(quote + text + quote)).find((offset) => offset >= 0);
  return placeInText(source, at === undefined ? 0 : at + 1);
}
