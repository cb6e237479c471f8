import type { Element } from 'hast';
import { element, html, text } from '../markdown/html/hast';
import type { Chapter } from './chapter';

/** A chapter in its place. */
export interface BookChapter extends Chapter {
  id: string;
  depth: number;
}

interface BookFrame {
  lang: string;
  title: string;
  tagline: string;
  release: string;
  url: string;
  contents: string;
  sheets: readonly string[];
  css: string;
}

/** The whole book as one document. `numbers` are those of the pages on which chapters begin. */
export function bookHtml(
  frame: BookFrame,
  chapters: readonly BookChapter[],
  numbers: ReadonlyMap<string, number>,
): string {
  const name = `${frame.title} ${frame.release}`;
  const head = [
    element('meta', { charSet: 'utf-8' }),
    element('title', {}, [text(name)]),
    ...frame.sheets.map((href) => element('link', { rel: ['stylesheet'], href })),
    element('style', {}, [text(frame.css)]),
  ];
  const body = [front(frame), contents(frame, chapters, numbers), ...chapters.map(chapterElement)];
  const root = element('html', { lang: frame.lang, dataTheme: 'light', dataFoot: name }, [
    element('head', {}, head),
    element('body', { className: ['book'] }, body),
  ]);
  return html({ type: 'root', children: [{ type: 'doctype' }, root] });
}

function front({ title, tagline, release, url }: BookFrame): Element {
  return element('header', { className: ['book__front'] }, [
    element('p', { className: ['book__name'] }, [text(title)]),
    element('p', { className: ['book__release'] }, [text(release)]),
    element('p', {}, [text(tagline)]),
    element('p', {}, [element('a', { href: url }, [text(url)])]),
  ]);
}

function contents(frame: BookFrame, chapters: readonly BookChapter[], numbers: ReadonlyMap<string, number>): Element {
  const items = chapters.map(({ id, title, depth }) => {
    const number = element('span', { className: ['book__number'] }, [text(String(numbers.get(id) ?? ''))]);
    return element('li', { dataDepth: depth }, [
      element('a', { href: `#${id}` }, [element('span', {}, [text(title)]), number]),
    ]);
  });
  return element('nav', { className: ['book__contents'] }, [
    element('h1', { dataLevel: 1 }, [text(frame.contents)]),
    element('ol', {}, items),
  ]);
}

function chapterElement({ id, depth, title, content }: BookChapter): Element {
  const heading = element(`h${depth}`, { id, dataLevel: 1 }, [text(title)]);
  return element('section', { className: ['book__chapter'] }, [heading, ...content]);
}
