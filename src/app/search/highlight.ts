/**
 * Marks words on the page that a search result led to. Works with text nodes only: nothing of a query becomes markup.
 */

import '../styles/search.css';
import { HIGHLIGHT_FRAME_TIMEOUT_MS } from '../../shared/constants';
import { markText, type WantedTerms } from '../../shared/search/passage';
import { visibleText } from '../../shared/text';
import { announce } from '../announce';
import { make } from '../behaviours/dom';
import { wantedWords } from './wanted-words';

/** More marks than this do not help and cost layout. */
const MOST_MARKS = 400;
const SKIPPED =
  'script, style, svg, mark, button, select, textarea, iframe, .visually-hidden, ' +
  '.code-block__bar, .tabs__list, .breadcrumbs, .pagination, .toc, .toc-disclosure';

/**
 * Marks the words in the main container and in its same-origin frames, and shows a control that calls `onClear`.
 * Gives the function that takes everything back.
 */
export function markPage(main: HTMLElement, query: string, onClear: () => void): () => void {
  const wanted = wantedWords(visibleText(query) ?? '');
  const endings = [markTree(main, wanted)];
  const count = main.getElementsByTagName('mark').length;
  for (const frame of main.querySelectorAll('iframe')) endings.push(markFrame(frame, wanted));
  const button = make(
    'button',
    { type: 'button', class: 'button' },
    count === 0 ? 'Clear highlights' : `Clear highlights (${count})`,
  );
  button.addEventListener('click', () => {
    announce('Highlights cleared.');
    onClear();
  });
  const control = make('aside', { class: 'search-marks', 'aria-label': 'Highlights' }, button);
  document.body.append(control);
  return () => {
    control.remove();
    endings.forEach((end) => end());
  };
}

/** Wraps the wanted words of a tree in marks; gives the function that unwraps them. */
function markTree(root: HTMLElement, wanted: WantedTerms): () => void {
  const made: HTMLElement[] = [];
  for (const text of textNodes(root)) {
    if (made.length >= MOST_MARKS) break;
    made.push(...markNode(text, wanted));
  }
  for (const mark of made) mark.closest('.fold')?.setAttribute('open', '');
  return () => {
    for (const mark of made) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}

function textNodes(root: HTMLElement): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() && !node.parentElement?.closest(SKIPPED)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

/** Cuts from the end, so that earlier positions stay true. */
function markNode(text: Text, wanted: WantedTerms): HTMLElement[] {
  const { marks } = markText(text.data, wanted);
  return marks.reverse().map(([start, end]) => {
    const word = text.splitText(start);
    word.splitText(end - start);
    const mark = text.ownerDocument.createElement('mark');
    word.replaceWith(mark);
    mark.append(word);
    return mark;
  });
}

/** Marks a frame once it is loaded; given up after a while, and for frames of another origin. */
function markFrame(frame: HTMLIFrameElement, wanted: WantedTerms): () => void {
  let end: (() => void) | null = null;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), HIGHLIGHT_FRAME_TIMEOUT_MS);
  const mark = (): void => {
    // The browser keeps the document of another origin from us.
    const body = frame.contentDocument?.body;
    if (!body || end) return;
    end = markTree(body, wanted);
    clearTimeout(timer);
  };
  frame.addEventListener('load', mark, { signal: stop.signal });
  if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank') mark();
  return () => {
    clearTimeout(timer);
    stop.abort();
    end?.();
  };
}
