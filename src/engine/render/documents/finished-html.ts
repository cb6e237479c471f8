import { decodeHTMLAttribute } from 'entities';
import { decodePercent, normalizePath, stripBase, withLastSlash } from '../../../shared/urls';
import { escapeAttribute } from '../../model/html-text';

/** Rewrites finished HTML. */
export type FinishHtml = (html: string) => string;

/**
 * Gives links to pages a slash at their end, on the finished text: there every link has its address, whoever made it.
 * Links to files stay.
 */
export function slashLinks(paths: Iterable<string>, base: string): FinishHtml {
  const routes = new Set([...paths].map(normalizePath));
  const isPage = (address: string): boolean => {
    const local = stripBase(address.replace(/[?#].*$/s, ''), base);
    return local !== null && routes.has(normalizePath(decodePercent(local)));
  };
  return (html) =>
    html.replace(/ href="(\/[^"]*)"/g, (whole, address: string) =>
      isPage(decodeHTMLAttribute(address)) ? ` href="${withLastSlash(address)}"` : whole,
    );
}

/**
 * Marks the link of the current page in a sidebar fragment and opens the categories around it. Done on the finished
 * text, because one fragment serves all pages of a version and rendering it for each would be most of a build.
 */
export function markCurrent(fragment: string, href: string): string {
  const link = `href="${escapeAttribute(href)}"`;
  const at = fragment.indexOf(`${link}>`) >= 0 ? fragment.indexOf(`${link}>`) : fragment.indexOf(`${link} `);
  if (at < 0) return fragment;
  const opened = openAncestors(fragment.slice(0, at));
  return `${opened}${link} aria-current="page"${openOwn(fragment.slice(at + link.length))}`;
}

/** The link to a category's own page stands right before its disclosure, which then opens. */
function openOwn(after: string): string {
  return after.replace(/^([^<]*<\/a><details\b(?![^>]* open)[^>]*)>/, '$1 open="">');
}

/** Opens every `<details>` that is not closed again in the text before the link. */
function openAncestors(before: string): string {
  const starts: number[] = [];
  for (const match of before.matchAll(/<(\/?)details\b[^>]*>/g)) {
    if (match[1]) starts.pop();
    else starts.push(match.index);
  }
  let out = before;
  for (const start of starts.reverse()) {
    const end = out.indexOf('>', start);
    if (!/ open\b/.test(out.slice(start, end))) out = `${out.slice(0, end)} open=""${out.slice(end)}`;
  }
  return out;
}
