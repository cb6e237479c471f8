import { fromHtml } from 'hast-util-from-html';
import { digest } from '../../model/cache';
import type { FinishedArticle } from '../../markdown/finish';
import { plainHtml, type PlainFillers } from '../../markdown/html/plain';

/** A diagram as a file of its own: readers of feeds drop inline drawings. */
export interface FeedDrawing {
  file: string;
  svg: string;
}

interface FeedHtml {
  html: string;
  drawings: FeedDrawing[];
}

/**
 * The text of a post as readers of feeds take it: plain elements without classes and controls, every address
 * absolute. `pageUrl` is the post's own address, `fileUrl` gives that of a file of the output.
 */
export function postHtml(
  post: Pick<FinishedArticle, 'plain'>,
  pageUrl: string,
  fileUrl: (file: string) => string,
): FeedHtml {
  const drawings: FeedDrawing[] = [];
  const fillers = feedFillers(pageUrl, fileUrl, drawings);
  const html = post.plain({ ...fillers, fragment: (text) => plainHtml(fromHtml(text, { fragment: true }), fillers) });
  return { html, drawings };
}

/** The same of HTML that the engine has put together. */
export function feedHtml(html: string, pageUrl: string): string {
  return plainHtml(
    fromHtml(html, { fragment: true }),
    feedFillers(pageUrl, (file) => file, []),
  );
}

/** Notes the drawings that are asked for. */
function feedFillers(pageUrl: string, fileUrl: (file: string) => string, drawings: FeedDrawing[]): PlainFillers {
  return {
    address: (value) => (URL.canParse(value, pageUrl) ? new URL(value, pageUrl).href : value),
    drawing: (svg) => {
      const file = `assets/feeds/${digest(svg).slice(0, 12)}.svg`;
      drawings.push({ file, svg });
      return fileUrl(file);
    },
  };
}
