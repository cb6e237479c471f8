import { decodeHTMLAttribute } from 'entities';
import { decodePercent, normalizePath, stripBase, withLastSlash } from '../../../shared/urls';

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
