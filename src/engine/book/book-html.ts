import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { escapeAttribute, escapeText } from '../model/html-text';
import type { Chapter } from './chapter';

/** A chapter in its place. */
export interface BookChapter extends Chapter {
  id: string;
  depth: number;
}

/** The words around the chapters. */
interface BookFrame {
  lang: string;
  /** Name of the site. */
  title: string;
  tagline: string;
  release: string;
  /** Complete address of the version. */
  url: string;
  /** Heading of the list of contents. */
  contents: string;
  /** Addresses of the style sheets of pages. */
  sheets: readonly string[];
  /** Styles of the book itself. */
  css: string;
}

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/**
 * The whole book as one document: title, contents, chapters. `numbers` are those of the pages on which chapters begin.
 */
export function bookHtml(
  frame: BookFrame,
  chapters: readonly BookChapter[],
  numbers: ReadonlyMap<string, number>,
): string {
  const { lang, title, release } = frame;
  const name = `${title} ${release}`;
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeText(name)}</title>`,
    ...frame.sheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    `<style>${frame.css}</style>`,
  ];
  const body = [front(frame), contents(frame, chapters, numbers), ...chapters.map(chapterElement)];
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(lang)}" data-theme="light" data-foot="${escapeAttribute(name)}">
<head>${head.join('\n')}</head>
<body class="book">${toHtml(body)}</body>
</html>
`;
}

function front({ title, tagline, release, url }: BookFrame): Element {
  return element(
    'header',
    { className: ['book__front'] },
    element('p', { className: ['book__name'] }, text(title)),
    element('p', { className: ['book__release'] }, text(release)),
    element('p', {}, text(tagline)),
    element('p', {}, element('a', { href: url }, text(url))),
  );
}

/** Every chapter with the number of its page. */
function contents(frame: BookFrame, chapters: readonly BookChapter[], numbers: ReadonlyMap<string, number>): Element {
  const items = chapters.map(({ id, title, depth }) =>
    element(
      'li',
      { dataDepth: depth },
      element(
        'a',
        { href: `#${id}` },
        element('span', {}, text(title)),
        element('span', { className: ['book__number'] }, text(String(numbers.get(id) ?? ''))),
      ),
    ),
  );
  return element(
    'nav',
    { className: ['book__contents'] },
    element('h1', { dataLevel: 1 }, text(frame.contents)),
    element('ol', {}, ...items),
  );
}

function chapterElement({ id, depth, title, content }: BookChapter): Element {
  const heading = element(`h${depth}`, { id, dataLevel: 1 }, text(title));
  return element('section', { className: ['book__chapter'] }, heading, ...content);
}
