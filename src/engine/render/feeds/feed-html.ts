import { fromHtml } from 'hast-util-from-html';
import { digest } from '../../model/cache';
import { plainHtml } from '../../markdown/html/plain';

/** A diagram as a file of its own: readers of feeds drop inline drawings. */
export interface FeedDrawing {
  file: string;
  svg: string;
}

/**
 * HTML of a page as readers of feeds take it: plain elements without classes and controls, every address absolute.
 * `pageUrl` is the page's own address, `fileUrl` gives that of a file of the output.
 */
export function feedHtml(
  html: string,
  pageUrl: string,
  fileUrl: (file: string) => string,
): { html: string; drawings: FeedDrawing[] } {
  const drawings: FeedDrawing[] = [];
  const plain = plainHtml(fromHtml(html, { fragment: true }), {
    address: (value) => (URL.canParse(value, pageUrl) ? new URL(value, pageUrl).href : value),
    drawing: (svg) => {
      const file = `assets/feeds/${digest(svg).slice(0, 12)}.svg`;
      drawings.push({ file, svg });
      return fileUrl(file);
    },
  });
  return { html: plain, drawings };
}
