import { beforeAll, expect, test } from 'vitest';
import { siteData } from '../plan/site-data';
import { readHeads } from '../read/site';
import { builtOrchard } from '../test-orchard';
import { bookOf } from './book';
import { chapterOf, sidebarPages } from './chapter';
import { pageNumbers } from './print-book';

let book: ReturnType<typeof bookOf>;
beforeAll(async () => {
  const { root, dist } = await builtOrchard();
  const [head] = await readHeads(root);
  const words = { tagline: head.config.tagline, contents: 'Contents' };
  book = bookOf({ dist, site: siteData(head), version: 'v0.44.1', ...words });
}, 120_000);

test('a book has a chapter for each entry of the sidebar, in its order and depth', () => {
  const items = [...book.html(new Map()).matchAll(/<li data-depth="(\d)"><a href="#(\w+)"><span>(.*?)<\/span>/g)];
  expect(items.map(([, ...said]) => said.join(' '))).toMatchInlineSnapshot(`
    [
      "1 p0 All guides",
      "2 p1 Plant a tree",
      "2 p2 Prune",
      "2 p3 deep",
      "3 p4 Roots",
      "2 p5 Fell a tree",
      "1 p6 Gadgets",
      "2 p7 trace_bind",
      "2 p8 trace_dns",
      "1 p9 The orchard",
    ]
  `);
  expect(book.chapters).toBe(items.length);
});

test('links lead to chapters and their sections, and out of the book with complete addresses', () => {
  const html = book.html(new Map());
  const chapters = html.split('<section class="book__chapter">');
  const plant = chapters.find((text) => text.includes('>Plant a tree</h')) ?? '';
  const prune = chapters.find((text) => text.includes('>Prune</h')) ?? '';
  const [, id] = /id="(p\d+)"/.exec(prune) ?? [];
  expect(plant).toContain(`href="#${id}-when"`);
  expect(prune).toContain(`id="${id}-when"`);
  expect(html).not.toMatch(/<a [^>]*href="\//);
});

const place = { id: 'p3', depth: 2, address: (href: string) => `to:${href}` };
const chapter = (html: string): string =>
  JSON.stringify(chapterOf(`<h1> A <b>title</b></h1><div class="prose">${html}</div>`, place).content);

test('the title of a page is the text of its heading, and only what it says is taken', () => {
  const { title, content } = chapterOf(
    '<h1> A <b>title</b></h1><nav>no</nav><p class="page__lead">Lead.</p><div class="prose"><p>Text.</p></div>',
    place,
  );
  expect([title, content.length]).toEqual(['A title', 2]);
});

test.each([
  ['ids get the prefix of the chapter', '<p id="a"></p>', '"id":"p3-a"'],
  ['what is named by them too', '<input aria-describedby="a b">', '"ariaDescribedBy":"p3-a p3-b"'],
  ['links lead to pages of the book', '<a href="/x">x</a>', '"href":"to:/x"'],
  ['folded parts are open', '<details></details>', '"open":true'],
  ['pictures are loaded at once', '<img loading="lazy">', '"loading":"eager"'],
  ['headings go down with the depth', '<h2>x</h2>', '"tagName":"h3","properties":{"dataLevel":2}'],
  ['but not below the last', '<h6>x</h6>', '"tagName":"h6"'],
  ['heads of lists are none', '<h3 class="rows__head">x</h3>', '"tagName":"p"'],
])('%s', (_, html, expected) => expect(chapter(html)).toContain(expected));

test.each([
  '<button>x</button>',
  '<script>x</script>',
  '<a class="heading-anchor">x</a>',
  '<form class="finder__form">x</form>',
])('controls are left out on paper: %s', (html) => expect(chapter(`${html}${html}<p>stays</p>`)).not.toContain('"x"'));

test('parts of a sidebar without a page have their label; what only a reader of screens hears is no part of it', () =>
  expect(
    sidebarPages(
      '<ul><li><span class="sidebar__group-title">Guides</span><ul>' +
        '<li><a class="sidebar__link" href="/a">A<span class="visually-hidden"> more</span></a></li></ul></li>' +
        '<li><a class="sidebar__link" href="/b"> </a></li></ul>',
    ),
  ).toEqual([
    { label: 'Guides', href: null, depth: 1 },
    { label: 'A', href: '/a', depth: 2 },
  ]));

/** A document as Chromium writes it: pages in their order, places by their names. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj\n<</Type /Catalog\n/Pages 2 0 R\n/Dests 9 0 R>>\nendobj',
  '2 0 obj\n<</Type /Pages\n/Kids [4 0 R 6 0 R]>>\nendobj',
  '4 0 obj\n<</Type /Page>>\nendobj',
  '6 0 obj\n<</Type /Page\n/Length 3>>\nstream\nabc\nendstream\nendobj',
  '9 0 obj\n<</p0 [4 0 R /XYZ 0 0 0]\n/p1-caf#c3#a9 [6 0 R /XYZ 0 0 0]\n/none [7 0 R /XYZ 0 0 0]>>\nendobj',
].join('\n');

test('the numbers of pages are read from a PDF by the names of places', () => {
  expect([...pageNumbers(Buffer.from(PDF, 'latin1'))]).toEqual([
    ['p0', 1],
    ['p1-café', 2],
  ]);
  expect(() => pageNumbers(Buffer.from('%PDF-1.4'))).toThrow('The pages of the PDF could not be read.');
});
